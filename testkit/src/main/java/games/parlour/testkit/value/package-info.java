/**
 * Looks into values made of records, lists and maps: what they hold, and where two of them differ.
 */
@NullMarked
package games.parlour.testkit.value;

import org.jspecify.annotations.NullMarked;

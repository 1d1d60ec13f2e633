/**
 * What players add to the seed, seeds that are promised to them, and checking the dice afterwards.
 */
@NullMarked
package games.parlour.server.fairness;

import org.jspecify.annotations.NullMarked;

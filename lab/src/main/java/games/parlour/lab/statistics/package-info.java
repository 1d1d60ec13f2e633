/**
 * How sure a score is: Elo differences, intervals and the sequential test that ends a match.
 * Immutable values and pure functions, safe for any thread.
 */
@NullMarked
package games.parlour.lab.statistics;

import org.jspecify.annotations.NullMarked;

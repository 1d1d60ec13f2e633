/**
 * Counts of the positions that can be reached in so many moves, and tables of known counts. Safe
 * for several threads, as nothing is kept.
 */
@NullMarked
package games.parlour.testkit.perft;

import org.jspecify.annotations.NullMarked;

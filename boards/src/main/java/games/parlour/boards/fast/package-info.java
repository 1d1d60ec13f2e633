/**
 * What the fast forms of grid games share: one base for them, and its parts, which find steps and
 * hops in sets of squares for all pieces at once.
 *
 * <p>Everything with state is mutable and belongs to one thread at a time; nothing is allocated
 * while a game is played. Sets are arrays of longs as {@link games.parlour.boards.fast.SquareBits}
 * lays them out.
 */
@NullMarked
package games.parlour.boards.fast;

import org.jspecify.annotations.NullMarked;

/**
 * What grid games share and what knows no game: squares and sets of them, directions, chains of
 * hops, one-line boards, repetition, and the data from which any grid game is drawn.
 *
 * <p>Squares are small whole numbers that only a {@link games.parlour.boards.Grid} can read. They
 * are numbered file by file, so that their natural order is the order in which moves are listed.
 * All types are immutable and safe to share, except those of {@link games.parlour.boards.fast},
 * which say so.
 *
 * <p>Read on in {@code docs/rooms/boards.md}.
 */
@NullMarked
package games.parlour.boards;

import org.jspecify.annotations.NullMarked;

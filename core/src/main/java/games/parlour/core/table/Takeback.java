package games.parlour.core.table;

import games.parlour.core.Seat;

/**
 * A move that can be taken back.
 *
 * @param seat whose move it was
 * @param to the number of the entry after which the game goes on
 */
public record Takeback(Seat seat, int to) {}

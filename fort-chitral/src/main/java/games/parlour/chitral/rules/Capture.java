package games.parlour.chitral.rules;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;

/**
 * F3: whom a man takes where it has just arrived: enemies between it and another man of its side,
 * in a straight line, next to both.
 *
 * @param partners the other men of its side
 */
record Capture(Grid grid, boolean diagonals, SquareSet partners, SquareSet enemies) {
  /** The enemies that a man takes who has arrived on a square. */
  SquareSet at(int square) {
    SquareSet taken = SquareSet.empty();
    for (Direction direction : Direction.values()) {
      int next = grid.step(square, direction);
      if (enemies.contains(next)
          && partners.contains(grid.step(next, direction))
          && (diagonals || !direction.isDiagonal())) {
        taken = taken.with(next);
      }
    }
    return taken;
  }
}

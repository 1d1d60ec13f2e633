package games.parlour.testkit.cross;

import games.parlour.boards.Grid;
import games.parlour.core.Seat;
import games.parlour.core.Side;
import java.util.List;

/** The board and the numbers of Cross, and who plays it. */
final class CrossRules {
  /** Seven by seven without a block of four in each corner. */
  static final Grid GRID = cross(new Grid(7, 7));

  /** After so many turns without a capture the game is a draw. */
  static final int QUIET_LIMIT = 30;

  static final String START = "..mcm../..3../7/7/7/..3../..MCM.. w 0";

  static final List<Side> SIDES = List.of(new Side(0, "white"), new Side(1, "black"));
  static final List<Seat> SEATS =
      List.of(new Seat(0, "white", SIDES.get(0)), new Seat(1, "black", SIDES.get(1)));

  private CrossRules() {}

  private static Grid cross(Grid whole) {
    return whole
        .without(whole.rectangle("a1", "b2"))
        .without(whole.rectangle("f1", "g2"))
        .without(whole.rectangle("a6", "b7"))
        .without(whole.rectangle("f6", "g7"));
  }
}

package games.parlour.testkit.ghosts;

import games.parlour.boards.Grid;
import games.parlour.core.Seat;
import games.parlour.core.Side;
import java.util.List;

/** The numbers of Ghosts, and who plays it. */
final class GhostsRules {
  static final Grid GRID = new Grid(4, 4);

  /** How many good ghosts a side has, and how many evil ones. */
  static final int OF_A_KIND = 2;

  /** After so many turns without a capture the game is a draw. */
  static final int QUIET_LIMIT = 20;

  static final List<Side> SIDES = List.of(new Side(0, "white"), new Side(1, "black"));
  static final List<Seat> SEATS =
      List.of(new Seat(0, "white", SIDES.get(0)), new Seat(1, "black", SIDES.get(1)));

  private GhostsRules() {}

  /** The squares of a side's home rank, from the left. */
  static List<String> home(int side) {
    return GRID.names(side == 0 ? GRID.rectangle("a1", "d1") : GRID.rectangle("a4", "d4"));
  }
}

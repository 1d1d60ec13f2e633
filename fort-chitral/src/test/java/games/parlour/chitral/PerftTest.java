package games.parlour.chitral;

import games.parlour.core.Game;
import games.parlour.testkit.PerftContract;

/** Known counts of positions. */
class PerftTest extends PerftContract<ChitralPosition, ChitralMove> {
  @Override
  public Game<ChitralPosition, ChitralMove> game() {
    return new FortChitral();
  }

  @Override
  public int atLeast() {
    return 594;
  }

  /** The table is long. */
  @Override
  public int slowLimit() {
    return 5_000;
  }
}

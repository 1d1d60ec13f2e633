package games.parlour.chitral;

import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralPosition;
import games.parlour.core.Game;
import games.parlour.testkit.PerftContract;

/** Known counts of positions. */
class PerftTest extends PerftContract<ChitralPosition, ChitralMove> {
  @Override
  protected Game<ChitralPosition, ChitralMove> game() {
    return new FortChitral();
  }

  @Override
  protected int atLeast() {
    return 594;
  }

  /** The table is long. */
  @Override
  protected int slowLimit() {
    return 5_000;
  }
}

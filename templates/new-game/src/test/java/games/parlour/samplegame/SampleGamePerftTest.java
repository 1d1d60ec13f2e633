package games.parlour.samplegame;

import games.parlour.core.Game;
import games.parlour.testkit.PerftContract;

/** Known counts of positions. */
class SampleGamePerftTest extends PerftContract<SampleGamePosition, SampleGameMove> {
  @Override
  protected Game<SampleGamePosition, SampleGameMove> game() {
    return new SampleGame();
  }

  @Override
  protected int atLeast() {
    return 7;
  }
}

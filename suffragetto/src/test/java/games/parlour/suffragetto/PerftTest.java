package games.parlour.suffragetto;

import games.parlour.core.Game;
import games.parlour.testkit.PerftContract;

/** Known counts of positions. */
class PerftTest extends PerftContract<SuffragettoPosition, SuffragettoMove> {
  @Override
  public Game<SuffragettoPosition, SuffragettoMove> game() {
    return new Suffragetto();
  }

  @Override
  public int atLeast() {
    return 60;
  }
}

package games.parlour.suffragetto;

import games.parlour.core.Game;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.testkit.PerftContract;

/** Known counts of positions. */
class PerftTest extends PerftContract<SuffragettoPosition, SuffragettoMove> {
  @Override
  protected Game<SuffragettoPosition, SuffragettoMove> game() {
    return new Suffragetto();
  }

  @Override
  protected int atLeast() {
    return 60;
  }
}

package games.parlour.testkit.shores;

import games.parlour.core.Game;
import games.parlour.testkit.GameContract;

class ShoresContractTest extends GameContract<ShoresPosition, ShoreMove> {
  private final ShoresGame game = new ShoresGame();

  @Override
  protected Game<ShoresPosition, ShoreMove> game() {
    return game;
  }

  @Override
  protected boolean readsPositions() {
    return false;
  }
}

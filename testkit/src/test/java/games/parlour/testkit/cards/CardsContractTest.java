package games.parlour.testkit.cards;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.testkit.GameContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class CardsContractTest extends GameContract<CardsPosition, CardMove> {
  private static final String LATE = "3 on 2 1-1 00000 1412 2131/4252/12/3a11 7 choose";

  private final CardsGame game = new CardsGame();

  @Override
  protected Game<CardsPosition, CardMove> game() {
    return game;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        game.setup(Occasion.STUDY),
        game.setup(Occasion.TABLE),
        game.setup(Occasion.STUDY, Map.of("rounds", "3"), Optional.empty()),
        game.setup(Occasion.STUDY, Map.of(), Optional.of(LATE)));
  }

  @Override
  protected int games() {
    return 6;
  }
}

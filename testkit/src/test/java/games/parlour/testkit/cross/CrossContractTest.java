package games.parlour.testkit.cross;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.testkit.BoardContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class CrossContractTest extends BoardContract<CrossPosition, CrossMove> {
  private static final String LATE = "..3../..1c1../7/2mM3/4C2/..3../..3.. w 26";

  private final CrossGame game = new CrossGame();

  @Override
  protected Game<CrossPosition, CrossMove> game() {
    return game;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        game.setup(Occasion.STUDY), game.setup(Occasion.STUDY, Map.of(), Optional.of(LATE)));
  }
}

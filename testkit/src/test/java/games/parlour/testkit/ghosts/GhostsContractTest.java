package games.parlour.testkit.ghosts;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.testkit.BoardContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class GhostsContractTest extends BoardContract<GhostsPosition, GhostMove> {
  private static final String LATE = "4/1g2/1Ee1/G3 w 17 hidden";

  private final GhostsGame game = new GhostsGame();

  @Override
  protected Game<GhostsPosition, GhostMove> game() {
    return game;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        game.setup(Occasion.STUDY),
        game.setup(Occasion.STUDY, Map.of("hidden", "off"), Optional.empty()),
        game.setup(Occasion.STUDY, Map.of(), Optional.of(LATE)));
  }
}

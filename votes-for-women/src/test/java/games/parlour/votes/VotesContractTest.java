package games.parlour.votes;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.testkit.GameContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class VotesContractTest extends GameContract<VotesPosition, VotesMove> {
  @Override
  protected Game<VotesPosition, VotesMove> game() {
    return new VotesForWomen();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        game().setup(Occasion.STUDY),
        game().setup(Occasion.STUDY, Map.of("supply", "printed"), Optional.empty()));
  }

  @Override
  protected boolean hasSecrets() {
    return true;
  }
}

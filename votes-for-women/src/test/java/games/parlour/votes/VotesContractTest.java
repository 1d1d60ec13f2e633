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
        setup(Map.of()),
        setup(Map.of("supply", "printed")),
        setup(Map.of("mode", "two-on-one")),
        setup(Map.of("mode", "one-on-two")),
        setup(Map.of("mode", "two-on-two", "hands", "open")),
        setup(Map.of("mode", "solitaire", "bot-dice", "black", "bot-vote", "black")),
        setup(Map.of("mode", "cooperative")));
  }

  private Setup setup(Map<String, String> chosen) {
    return game().setup(Occasion.STUDY, chosen, Optional.empty());
  }
}

package games.parlour.samplegame;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.testkit.BoardContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The laws that every game obeys, from the start and where the end is near. */
class SampleGameContractTest extends BoardContract<SampleGamePosition, SampleGameMove> {
  @Override
  protected Game<SampleGamePosition, SampleGameMove> game() {
    return new SampleGame();
  }

  /** Add late positions, so that the laws also see what is rare in random games. */
  @Override
  protected List<Setup> setups() {
    return List.of(
        game().setup(Occasion.TABLE),
        game().setup(Occasion.STUDY, Map.of(), Optional.of("2b2/w4/5/4b/2w2 w")),
        game().setup(Occasion.STUDY, Map.of(), Optional.of("5/bb3/ww3/5/5 w")));
  }
}

package games.parlour.chitral;

import games.parlour.boards.BoardContract;
import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The laws that every game obeys, in all layouts, from the start and from thin positions. */
class ChitralContractTest extends BoardContract<ChitralPosition, ChitralMove> {
  /** Few men, close together, the Fort half full. */
  private static final String LATE = "12/12/3w1b6/4bw6/3wbw1w4/5wb5/3b1bw5/4w1b5/5b6/12/12/12 ";

  @Override
  protected Game<ChitralPosition, ChitralMove> game() {
    return new FortChitral();
  }

  /** Fewer from each set-up, as there are many. */
  @Override
  protected int games() {
    return 2;
  }

  @Override
  protected List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (String layout : Layout.words()) {
      setups.add(game().setup(Occasion.TABLE, Map.of("layout", layout), Optional.empty()));
    }
    for (String options :
        List.of("all end on", "all each off", "orthogonal end off", "orthogonal each on")) {
      String line = LATE + "b corners " + options + " 3 0";
      setups.add(game().setup(Occasion.STUDY, Map.of(), Optional.of(line)));
    }
    return setups;
  }
}

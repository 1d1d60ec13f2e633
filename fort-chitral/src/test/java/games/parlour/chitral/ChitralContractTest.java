package games.parlour.chitral;

import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralPosition;
import games.parlour.chitral.rules.Layout;
import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.testkit.BoardContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The laws that every game obeys, in all layouts, from the start and where ends are near. */
class ChitralContractTest extends BoardContract<ChitralPosition, ChitralMove> {
  /** Men in contact around the Fort, three of each side one step short of filling it. */
  private static final String FORT = "12/12/3w1b6/4bw6/4w1bw4/3bw1b1w3/4bb1w4/4w1b5/5b6/12/12/12 ";

  /** Four against four in contact: soon one side, or both, have too few. */
  private static final String FEW = "12/12/12/12/5wb5/4bw6/5bw5/4w1b5/12/12/12/12 ";

  /** A man without a move, and one who lets him out or not. */
  private static final String STUCK = "12/12/12/12/12/12/12/12/12/2b9/bb10/wb10 ";

  /** A crowd with many ways for a chain, and captures beside them. */
  private static final String CROWD =
      "12/12/2w1b7/1wbw1wb5/3b1w6/2w1w1bw4/1b1b1b6/2w1w1w5/4b2b4/12/12/12 ";

  /** The large boards, late. */
  private static final String WIDE =
      "18/18/18/18/18/18/7w3b6/8bw8/7bw1w7/6w1bb8/8w2b6/9bw7/18/18/18/18/18/18 ";

  private static final String MIDDLE =
      "16/16/16/16/16/6w1b7/5bw9/6b1w1b5/5wb1w7/7bw7/16/16/16/16/16/16 ";

  @Override
  protected Game<ChitralPosition, ChitralMove> game() {
    return new FortChitral();
  }

  /** 84,100 moves, most of them ways of one man through the crowd. */
  @Override
  protected List<String> crowds() {
    return List.of(
        "12/9b2/5w1w1b2/9bw1/4bb1wwwb1/b2bwb4w1/3w1b1w1w2/12/3b1www1bb1/2wb5bw1/4b2w1bb1/9w2"
            + " w corners all each on 0 0");
  }

  /** Fewer from each set-up, as there are many. */
  @Override
  protected int games() {
    return 1;
  }

  @Override
  protected List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (String layout : Layout.words()) {
      setups.add(game().setup(Occasion.TABLE, Map.of("layout", layout), Optional.empty()));
    }
    for (String line :
        List.of(
            FORT + "w corners all end on 0 0",
            FORT + "b corners orthogonal each on 0 0",
            FORT + "b corners orthogonal end off 0 0",
            FEW + "w corners all end off 0 0",
            FEW + "b corners all each on 0 0",
            STUCK + "w corners all end off 0 0",
            STUCK + "w corners all end off 3 1",
            CROWD + "w corners all each off 0 0",
            CROWD + "b corners orthogonal each on 0 0",
            WIDE + "w ranks all each on 0 0",
            MIDDLE + "b lines all end on 0 0")) {
      setups.add(game().setup(Occasion.STUDY, Map.of(), Optional.of(line)));
    }
    return setups;
  }
}

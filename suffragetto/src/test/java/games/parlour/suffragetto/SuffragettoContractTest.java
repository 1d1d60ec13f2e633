package games.parlour.suffragetto;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.suffragetto.rules.Rules;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.testkit.BoardContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;

/** The laws that every game obeys, in all editions, from the start and from thin positions. */
@Tag("slow")
class SuffragettoContractTest extends BoardContract<SuffragettoPosition, SuffragettoMove> {
  /** Enough inmates for exchanges, few pieces, buildings half full. */
  private static String late(String edition) {
    return "17/17/17/7s1s7/7s4p4/4p3L8/17/5I3s7/17/17/17/4L3p8/8p8/7p2s6/17/17/17"
        + " s S9+3/P10+4 "
        + edition
        + " 3 0 -";
  }

  @Override
  protected Game<SuffragettoPosition, SuffragettoMove> game() {
    return new Suffragetto();
  }

  /** 125,267 ways of one Leader, and 49,270 of several. */
  @Override
  protected List<String> crowds() {
    return List.of(
        "17/17/17/17/17/17/5p1p1I7/4pppppI7/5p1p1I7/4pppppI7/4Lp1p1I7/17/17/17/17/17/17"
            + " s S0+0/P0+0 1908 0 0 -",
        "17/17/17/17/17/17/2LL13/5s1s1s1s5/2Ls1I1I1I1I5/4pspspsps5/2Ls1p1p1p7/17/2Ls1s5p5"
            + "/17/17/17/17 s S0+0/P0+0 1908 0 0 -");
  }

  @Override
  protected List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (String edition : List.of("1908", "2016", "german")) {
      Map<String, String> chosen = Map.of(Rules.EDITION, edition);
      setups.add(game().setup(Occasion.TABLE, chosen, Optional.empty()));
      Optional<String> late = Optional.of(late(edition));
      setups.add(game().setup(Occasion.STUDY, chosen, late));
    }
    return setups;
  }
}

package games.parlour.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Resources;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.VariationReader;
import games.parlour.suffragetto.Suffragetto;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What the search says about a set of positions at a fixed number of nodes. Any change of search,
 * evaluation or weights shows here; if it was meant, signature.txt is changed with it.
 */
class SignatureTest {
  private static final int NODES = 3000;

  @Test
  void theSearchIsTheOneThatWasMeasured() {
    List<String> lines = new ArrayList<>();
    for (String edition : List.of("1908", "german")) {
      lines.addAll(signature(new Suffragetto(), Map.of("edition", edition)));
    }
    for (String layout : List.of("ranks", "lines", "corners")) {
      lines.addAll(signature(new FortChitral(), Map.of("layout", layout)));
    }
    assertThat(String.join("\n", lines) + "\n")
        .isEqualTo(Resources.read(SignatureTest.class, "signature.txt"));
  }

  private static <P extends Position<P, M>, M extends Move> List<String> signature(
      Game<P, M> game, Map<String, String> options) {
    VariationReader<P, M> reader = new VariationReader<>(game);
    List<String> lines = new ArrayList<>();
    for (P p : Middlegames.of(game, options, 4)) {
      Search<P, M> search = Search.of(game, new TranspositionTable(2));
      Variation found =
          search.think(p, SearchTask.best(Budget.nodes(NODES)), best -> {}).getFirst();
      Assessment<M> assessment = reader.read(p, found);
      String line =
          assessment.line().stream().map(game.notation()::write).collect(Collectors.joining(" "));
      lines.add(
          "%s %s: depth %d, score %d, %d nodes, %s"
              .formatted(
                  game.id(),
                  String.join(" ", options.values()),
                  assessment.depth(),
                  assessment.score(),
                  search.nodes(),
                  line));
    }
    return lines;
  }
}

package games.parlour.chitral;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Resources;
import games.parlour.testkit.Perft;
import games.parlour.testkit.PerftTable;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The number of positions in so many moves, from the start and from positions of every kind. */
class PerftTest {
  private static final int FAST_LIMIT = 5_000_000;
  private static final int SLOW_LIMIT = 20_000;

  private final FortChitral game = new FortChitral();
  private final String table = Resources.read(PerftTest.class, "perft.txt");

  @Test
  void theFastFormCountsWhatTheTableSays() {
    assertThat(PerftTable.check(game, table, FAST_LIMIT)).isGreaterThan(500);
  }

  @Test
  void theValueFormCountsTheSame() {
    for (PerftTable.Line line : PerftTable.read(game, table)) {
      for (Map.Entry<Integer, Long> known : line.counts().entrySet()) {
        if (known.getValue() <= SLOW_LIMIT) {
          assertThat(Perft.slowly(game.start(line.setup()), known.getKey()))
              .as("line %d depth %d", line.number(), known.getKey())
              .isEqualTo(known.getValue());
        }
      }
    }
  }
}

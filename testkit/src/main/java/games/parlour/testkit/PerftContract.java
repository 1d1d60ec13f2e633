package games.parlour.testkit;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.text.Resources;
import games.parlour.testkit.law.LawViolation;
import games.parlour.testkit.perft.Perft;
import games.parlour.testkit.perft.PerftTable;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The number of positions in so many moves, from the start and from positions of every kind: extend
 * it beside a table named {@code perft.txt}.
 */
public abstract class PerftContract<P extends Position<P, M>, M extends Move> {
  private static final int FAST_LIMIT = 5_000_000;
  private static final int SLOW_LIMIT = 20_000;

  /** The game. */
  protected abstract Game<P, M> game();

  /** How many counts the table has at least, so that none gets lost. */
  protected abstract int atLeast();

  /** The largest count that the value form is made to repeat. */
  protected int slowLimit() {
    return SLOW_LIMIT;
  }

  private String table() {
    return Resources.read(getClass(), "perft.txt");
  }

  @Test
  public void theFastFormCountsWhatTheTableSays() {
    int checked = PerftTable.check(game(), table(), FAST_LIMIT);
    LawViolation.unless(checked >= atLeast(), "the table is whole", checked, atLeast());
  }

  @Test
  public void theValueFormCountsTheSame() {
    for (PerftTable.Line line : PerftTable.read(game(), table())) {
      for (Map.Entry<Integer, Long> known : line.counts().entrySet()) {
        if (known.getValue() <= slowLimit()) {
          long counted = Perft.slowly(game().start(line.setup()), known.getKey());
          boolean same = counted == known.getValue();
          LawViolation.unless(same, "both forms count alike", line.number(), known, counted);
        }
      }
    }
  }
}

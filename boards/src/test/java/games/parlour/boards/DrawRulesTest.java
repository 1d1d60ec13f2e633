package games.parlour.boards;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.fast.RepetitionTable;
import games.parlour.core.Option;
import games.parlour.core.Outcome;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Draws that let every game end, in both forms. */
class DrawRulesTest {
  private static final DrawRules BOTH = new DrawRules(true, true);
  private static final DrawRules NONE = new DrawRules(false, false);

  private static String reason(DrawRules draws, DrawCounters<String> counters) {
    Optional<Outcome> outcome = draws.outcome(counters);
    return outcome.map(over -> over.reason().key()).orElse("none");
  }

  /** A fast form says the same as long as both count the same boards. */
  private static boolean fast(DrawRules draws, DrawCounters<String> counters, List<String> boards) {
    RepetitionTable repetition = new RepetitionTable();
    boards.forEach(board -> repetition.push(board.hashCode()));
    return repetition.isDraw(draws, counters.quietTurns(), counters.passes());
  }

  @Test
  void twoPassesInARowAreAlwaysADraw() {
    DrawCounters<String> one = DrawCounters.from(0, 0, "a").afterPass(false, "b");
    assertThat(reason(NONE, one)).isEqualTo("none");
    assertThat(fast(NONE, one, List.of("a", "b"))).as("one pass is no draw").isFalse();
    DrawCounters<String> two = one.afterPass(false, "c");
    assertThat(reason(NONE, two)).isEqualTo("outcome.passes");
    assertThat(fast(NONE, two, List.of("a", "b", "c")))
        .as("two passes in a row are a draw")
        .isTrue();
    assertThat(reason(BOTH, one.afterMove(false, "c").afterPass(false, "d"))).isEqualTo("none");
  }

  @Test
  void twoHundredQuietTurnsAreADrawUnlessSwitchedOff() {
    DrawCounters<String> last = DrawCounters.from(199, 0, "a");
    assertThat(reason(BOTH, last)).isEqualTo("none");
    DrawCounters<String> quiet = last.afterMove(false, "b");
    assertThat(quiet.quietTurns()).isEqualTo(200);
    assertThat(reason(BOTH, quiet)).isEqualTo("outcome.quiet");
    assertThat(reason(new DrawRules(true, false), quiet)).isEqualTo("none");
    assertThat(fast(BOTH, quiet, List.of("a", "b"))).as("200 quiet turns are a draw").isTrue();
    assertThat(fast(new DrawRules(true, false), quiet, List.of("a", "b")))
        .as("200 quiet turns are no draw without the quiet limit")
        .isFalse();
    assertThat(last.afterMove(true, "b").quietTurns()).isZero();
    assertThat(last.afterPass(true, "b").quietTurns()).isZero();
    assertThat(last.afterPass(false, "b").quietTurns()).isEqualTo(200);
    assertThat(last.afterEvent().quietTurns()).isZero();
  }

  @Test
  void theThirdOccurrenceIsADrawUnlessSwitchedOff() {
    DrawCounters<String> counters = DrawCounters.from(0, 0, "a");
    for (String next : List.of("b", "a", "b")) {
      counters = counters.afterMove(false, next);
      assertThat(reason(BOTH, counters)).isEqualTo("none");
    }
    counters = counters.afterMove(false, "a");
    List<String> boards = List.of("a", "b", "a", "b", "a");
    assertThat(reason(BOTH, counters)).isEqualTo("outcome.repetition");
    assertThat(reason(new DrawRules(false, true), counters)).isEqualTo("none");
    assertThat(fast(BOTH, counters, boards)).as("the third occurrence is a draw").isTrue();
    assertThat(fast(new DrawRules(false, true), counters, boards))
        .as("the third occurrence is no draw without the rule on repetition")
        .isFalse();
  }

  @Test
  void computersAloneKeepWhatMustEndTheirGames() {
    Option quiet = DrawRules.quietLimit("X1");
    assertThat(quiet.amongComputers()).contains("on");
    assertThat(DrawRules.repetitionForAll("X1").amongComputers()).isEmpty();
    assertThat(DrawRules.repetitionAmongPeople("X1").amongComputers()).contains("on");
    assertThat(quiet.rule()).isEqualTo("X1");
    assertThat(quiet.basis()).isEqualTo(Option.Basis.OURS);
  }
}

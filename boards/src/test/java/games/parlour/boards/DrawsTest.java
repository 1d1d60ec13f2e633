package games.parlour.boards;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Option;
import games.parlour.core.Outcome;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Draws that let every game end, in both lanes. */
class DrawsTest {
  private static final Draws BOTH = new Draws(true, true);
  private static final Draws NONE = new Draws(false, false);

  private static String reason(Draws draws, Course<String> course) {
    Optional<Outcome> outcome = draws.outcome(course);
    return outcome.map(over -> over.reason().key()).orElse("none");
  }

  /** The fast lane says the same as long as both count the same boards. */
  private static boolean fast(Draws draws, Course<String> course, List<String> boards) {
    Repetition repetition = new Repetition();
    boards.forEach(board -> repetition.push(board.hashCode()));
    return repetition.isDraw(draws, course.quiet(), course.passes());
  }

  @Test
  void twoPassesInARowAreAlwaysADraw() {
    Course<String> one = Course.from(0, 0, "a").passed(false, "b");
    assertThat(reason(NONE, one)).isEqualTo("none");
    assertThat(fast(NONE, one, List.of("a", "b"))).isFalse();
    Course<String> two = one.passed(false, "c");
    assertThat(reason(NONE, two)).isEqualTo("outcome.passes");
    assertThat(fast(NONE, two, List.of("a", "b", "c"))).isTrue();
    assertThat(reason(BOTH, one.moved(false, "c").passed(false, "d"))).isEqualTo("none");
  }

  @Test
  void twoHundredQuietTurnsAreADrawUnlessSwitchedOff() {
    Course<String> last = Course.from(199, 0, "a");
    assertThat(reason(BOTH, last)).isEqualTo("none");
    Course<String> quiet = last.moved(false, "b");
    assertThat(quiet.quiet()).isEqualTo(200);
    assertThat(reason(BOTH, quiet)).isEqualTo("outcome.quiet");
    assertThat(reason(new Draws(true, false), quiet)).isEqualTo("none");
    assertThat(fast(BOTH, quiet, List.of("a", "b"))).isTrue();
    assertThat(fast(new Draws(true, false), quiet, List.of("a", "b"))).isFalse();
    assertThat(last.moved(true, "b").quiet()).isZero();
    assertThat(last.passed(true, "b").quiet()).isZero();
    assertThat(last.passed(false, "b").quiet()).isEqualTo(200);
    assertThat(last.stirred().quiet()).isZero();
  }

  @Test
  void theThirdOccurrenceIsADrawUnlessSwitchedOff() {
    Course<String> course = Course.from(0, 0, "a");
    for (String next : List.of("b", "a", "b")) {
      course = course.moved(false, next);
      assertThat(reason(BOTH, course)).isEqualTo("none");
    }
    course = course.moved(false, "a");
    List<String> boards = List.of("a", "b", "a", "b", "a");
    assertThat(reason(BOTH, course)).isEqualTo("outcome.repetition");
    assertThat(reason(new Draws(false, true), course)).isEqualTo("none");
    assertThat(fast(BOTH, course, boards)).isTrue();
    assertThat(fast(new Draws(false, true), course, boards)).isFalse();
  }

  @Test
  void computersAloneKeepWhatMustEndTheirGames() {
    Option quiet = Draws.quietLimit("X1");
    assertThat(quiet.amongComputers()).contains("on");
    assertThat(Draws.repetitionForAll("X1").amongComputers()).isEmpty();
    assertThat(Draws.repetitionAmongPeople("X1").amongComputers()).contains("on");
    assertThat(quiet.rule()).isEqualTo("X1");
    assertThat(quiet.basis()).isEqualTo(Option.Basis.OURS);
  }
}

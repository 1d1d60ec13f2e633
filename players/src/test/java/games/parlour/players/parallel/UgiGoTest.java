package games.parlour.players.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Language;
import games.parlour.core.Refusal;
import games.parlour.players.Players;
import games.parlour.players.search.Budget;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What go says about how long to think. */
class UgiGoTest {
  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    "movetime 200, 200, 0, 0",
    "nodes 5000 depth 7 movetime 30, 30, 5000, 7",
    "infinite, 0, 0, 0",
    "'', 0, 0, 0",
    "infinite nodes 7, 0, 0, 0",
    "depth 0, 0, 0, 1",
    "depth 999999999, 0, 0, 1000",
    "movetime 0, 1, 0, 0",
    "infinite movetime 200 depth 3, 0, 0, 0",
    "p1time 60000 p2time 30 p1inc 400 p2inc 0, 2300, 0, 0",
    "wtime 60000 btime 30, 2000, 0, 0",
    "p1time 9000 movestogo 3, 3000, 0, 0",
    "p1time 9000 movestogo 1, 8950, 0, 0",
    "p1time 20, 1, 0, 0",
    "p1time 0 p1inc 100, 1, 0, 0",
    "nodes 0, 0, 1, 0",
  })
  void itBoundsASearchForTheFirstPlayer(String said, long millis, long nodes, int depth) {
    assertThat(UgiGo.budget(words(said), true)).isEqualTo(new Budget(millis, nodes, depth));
  }

  @ParameterizedTest
  @CsvSource({"p1time 60000 p2time 3000, 100", "wtime 60000 btime 6000 binc 40, 230"})
  void theSecondPlayerHasTheOtherClock(String said, long millis) {
    assertThat(UgiGo.budget(words(said), false)).isEqualTo(Budget.time(millis));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fast",
        "nodes",
        "nodes many",
        "movetime 1.5",
        "depth 9999999999999999",
        "movetime nodes 5",
        "infinite nodes"
      })
  void nonsenseIsRefused(String said) {
    assertThatThrownBy(() -> UgiGo.budget(words(said), true)).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "movetime",
        "nodes",
        "depth",
        "movestogo",
        "p1time",
        "p2time",
        "p1inc",
        "p2inc",
        "wtime",
        "btime",
        "winc",
        "binc"
      })
  void everyBoundNeedsAWholeNumberThatIsNotNegative(String word) {
    for (String text : List.of("", "-5", "-0", "+5", "x", "1.5", "1e3", "9999999999999999")) {
      List<String> said = text.isEmpty() ? List.of(word) : List.of(word, text);
      assertThatThrownBy(() -> UgiGo.budget(said, true))
          .isInstanceOfSatisfying(
              Refusal.class,
              refusal ->
                  assertThat(Players.texts(Language.EN).tell(refusal.reason()))
                      .startsWith("\"" + word + "\" needs a whole number")
                      .endsWith(text.isEmpty() ? "after it." : ", not \"" + text + "\"."));
    }
  }
}

package games.parlour.votes.trace;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.recordings.RecordingChecker;
import games.parlour.recordings.RecordingChecker.Difference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record that was tampered with does not pass: each change is told, and told where it is. */
class TamperedRecordTest {
  private static final RecordingChecker CHECKER = new VotesRecordingChecker();

  private static List<Difference> differences(int line, String from, String to) {
    List<String> lines = new ArrayList<>(RecordedGames.small());
    String doctored = lines.get(line).replace(from, to);
    assertThat(doctored).isNotEqualTo(lines.get(line));
    lines.set(line, doctored);
    return CHECKER.compare(lines).differences();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8  | "p": 1, "y": 1     | "p": 1, "y": 2      | 8  | seneca-falls-convention | states.NY
          8  | "p": 1, "y": 1     | "p": 2              | 8  | seneca-falls-convention | states.NY
          19 | "WA": {"y": 1}     | "ID": {"y": 1}      | 24 | frances-willard         | states.WA
          4  | "suffragist": 2    | "suffragist": 3     | 8  | seneca-falls-convention | buttons.suffragist
          10 | "turn": ["the-civil-war"] | "turn": []   | 10 | the-civil-war           | effect.turn
          18 | "yellow", "west"   | "yellow", "plains"  | 24 | frances-willard         | campaigners
          24 | "union-victory",   | ""                  | 24 | frances-willard         | hands.suffragist
          """)
  void aChangedStateIsTold(int line, String from, String to, int step, String card, String field) {
    assertThat(differences(line, from, to.equals("\"\"") ? "" : to))
        .anySatisfy(
            difference -> {
              assertThat(difference.step()).isEqualTo(step);
              assertThat(difference.card()).isEqualTo(card);
              assertThat(difference.field()).isEqualTo(field);
              assertThat(difference.expected()).isNotEqualTo(difference.ours());
            });
  }

  @Test
  void afterADifferenceThePlayGoesOnFromWhatTheRecordSays() {
    assertThat(differences(19, "\"y\": 1", "\"y\": 2"))
        .containsExactly(
            new Difference(24, "frances-willard", "states.WA", "y2", "y1"),
            new Difference(29, "end", "states.WA", "y1", "y2"));
  }

  @Test
  void aChangedDieIsTold() {
    assertThat(differences(14, "\"v\": 2}", "\"v\": 1}"))
        .anyMatch(difference -> difference.card().equals("frances-willard"));
  }

  @Test
  void aCardThatIsNotInTheHandIsTold() {
    assertThat(differences(10, "\"arg\": \"the-civil-war\"", "\"arg\": \"border-states\""))
        .anySatisfy(
            difference -> {
              assertThat(difference.field()).isEqualTo("play");
              assertThat(difference.expected()).isEqualTo("event:border-states");
              assertThat(difference.ours()).contains("event:the-civil-war");
            });
  }

  @Test
  void aCardMovedToTheOtherDeckAtTheEndIsTold() {
    int last = RecordedGames.small().size() - 1;
    assertThat(differences(last, "\"lucy-stone\", ", ""))
        .anyMatch(difference -> difference.field().equals("decks.suffragist"));
  }
}

package games.parlour.votes.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.recordings.RecordingChecker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no recorded game is refused, with the line that is wrong. */
class TraceGameTest {
  private static final RecordingChecker CHECKER = new VotesRecordingChecker();

  private static void refused(List<String> lines, String... parts) {
    assertThatThrownBy(() -> CHECKER.compare(lines))
        .isInstanceOf(Refusal.class)
        .hasMessageContainingAll(parts);
  }

  @Test
  void anEmptyRecordIsRefused() {
    refused(List.of(), "refused.trace.empty");
    refused(RecordedGames.small().subList(0, 1), "refused.trace.empty");
  }

  @Test
  void aRecordThatBreaksOffIsRefused() {
    refused(RecordedGames.small().subList(0, 9), "line=9", "type=end");
    refused(RecordedGames.small().subList(1, 31), "line=1", "type=setup");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5  | {                        | <               | refused.trace.json
          5  | "step"                   | "stop"          | type=step
          5  | "n": 5                   | "n": "five"     | field=n
          5  | "changed"                | "unchanged"     | field=changed
          6  | "us_state"               | "us_county"     | action=us_county
          6  | "arg": "NY"              | "arg": "ZZ"     | name=ZZ
          2  | "arg": "northeast"       | "arg": "north"  | name=north
          16 | "arg": 3                 | "arg": 7        | field=arg
          0  | "buttons"                | "coins"         | field=buttons
          0  | "utah"                   | "atlantis"      | name=atlantis
          """)
  void whatCannotBeReadIsRefusedByItsLine(int line, String from, String to, String why) {
    List<String> lines = new ArrayList<>(RecordedGames.small());
    lines.set(line, lines.get(line).replace(from, to));
    refused(lines, "line=" + (line + 1), why);
  }

  @Test
  void aDealThatTheGameDoesNotKnowIsRefused() {
    List<String> lines = new ArrayList<>(RecordedGames.small());
    lines.set(0, lines.get(0).replace("\"union-victory\"", "\"victory-map\""));
    refused(lines, "refused.trace.setup");
  }

  @Test
  void stepsOfACardBelongTogether() {
    List<TraceSection> passages = TraceSection.of(TraceGame.read(RecordedGames.small()).steps());
    assertThat(passages).hasSize(8).allMatch(TraceSection::complete);
    assertThat(passages.stream().filter(TraceSection::isCard).map(TraceSection::title))
        .containsExactly(
            "seneca-falls-convention", "the-civil-war", "frances-willard", "gerrymandering");
  }
}

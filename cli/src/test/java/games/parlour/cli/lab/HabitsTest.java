package games.parlour.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What players do in each phase, from the command line. */
class HabitsTest {
  private static ProgramRun habits(String... more) {
    return ProgramRun.of(
        Stream.concat(
                Stream.of("lab", "habits", "votes-for-women", "--player", "random", "--games", "3"),
                Stream.of(more))
            .toArray(String[]::new));
  }

  @Test
  void theAnswerIsTablesWithTheirCommand() {
    ProgramRun run = habits();
    assertThat(run.code()).as(run.err()).isZero();
    List<String> lines = run.lines();
    assertThat(lines.get(0)).startsWith("Votes for Women (mode=one-on-one and");
    assertThat(lines)
        .contains("| side | games | wins | share | 95 % interval |")
        .contains("| how it ended | games |")
        .anyMatch(line -> line.startsWith("| choice | turn 1 |"))
        .anyMatch(line -> line.startsWith("| Cards from the hand: Lobbying | "))
        .anyMatch(line -> line.startsWith("| amendment sent | "));
    assertThat(run.out()).doesNotContain("study.", "habits.", "{", "NaN");
    assertThat(lines.getLast())
        .matches(
            "Votes for Women, \\d{4}-\\d\\d-\\d\\d, seed 1: `parlour lab habits votes-for-women"
                + " --player random --games 3`");
    int columns = 0;
    for (String line : lines) {
      int bars = line.replaceAll("[^|]", "").length();
      assertThat(bars).as(line).isIn(0, columns == 0 ? bars : columns);
      columns = bars;
    }
  }

  @Test
  void theOppobotDecidesNothing() {
    ProgramRun run = habits("--mode", "solitaire");
    assertThat(run.out())
        .contains("Suffragists: what was decided")
        .doesNotContain("Opposition: what was decided", "Answers to a bid");
  }

  @Test
  void programsGetTheSameCountsOnAnyNumberOfThreads() {
    String one = habits("--json").out();
    assertThat(habits("--json", "--concurrency", "2").out().replace("\"concurrency\":2", ""))
        .isEqualTo(one.replace("\"concurrency\":1", ""));
    JsonNode json = JsonMapper.builder().build().readTree(one);
    assertThat(json.get("games").asInt()).isEqualTo(3);
    int wins = 0;
    for (JsonNode side : json.get("sides")) {
      wins += side.get("wins").asInt();
    }
    assertThat(wins).isEqualTo(3);
    JsonNode first =
        json.get("choices").get("opposition").get("study.phase.turn-1").get("study.card");
    assertThat(first.get("won").get("per_game").asDouble()).isEqualTo(6);
    assertThat(
            json.get("measures_when_won_by")
                .get("opposition")
                .get("study.phase.turn-1")
                .get("games")
                .asInt())
        .isEqualTo(json.get("sides").get("opposition").get("wins").asInt());
  }

  @Test
  void germanTellsItToo() {
    assertThat(habits("--lang", "de").out())
        .contains("| Seite | Partien | Siege |", "| Durchgang 1 |")
        .doesNotContain("habits.", "study.", "{");
  }
}

package games.parlour.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** How often players win where the rules play the other side, from the command line. */
class OddsTest {
  private static ProgramRun odds(String... more) {
    String[] first = {"lab", "odds", "votes-for-women", "--games", "2", "--mode"};
    String[] args = new String[first.length + more.length];
    System.arraycopy(first, 0, args, 0, first.length);
    System.arraycopy(more, 0, args, first.length, more.length);
    return ProgramRun.of(args);
  }

  @Test
  void theAnswerSaysWhatWasMeasuredAndHowToHaveItAgain() {
    ProgramRun run =
        odds("solitaire", "--bot-dice", "black", "--player", "random", "--player", "plain:1");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out().replaceAll("\\s+", " "))
        .startsWith(
            "Votes for Women (mode=solitaire, bot-dice=black, bot-vote=plain and"
                + " supply=unlimited): how often players win as Suffragists when the rules play"
                + " the other side, Opposition.")
        .doesNotContain("hands=");
    List<String> lines = run.lines();
    int head = lines.indexOf("| player | games | wins | share | 95 % interval | mean turns |");
    assertThat(lines.get(head + 1)).isEqualTo("| --- | --- | --- | --- | --- | --- |");
    assertThat(lines.get(head + 2)).matches("\\| random \\| 2 \\| [0-2] \\| .* to .* % \\| .* \\|");
    assertThat(lines.get(head + 3)).startsWith("| plain:1 | 2 | ");
    assertThat(lines).contains("| player | how it ended | games |");
    assertThat(lines.getLast())
        .matches(
            "Votes for Women, \\d{4}-\\d\\d-\\d\\d, seed 1: `parlour lab odds votes-for-women"
                + " --games 2 --mode solitaire --bot-dice black --player random --player plain:1`");
  }

  @Test
  void programsGetTheSameCounts() {
    ProgramRun run = odds("cooperative", "--player", "random", "--json");
    JsonNode json = JsonMapper.builder().build().readTree(run.out());
    assertThat(json.get("side").asString()).isEqualTo("suffragist");
    assertThat(json.get("rules").asString()).isEqualTo("opposition");
    JsonNode random = json.get("players").get(0);
    assertThat(random.get("games").asInt()).isEqualTo(2);
    assertThat(random.get("wins").asInt() + random.get("losses").asInt()).isEqualTo(2);
    assertThat(random.get("share_low").asDouble())
        .isLessThanOrEqualTo(random.get("share").asDouble());
    int ended = 0;
    for (JsonNode count : random.get("endings")) {
      ended += count.asInt();
    }
    assertThat(ended).isEqualTo(2);
    assertThat(odds("cooperative", "--player", "random", "--json").out()).isEqualTo(run.out());
  }

  @Test
  void germanTellsItToo() {
    ProgramRun run = odds("solitaire", "--player", "random", "--lang", "de");
    assertThat(run.out()).contains("| Spieler | Partien | Siege |").doesNotContain("odds.", "{");
  }
}

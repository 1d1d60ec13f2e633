package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The list of games: who can sit where, and where an option means something. */
class GamesCommandTest {
  @Test
  void seatsAreToldByMode() {
    assertThat(ProgramRun.of("games").out())
        .contains("  Seats: suffragist and opposition\n")
        .contains("      two-on-two: purple, yellow, first and second\n")
        .contains("      solitaire: suffragist\n      cooperative: purple and yellow\n");
  }

  @Test
  void anOptionThatIsNotForEveryModeSaysSo() {
    String only = "Only if --mode is one of: solitaire and cooperative.";
    assertThat(ProgramRun.of("games").out()).contains("      " + only + "\n");
    assertThat(ProgramRun.of("play", "votes-for-women", "--help").out().replaceAll("\\s+", " "))
        .contains("Final Voting. Default: plain. Rule V122. " + only);
  }

  @Test
  void programsGetBoth() {
    JsonNode json = JsonMapper.builder().build().readTree(ProgramRun.of("games", "--json").out());
    for (JsonNode game : json.get("games")) {
      boolean votes = game.get("id").asString().equals("votes-for-women");
      JsonNode first = game.get("options").path(0); // missing where a game has no options
      assertThat(first.has("seats")).isEqualTo(votes);
      if (votes) {
        assertThat(first.get("seats").get("one-on-two").get(2).asString()).isEqualTo("second");
        JsonNode only = game.get("options").get(2).get("only");
        assertThat(only.get("key").asString()).isEqualTo("mode");
        assertThat(only.get("values").size()).isEqualTo(2);
      }
    }
  }
}

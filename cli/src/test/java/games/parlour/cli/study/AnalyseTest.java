package games.parlour.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Best lines of positions, and recorded games judged move by move. */
class AnalyseTest {
  /** White needs one step for the fourth man in the Fort, and lets it be. */
  private static final String LET_GO =
      """
      parlour-record 1
      game: fort-chitral
      rules: 1
      position: 18/18/18/18/18/18/18/18/8ww8/7w1w8/18/18/18/18/18/18/18/bbbbb13 w ranks 0 0

      1 white h9-g8
      2 black a1-a2
      3 white g8-h9
      4 black !takeback 2
      5 white g8-h8
      """;

  @TempDir Path home;

  private static JsonNode json(ProgramRun run) {
    assertThat(run.code()).as(run.err()).isZero();
    return JsonMapper.builder().build().readTree(run.out());
  }

  private String letGo() throws IOException {
    Path file = home.resolve("let-go.txt");
    return Files.writeString(file, LET_GO).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"suffragetto", "fort-chitral"})
  void aPositionHasItsBestLines(String game) {
    ProgramRun run = ProgramRun.of("analyse", game, "--depth", "2", "--lines", "4");
    assertThat(run.code()).isZero();
    assertThat(run.lines().getFirst()).contains("to move, winning chance", "2 moves deep");
    assertThat(run.lines().subList(1, run.lines().size()))
        .filteredOn(line -> !line.startsWith("      "))
        .hasSize(4)
        .allMatch(line -> line.matches(" +[1-4] +\\d+ % +[-+]\\d+\\.\\d\\d  \\S.*"));
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
    JsonNode lines = json(ProgramRun.of("analyse", game, "--depth", "2", "--json")).get("lines");
    assertThat(lines.size()).isEqualTo(3);
    List<String> moves = ProgramRun.of("moves", game).lines();
    assertThat(moves).contains(lines.get(0).get("line").get(0).asString());
    assertThat(lines.get(0).get("score").asInt()).isGreaterThanOrEqualTo(score(lines, 1));
  }

  private static int score(JsonNode lines, int index) {
    return lines.get(index).get("score").asInt();
  }

  @Test
  void movesLeadToThePosition() {
    String[] asked = {"analyse", "suffragetto", "--moves", "c6-c7", "--nodes", "500", "--json"};
    assertThat(json(ProgramRun.of(asked)).get("turn").asString()).isEqualTo("police");
    asked[3] = "c6-c7 a1-a2";
    assertThat(ProgramRun.of(asked).err()).contains("Move 2, \"a1-a2\"").hasLineCount(1);
  }

  @Test
  void aRecordIsJudgedMoveByMove() throws IOException {
    ProgramRun run = ProgramRun.of("analyse", letGo(), "--depth", "3");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.lines().get(0).strip()).isEqualTo("best played");
    assertThat(run.lines().get(1)).startsWith("   1  White   100 %").endsWith("h9-g8");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
    assertThat(run.out()).contains("White: 2 moves, ", "Black: 1 move, ").doesNotContain("g8-h9 ");
    assertThat(run.out()).as("the win is still there").doesNotContain("What gave away the most");
  }

  @Test
  void whatGaveAwayMostIsToldAtTheEnd() throws IOException {
    String spared =
        """
        parlour-record 1
        game: fort-chitral
        rules: 1
        position: www15/18/18/18/18/18/18/18/18/18/18/18/18/18/4w1bw10/18/18/bbb15 w ranks 0 0

        1 white e4-e3
        """;
    String file = Files.writeString(home.resolve("spared.txt"), spared).toString();
    ProgramRun run = ProgramRun.of("analyse", file, "--depth", "2");
    int worst = run.lines().indexOf("What gave away the most:");
    assertThat(worst).as(run.out() + run.err()).isPositive();
    assertThat(run.lines().get(worst + 1))
        .matches(" +1  White +−\\d+ %  e4-e3, instead of e4-f4xg4.*");
    JsonNode json = json(ProgramRun.of("analyse", file, "--depth", "2", "--json"));
    assertThat(json.get("worst").get(0).asInt()).isEqualTo(1);
  }

  @Test
  void whereDiceFallChoicesArePlayedOnInImaginedGames() {
    String[] asked = {
      "analyse",
      "votes-for-women",
      "--position",
      opening(Games.named("votes-for-women")),
      "--nodes",
      "400",
      "--lines",
      "4"
    };
    ProgramRun run = ProgramRun.of(asked);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("each choice was played on for 2 turns").doesNotContain("+0.");
    assertThat(run.lines().stream().filter(line -> line.matches(" +[1-4] +\\d+ %  \\S.*")))
        .hasSize(4);
    assertThat(ProgramRun.of(asked).out()).isEqualTo(run.out());
  }

  /** The first decision of a game that chance has begun. */
  private static <P extends Position<P, M>, M extends Move> String opening(Game<P, M> game) {
    P position = game.start(game.setup(Occasion.COMPUTERS));
    while (position.turn() instanceof Turn.Chance) {
      position = position.play(position.moves().getFirst());
    }
    return game.notation().writePosition(position);
  }

  @Test
  void programsAreToldTheSame() throws IOException {
    JsonNode json =
        json(ProgramRun.of("analyse", letGo(), "--depth", "3", "--json", "--lines", "2"));
    JsonNode moves = json.get("moves");
    assertThat(moves.size()).isEqualTo(3);
    JsonNode first = moves.get(0);
    assertThat(first.get("before").asDouble()).isEqualTo(1);
    assertThat(first.get("best").size()).isEqualTo(2);
    assertThat(first.get("best").get(0).get("win_in").asInt()).isEqualTo(1);
    assertThat(first.get("played").get("line").get(0).asString()).isEqualTo("h9-g8");
    assertThat(moves.get(2).get("entry").asInt()).isEqualTo(5);
    JsonNode white = json.get("players").get("white");
    assertThat(white.get("moves").asInt()).isEqualTo(2);
    double mean = (first.get("loss").asDouble() + moves.get(2).get("loss").asDouble()) / 2;
    assertThat(white.get("mean_loss").asDouble()).isBetween(mean - 0.0002, mean + 0.0002);
  }

  @ParameterizedTest
  @CsvSource({"en, a blunder", "de, ein grober Fehler"})
  void theThresholdsAreInTheHelp(String language, String worst) {
    assertThat(ProgramRun.of("analyse", "--help", "--lang", language).out().replaceAll("\\s+", " "))
        .contains("20 %", worst);
  }

  @Test
  void whatDoesNotFitIsRefused() throws IOException {
    refused("needs the name of a game", "analyse", letGo(), "--moves", "a1-a2");
    refused("has no option --edition", "analyse", letGo(), "--edition", "german");
    refused("There is no game", "analyse", "chess", "--edition", "german");
    refused("There is no file", "analyse", "chess");
    refused("needs FILE|GAME", "analyse");
    refused("from 1 to 64", "analyse", "suffragetto", "--lines", "0");
    refused("from 1 to 40", "analyse", "suffragetto", "--depth", "x");
    refused("chance does", "analyse", "suffragetto", "--first", "coin");
    String over = "18/18/18/18/18/18/18/18/8ww8/8ww8/18/18/18/18/18/18/18/bbbbb13 b ranks 0 0";
    refused("The game is over", "analyse", "fort-chitral", "--position", over);
  }

  private static void refused(String why, String... args) {
    ProgramRun run = ProgramRun.of(args);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(why).hasLineCount(1);
  }
}

package games.parlour.cli.lab;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramProcess;
import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Matches from the command line. */
class MatchCommandTest {
  private static ProgramRun match(String game, String more) {
    return ProgramRun.of(("match " + game + " " + more).split(" ", -1));
  }

  private static JsonNode json(ProgramRun run) {
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(1);
    return JsonMapper.builder().build().readTree(run.out());
  }

  @ParameterizedTest
  @CsvSource({"suffragetto, suffragettes, police", "fort-chitral, white, black"})
  void programsAreToldEverything(String game, String one, String other) {
    String asked = "--a greedy --b random --games 5 --nodes 50 --seed 3 --json";
    ProgramRun run = match(game, asked);
    JsonNode told = json(run);
    assertThat(run.err()).isEmpty();
    assertThat(told.get("games").asInt()).isEqualTo(5);
    assertThat(told.get("seed").asInt()).isEqualTo(3);
    int wins = told.get("wins").asInt();
    int draws = told.get("draws").asInt();
    assertThat(wins + draws + told.get("losses").asInt()).isEqualTo(5);
    double score = told.get("score_a").asDouble();
    assertThat(score).isEqualTo((wins + draws / 2.0) / 5).isBetween(0.5, 1.0);
    assertThat(told.get("score_low").asDouble()).isLessThan(score);
    assertThat(told.get("mean_turns").asDouble()).isGreaterThan(8);
    assertThat(told.get("a_as").get(one).get("wins").asInt()).isBetween(0, 3);
    assertThat(told.get("a_as").get(other).get("wins").asInt()).isBetween(0, 2);
    assertThat(told.get("endings").size()).isPositive();
    assertThat(told.propertyNames()).contains("elo").doesNotContain("sprt");
    assertThat(told.get("elo_high").isNull()).isEqualTo(score == 1);
    assertThat(match(game, asked + " --concurrency 2").out().replace("\"concurrency\":2", ""))
        .isEqualTo(run.out().replace("\"concurrency\":1", ""));
  }

  @Test
  void peopleAreToldInTheirLanguage() {
    String asked = "--a greedy --b random --games 2 --edition german --lang ";
    ProgramRun english = match("suffragetto", asked + "en");
    assertThat(english.code()).isZero();
    assertThat(english.lines().getFirst())
        .isEqualTo("greedy against random: 2 games of Suffragetto, 200 ms per move, seed 1");
    assertThat(english.out())
        .contains("Score of greedy: 100.0 % (95 % interval: 34.2 to 100.0 %)")
        .contains("Elo difference: without bound (95 % interval: -113 to without bound)")
        .contains("Wins 2, draws 0, losses 0", "As Suffragettes: wins 1", "Mean length: ")
        .doesNotContain("match.", "{");
    ProgramRun german = match("suffragetto", asked + "de");
    assertThat(german.out())
        .contains("greedy gegen random: 2 Partien Suffragetto, 200 ms pro Zug, Startwert 1")
        .contains("100,0 %")
        .doesNotContain("match.", "{");
  }

  @Test
  void eachPlayerMayHaveATimeOfItsOwn(@TempDir Path home) throws IOException {
    Path folder = home.resolve("games");
    String asked = "--a engine --b engine --games 1 --time-a 2 --json --out " + folder;
    JsonNode told = json(match("fort-chitral", asked + " --time-b 5"));
    assertJson(told).isNull("/budget");
    assertThat(told.get("budget_a").toString()).isEqualTo("{\"time_ms\":2}");
    assertThat(told.get("budget_b").toString()).isEqualTo("{\"time_ms\":5}");
    assertThat(Files.readString(folder.resolve("00001-engine-engine.txt")))
        .contains("match.budget.white: 2 ms\n", "match.budget.black: 5 ms\n");
    assertThat(
            match("fort-chitral", "--a engine --b random --games 1 --time-a 2 --time 9")
                .lines()
                .getFirst())
        .isEqualTo(
            "engine against random: 1 game of Fort Chitral, A 2 ms per move, B 9 ms per move, seed"
                + " 1");
  }

  @Test
  void oneTimeForBothIsToldOnceAndForEach() {
    JsonNode told = json(match("fort-chitral", "--a random --b random --games 1 --time 7 --json"));
    for (String name : List.of("budget", "budget_a", "budget_b")) {
      assertThat(told.get(name).toString()).isEqualTo("{\"time_ms\":7}");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--time-a 5 --nodes 9 | --time-a and --nodes",
        "--time-b 5 --nodes 9 | --time-b and --nodes",
        "--time 5 --nodes 9 | --time and --nodes",
        "--time 1 --time-a 2 --time-b 3 | --time-a and --time-b set a time for both players",
        "--time-a 0 | --time-a",
        "--time-b -5 | --time-b",
        "--time-a | --time-a",
        "--time-a x | --time-a",
      })
  void timesThatDoNotGoTogetherAreRefused(String times, String why) {
    ProgramRun run = match("fort-chitral", "--a engine --b engine --games 1 " + times);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(why);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "plain:2", "level:3"})
  void aTimeForAPlayerThatTakesNoneIsRefused(String player) {
    String players = "--a engine --b " + player + " --games 1 ";
    ProgramRun run = match("fort-chitral", players + "--time-b 5");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .hasLineCount(1)
        .contains("--time-b cannot be used: " + player + " has its own limits.");
  }

  @Test
  void aTestIsDecided() {
    JsonNode told =
        json(match("fort-chitral", "--a random --b greedy --games 200 --sprt 0,300 --json"));
    JsonNode sprt = told.get("sprt");
    assertThat(sprt.get("verdict").asString()).isEqualTo("not_better");
    assertThat(sprt.get("llr").asDouble()).isLessThan(sprt.get("lower").asDouble());
    assertThat(told.get("games").asInt()).isLessThan(200);
  }

  @Test
  void everyGameIsKeptAndCanBeReplayed(@TempDir Path home) throws IOException {
    Path folder = home.resolve("new/games");
    String asked = "--a level:1 --b random --games 3 --out " + folder;
    ProgramRun run = match("suffragetto", asked);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.lastLine()).endsWith(folder.toString());
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.sorted().toList();
    }
    assertThat(files)
        .extracting(file -> file.getFileName().toString())
        .containsExactly(
            "00001-level1-random.txt", "00002-level1-random.txt", "00003-level1-random.txt");
    assertThat(Files.readString(files.get(1)))
        .contains("player.suffragettes: random\n", "player.police: level:1\n", "match.game: 2\n");
    ProgramRun replay = ProgramRun.of("replay", files.get(1).toString(), "--json");
    assertJson(JsonMapper.builder().build().readTree(replay.out())).isTrue("/over");
    ProgramRun again = match("suffragetto", asked);
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err()).hasLineCount(1).contains(folder.toString(), "new or empty");
  }

  @Test
  void whatComputersMayNotChooseIsTold() {
    ProgramRun run =
        match("suffragetto", "--a random --b random --games 1 --quiet-limit off --json");
    assertThat(run.err()).contains("Option quiet-limit is always on");
    assertThat(
            json(new ProgramRun(run.code(), run.out(), ""))
                .get("options")
                .get("quiet-limit")
                .asString())
        .isEqualTo("on");
  }

  @Test
  void whoMayPlayIsTold() {
    ProgramRun run = match("suffragetto", "--a random --b uci:other --games 2");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("uci:other", "level:N", "ugi:COMMAND");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--sprt 5", "--sprt 5,5", "--sprt 10,0", "--sprt a,b", "--sprt 0,10,20"})
  void boundsOfATestAreTwoNumbers(String sprt) {
    ProgramRun run = match("suffragetto", "--a random --b greedy --games 2 " + sprt);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("--sprt", "0,10");
  }

  @Test
  void aStoppedMatchTellsWhatItHas(@TempDir Path home) throws Exception {
    Path folder = home.resolve("games");
    Process process =
        ProgramProcess.start(
            home,
            Map.of(),
            ProgramProcess.line(
                "match",
                "suffragetto",
                "--a",
                "engine",
                "--b",
                "random",
                "--games",
                "100000",
                "--time",
                "2",
                "--concurrency",
                "2",
                "--json",
                "--out",
                folder.toString()));
    Path second = folder.resolve("00002-engine-random.txt");
    Instant end = Instant.now().plus(Duration.ofMinutes(2));
    while (!Files.exists(second) && Instant.now().isBefore(end)) {
      Thread.sleep(20);
    }
    process.toHandle().destroy(); // asks the process to end, as Ctrl+C does
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    JsonNode json = JsonMapper.builder().build().readTree(told.strip());
    assertThat(json.get("games").asInt()).isBetween(2, 99_999);
    try (Stream<Path> kept = Files.list(folder)) {
      assertThat(kept).hasSize(json.get("games").asInt());
    }
  }
}

package games.parlour.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands for those who study a game. */
@Tag("slow")
class StudyCommandsTest {
  private static final String NEAR_THE_END =
      "17/17/17/17/6s10/17/17/17/17/17/17/17/6p10/17/17/17/17 s S15+5/P15+5 2016 0 0 -";

  private static final String A_CAPTURE =
      "18/18/18/18/18/18/18/18/18/18/18/18/18/7w10/6b1w9/18/4w1w11/bbb15 w ranks all end off 0 0";

  @ParameterizedTest
  @CsvSource({
    "suffragetto, --edition=1908, 0, 1",
    "suffragetto, --edition=1908, 1, 119",
    "suffragetto, --edition=2016, 2, 14161",
    "suffragetto, --edition=1908, 3, 1780716",
    "suffragetto, --edition=german, 2, 11449",
    "fort-chitral, --layout=ranks, 2, 2704",
    "fort-chitral, --layout=lines, 1, 69",
    "fort-chitral, --layout=corners, 3, 163696"
  })
  void perftCountsByEdition(String game, String option, String depth, String count) {
    ProgramRun run = ProgramRun.of("perft", game, option, "--depth", depth);
    assertThat(run).isEqualTo(new ProgramRun(0, count + System.lineSeparator(), ""));
  }

  @Test
  void divideTellsEachMoveAndThenTheSum() {
    ProgramRun run =
        ProgramRun.of("perft", "suffragetto", "-o", "edition=german", "--depth", "2", "--divide");
    assertThat(run.lines()).hasSize(108);
    long sum = 0;
    for (String line : run.lines().subList(0, 107)) {
      assertThat(line).matches("\\S+ [0-9]+");
      sum += Long.parseLong(line.split(" ", -1)[1]);
    }
    assertThat(run.lastLine()).isEqualTo(String.valueOf(sum)).isEqualTo("11449");
  }

  @Test
  void ofACrowdSomeMovesAreListed() {
    String crowd =
        "17/17/17/17/17/17/2LL13/5s1s1s1s5/2Ls1I1I1I1I5/4pspspspsI4/2Ls1p1p1p1p5/4pspspspsp4"
            + "/2Ls1s1p1p1p5/17/17/17/17 s S0+0/P0+0 1908 0 0 -";
    ProgramRun run = ProgramRun.of("moves", "suffragetto", "--position", crowd, "--lang", "en");
    assertThat(run.lines()).hasSize(2_000);
    assertThat(run.err()).contains("more than 2000 moves", "Only some are listed").hasLineCount(1);
    ProgramRun best =
        ProgramRun.of(
            "analyse", "suffragetto", "--position", crowd, "--nodes", "1000", "--lang", "en");
    assertThat(best.code()).isZero();
  }

  @Test
  void perftAnswersPrograms() {
    ProgramRun run = ProgramRun.of("perft", "suffragetto", "--depth", "1", "--divide", "--json");
    assertThat(json(run.out()).get("count").asInt()).isEqualTo(119);
    assertThat(json(run.out()).get("divide").size()).isEqualTo(119);
  }

  @Test
  void movesAreListedOneALineAfterTheMovesGiven() {
    ProgramRun start = ProgramRun.of("moves", "suffragetto");
    assertThat(start.lines()).hasSize(119).contains("c6-c7", "d6:f4");
    ProgramRun later = ProgramRun.of("moves", "suffragetto", "--moves", "c6-c7, c12-c11 c7-c8");
    assertThat(later.lines()).contains("c11-c10").doesNotContain("c12-c11");
  }

  @Test
  void moveListsAnswerPrograms() {
    JsonNode json = json(ProgramRun.of("moves", "suffragetto", "--moves", "c6-c7", "--json").out());
    assertThat(json.get("turn").asString()).isEqualTo("police");
    assertThat(json.get("count").asInt()).isEqualTo(json.get("moves").size());
    assertThat(json.get("options").get("edition").asString()).isEqualTo("1908");
  }

  @Test
  void aPositionSaysItsOwnEdition() {
    ProgramRun run = ProgramRun.of("moves", "suffragetto", "--position", NEAR_THE_END, "--json");
    assertThat(json(run.out()).get("options").get("edition").asString()).isEqualTo("2016");
    ProgramRun wrong =
        ProgramRun.of("moves", "suffragetto", "--position", NEAR_THE_END, "--edition", "german");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("2016").hasLineCount(1);
  }

  @Test
  void capturesAreWrittenAndAMoveThatDoesNotNameThemIsToldHow() {
    String[] asked = {"moves", "fort-chitral", "--position", A_CAPTURE, "--moves", "e2-f3"};
    assertThat(ProgramRun.of(asked))
        .isEqualTo(
            new ProgramRun(
                2,
                "",
                "parlour: Move 1, \"e2-f3\": \"e2-f3\" does not name the captures it makes; write"
                    + " e2-f3xg4.\n"));
    asked[5] = "e2-f3xg4";
    assertThat(ProgramRun.of(asked).lines()).contains("a1-a2").doesNotContain("g4-g5");
    String[] divided = {"perft", "fort-chitral", "--position", A_CAPTURE, "--depth=2", "--divide"};
    assertThat(ProgramRun.of(divided).lines()).contains("e2-f3xg4 10");
  }

  @Test
  void anIllegalMoveIsNamedWithItsNumber() {
    ProgramRun run = ProgramRun.of("moves", "suffragetto", "--moves", "c6-c7 c12-c11 a1-a2");
    assertThat(run)
        .isEqualTo(
            new ProgramRun(
                2, "", "parlour: Move 3, \"a1-a2\": \"a1-a2\" is not a legal move here.\n"));
  }

  @ParameterizedTest
  @CsvSource({"suffragetto, suffragettes, police", "fort-chitral, white, black"})
  void benchEndsWithJson(String game, String one, String other) {
    ProgramRun run =
        ProgramRun.of("bench", game, "--seconds", "0.2", "--threads", "2", "--seed", "7");
    assertThat(run.code()).isZero();
    JsonNode json = json(run.lastLine());
    List<String> always =
        List.of("game", "threads", "seconds", "playouts", "playouts_per_s", "turns_per_s");
    List<String> also =
        List.of("options", "seed", "moves_per_s", "mean_turns", "java", "cores", "warmup_seconds");
    assertThat(json.propertyNames()).containsAll(always).containsAll(also);
    JsonNode results = json.get("results");
    int games = 0;
    for (String key : List.of(one, other, "draw")) {
      games += results.get(key).asInt();
    }
    assertThat(games).isEqualTo(json.get("playouts").asInt()).isPositive();
    assertThat(json.get("threads").asInt()).isEqualTo(2);
    double seconds = json.get("seconds").asDouble();
    assertThat(seconds).isGreaterThanOrEqualTo(0.2);
    assertThat(json.get("playouts_per_s").asDouble())
        .as("games in each of %s seconds", seconds)
        .isCloseTo(games / seconds, Percentage.withPercentage(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"suffragetto", "fort-chitral"})
  void benchSearchesMiddleGamePositions(String game) {
    String[] asked = {"bench", game, "--search", "--nodes", "2000", "--seed", "3"};
    ProgramRun run = ProgramRun.of(asked);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(3);
    JsonNode json = json(run.lastLine());
    assertThat(json.get("nodes").asLong()).isBetween(16_000L, 16_100L);
    assertThat(json.get("nodes_per_s").asDouble()).isPositive();
  }

  @Test
  void benchSearchesTheSamePositionsAgain() {
    String[] asked = {"bench", "fort-chitral", "--search", "--nodes", "1000", "--json"};
    JsonNode first = json(ProgramRun.of(asked).out());
    JsonNode again = json(ProgramRun.of(asked).out());
    for (String same : List.of("nodes", "mean_depth", "positions", "threads")) {
      assertThat(again.get(same)).as(same).isEqualTo(first.get(same));
    }
    assertThat(
            ProgramRun.of("bench", "fort-chitral", "--search", "--time", "20", "--threads", "2")
                .out())
        .contains("\"threads\":2,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"fort-chitral", "votes-for-women"})
  void benchTakesTheTimeOfAPlayer(String game) {
    ProgramRun run = ProgramRun.of("bench", game, "--player", "greedy", "--games", "1");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("greedy in every seat, 1 game: ", " ms per decision on average");
    JsonNode json = json(run.lastLine());
    assertThat(json.get("decisions").asInt()).isPositive();
    assertThat(json.get("longest_ms").asDouble())
        .isGreaterThanOrEqualTo(json.get("mean_ms").asDouble());
    assertThat(json.get("core_seconds_per_game").asDouble()).isPositive();
  }

  @Test
  void benchRefusesWhatDoesNotGoTogether() {
    assertThat(ProgramRun.of("bench", "suffragetto", "--games", "2").err())
        .isEqualTo("parlour: Option --games needs --player.\n");
    assertThat(ProgramRun.of("bench", "suffragetto", "--player", "nobody").code()).isEqualTo(2);
    assertThat(ProgramRun.of("bench", "suffragetto", "--search", "--seconds", "1").err())
        .contains("--search and --seconds")
        .hasLineCount(1);
    assertThat(ProgramRun.of("bench", "suffragetto", "--nodes", "5").err())
        .isEqualTo("parlour: Option --nodes needs --search.\n");
  }

  @ParameterizedTest
  @CsvSource({"suffragetto, quiet-limit", "fort-chitral, repetition"})
  void computersMayNotSwitchOffWhatEndsTheirGames(String game, String option) {
    ProgramRun run = ProgramRun.of("bench", game, "--seconds", "0.1", "--" + option, "off");
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .isEqualTo("parlour: Option " + option + " is always on when computers play alone.\n");
  }

  @ParameterizedTest
  @CsvSource({"suffragetto, --edition=german", "fort-chitral, --capture-when=each"})
  void fuzzPlaysUnderAllLaws(String game, String option) {
    ProgramRun run = ProgramRun.of("fuzz", game, "--games", "1", "--seed", "5", option);
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(1);
    assertThat(run.out()).contains("1 game,", "seed 5");
  }

  @Test
  void gamesTellTheirOptionsAndRules() {
    ProgramRun run = ProgramRun.of("games");
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("suffragetto", "--edition 1908|2016|german", "Rule S10, stated by the sources")
        .contains("coin at the table, suffragettes in counts and benchmarks")
        .contains("ours, as the sources are silent")
        .contains("--layout ranks|lines|corners", "Rule F1, hinted at by the sources");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
    JsonNode json = json(ProgramRun.of("games", "--json").out());
    JsonNode suffragetto =
        json.get("games")
            .valueStream()
            .filter(game -> game.get("id").asString().equals("suffragetto"))
            .findFirst()
            .orElseThrow();
    JsonNode first = suffragetto.get("options").get(1);
    assertThat(first.get("key").asString()).isEqualTo("first");
    assertThat(first.get("in_study").asString()).isEqualTo("suffragettes");
  }

  private static JsonNode json(String text) {
    return JsonMapper.builder().build().readTree(text);
  }
}

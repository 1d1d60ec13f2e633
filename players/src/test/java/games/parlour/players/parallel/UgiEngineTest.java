package games.parlour.players.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.text.Language;
import games.parlour.players.Players;
import games.parlour.suffragetto.Suffragetto;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine asked line by line. */
class UgiEngineTest {
  private static final Suffragetto GAME = new Suffragetto();

  /** Four white men stand in the Fort. */
  private static final String WON =
      "18/18/18/18/18/18/18/18/8ww8/8ww8/18/18/18/18/18/18/18/bbbbb13 b ranks 0 0";

  private final List<String> said = new CopyOnWriteArrayList<>();
  private final UgiEngine<?, ?> engine = engine(GAME);

  private <P extends Position<P, M>, M extends Move> UgiEngine<P, M> engine(Game<P, M> game) {
    return new UgiEngine<>(
        game,
        Map.of(),
        "Tested",
        Players.texts(Language.EN).over(game.texts(Language.EN)),
        said::add);
  }

  @AfterEach
  void goodbye() {
    assertThat(engine.line("quit")).as("the engine reads no more after \"quit\"").isFalse();
  }

  private List<String> answers(String... lines) {
    return answers(engine, lines);
  }

  /** What is answered to some lines, once a search that has a bound is over. */
  private List<String> answers(UgiEngine<?, ?> asked, String... lines) {
    said.clear();
    for (String line : lines) {
      assertThat(asked.line(line)).as("the engine reads on after \"%s\"", line).isTrue();
    }
    asked.end();
    return List.copyOf(said);
  }

  /** Lines without what depends on the clock. */
  private static List<String> timeless(List<String> lines) {
    return lines.stream().map(line -> line.replaceAll(" (nps|time) [0-9]+", "")).toList();
  }

  @Test
  void itIntroducesItself() {
    assertThat(answers("ugi"))
        .startsWith("id name Tested", "id author the Parlour project")
        .contains(
            "option name Threads type spin default 1 min 1 max 64",
            "option name Hash type spin default 16 min 1 max 1024",
            "option name edition type combo default 1908 var 1908 var 2016 var german")
        .endsWith("ugiok");
    assertThat(answers("isready")).containsExactly("readyok");
  }

  static Stream<Game<?, ?>> boards() {
    return Stream.of(GAME, new FortChitral());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theSameNodesGiveTheSameMovesAfterANewGame(Game<?, ?> game) {
    UgiEngine<?, ?> asked = engine(game);
    String[] lines = {"uginewgame", "position startpos", "go nodes 4000"};
    List<String> first = answers(asked, lines);
    assertThat(first.getLast()).startsWith("bestmove ");
    assertThat(first.subList(0, first.size() - 1))
        .allMatch(
            line ->
                line.matches(
                    "info depth \\d+ score (cp|mate) -?\\d+ nodes \\d+ nps \\d+ time \\d+ pv .+"));
    assertThat(timeless(answers(asked, lines))).isEqualTo(timeless(first));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void whatItPlaysIsLegal(Game<?, ?> game) {
    UgiEngine<?, ?> asked = engine(game);
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      String position = "position startpos" + (i == 0 ? "" : " moves" + moves);
      String best = answers(asked, position, "go nodes 300").getLast();
      moves.append(best.substring("bestmove".length()));
      List<String> checked = answers(asked, "position startpos moves" + moves);
      assertThat(checked).isEmpty();
    }
  }

  @Test
  void severalLinesAreRanked() {
    List<String> told =
        answers("setoption name multipv value 3", "position startpos", "go depth 2");
    assertThat(told.subList(told.size() - 4, told.size() - 1))
        .extracting(line -> line.replaceAll(" score.*", ""))
        .containsExactly(
            "info depth 2 multipv 1", "info depth 2 multipv 2", "info depth 2 multipv 3");
  }

  @Test
  void aPositionInOneLineIsReadUpToTheMoves() {
    String line = GAME.notation().writePosition(GAME.start(GAME.setup(Occasion.STUDY)));
    assertThat(answers("position fen " + line, "query p1turn")).containsExactly("response true");
    assertThat(answers("position fen " + line + " moves c6-c7", "query p1turn"))
        .containsExactly("response false");
    assertThat(answers("query gameover", "query result"))
        .containsExactly("response false", "response none");
  }

  @Test
  void aGameThatIsOverHasNoMove() {
    UgiEngine<?, ?> fort = engine(new FortChitral());
    assertThat(answers(fort, "position fen " + WON, "query gameover", "query result"))
        .containsExactly("response true", "response p1win");
    assertThat(answers(fort, "query p1turn", "go nodes 100"))
        .containsExactly("response false", "info string The game is over.", "bestmove 0000");
  }

  @Test
  void whereChanceSpeaksThereIsNoMoveEither() {
    assertThat(answers("setoption name first value coin", "go depth 1"))
        .containsExactly("info string Nobody decides here: chance does.", "bestmove 0000");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "UGI",
        "position",
        "position here",
        "position fen",
        "position fen moves c6-c7",
        "position fen 17/17 s",
        "position startpos c6-c7",
        "position startpos moves c6-c7 a1-a2",
        "go fast",
        "go nodes x",
        "go movetime",
        "go movetime -1",
        "go depth -1",
        "go p1time -700",
        "query",
        "query weather",
        "setoption",
        "setoption name Threads",
        "setoption name Threads value",
        "setoption name Threads value 0",
        "setoption name Hash value 4096",
        "setoption name edition value 1907",
        "setoption name speed value 3",
        "\u0000\u0007",
      })
  void nonsenseDoesNoHarm(String line) {
    answers("position startpos moves c6-c7");
    assertThat(answers(line))
        .hasSize(1)
        .allMatch(answer -> answer.startsWith("info string "))
        .noneMatch(answer -> answer.contains("{") || answer.contains("refused."));
    assertThat(answers("query p1turn", "position startpos moves c6-c7 c12-c11"))
        .containsExactly("response false");
  }

  @Test
  void anUnknownOptionListsAllOptionsAsTheyAreWritten() {
    assertThat(answers("setoption name speed value 3"))
        .containsExactly(
            "info string There is no option \"speed\"; the options are: Hash, MultiPV, Threads,"
                + " edition, first, repetition and quiet-limit.");
    assertThat(answers("setoption name EDITION value german", "ugi"))
        .contains("option name edition type combo default german var 1908 var 2016 var german");
  }

  @Test
  void theLastInfoRepeatsTheScoreOfTheLastFinishedDepth() {
    for (int nodes = 1000; nodes <= 20_000; nodes += 1000) {
      List<String> told = answers("uginewgame", "position startpos", "go nodes " + nodes);
      List<String> scores =
          told.subList(0, told.size() - 1).stream()
              .map(line -> line.replaceAll(" nodes .*", ""))
              .toList();
      assertThat(scores.getLast()).isEqualTo(scores.get(scores.size() - 2));
      String best = told.getLast().substring("bestmove ".length());
      assertThat(told.get(told.size() - 2)).contains(" pv " + best);
    }
  }

  /** The longest line is a million letters, and the longest word in it 4,000. */
  @Test
  void aLineThatIsTooLongIsCalledSo() {
    String word = "position fen " + "x".repeat(4001);
    String line = "position startpos moves" + " c6-c7".repeat(UgiLines.LONGEST / 6);
    for (String tooLong : List.of(word, line)) {
      assertThat(answers(tooLong))
          .hasSize(1)
          .first()
          .satisfies(
              answer ->
                  assertThat(answer)
                      .startsWith("info string This line is too long: \"position ")
                      .endsWith("A line may have 1048576 characters, and a word in it 4000.")
                      .hasSizeLessThan(400));
    }
    String longest = " ".repeat(UgiLines.LONGEST - "isready".length()) + "isready";
    assertThat(answers(longest)).containsExactly("readyok");
    assertThat(answers(" " + longest).getFirst()).contains("too long");
  }

  /** Even where there is nothing left to find out. */
  @Test
  @Timeout(60)
  void infiniteLastsUntilItIsStopped() {
    UgiEngine<?, ?> fort = engine(new FortChitral());
    fort.line("setoption name layout value corners");
    fort.line("position fen 12/12/12/12/12/5ww5/5w6/7w4/12/12/12/bbbb8 w corners 0 0");
    said.clear();
    fort.line("go infinite nodes 1");
    while (said.size() < 2) {
      Thread.onSpinWait();
    }
    fort.line("isready");
    fort.line("stop");
    assertThat(said.stream().filter(line -> !line.startsWith("info ")))
        .containsExactly("readyok", "bestmove h5-g6");
  }

  @Test
  void emptyLinesAndASpareStopAreNothing() {
    assertThat(answers("", "   ", "stop")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void itReadsWhileItThinks(int threads) {
    engine.line("setoption name Threads value " + threads);
    engine.line("setoption name Hash value 1");
    engine.line("position startpos");
    engine.line("go infinite");
    engine.line("isready");
    engine.line("position startpos moves c6-c7");
    engine.line("go depth 1");
    engine.line("query p1turn");
    assertThat(said).noneMatch(line -> line.startsWith("bestmove"));
    assertThat(said.stream().filter(line -> !line.startsWith("info depth")))
        .containsExactly(
            "readyok",
            "info string A search is under way; stop ends it.",
            "info string A search is under way; stop ends it.",
            "response true");
    engine.line("stop");
    assertThat(said.getLast()).startsWith("bestmove ");
    assertThat(answers("position startpos moves c6-c7", "query p1turn"))
        .containsExactly("response false");
  }
}

package games.parlour.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.cli.fixture.ProgramProcess;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.players.parallel.UgiPlayer;
import games.parlour.players.search.Budget;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine as another program asks it. */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
class EngineTest {
  @TempDir Path home;

  private static ProgramRun typed(String lines, String... args) {
    return ProgramRun.with(Map.of(), lines, args);
  }

  @Test
  void whatWasAskedIsAnsweredEvenWhenTheLinesEnd() {
    ProgramRun run = typed("ugi\nposition startpos\ngo nodes 500", "engine", "suffragetto");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines().getFirst()).matches("id name Parlour [0-9.]+");
    assertThat(run.lines()).contains("ugiok");
    assertThat(run.lastLine()).startsWith("bestmove ");
  }

  @Test
  void thinkingWithoutABoundEndsWithTheLines() {
    ProgramRun run = typed("go infinite\n", "engine", "fort-chitral");
    assertThat(run.code()).isZero();
    assertThat(run.lastLine()).startsWith("bestmove ");
  }

  @Test
  void optionsOfTheGameMayBeGivenAtTheStart() {
    ProgramRun run = typed("ugi\n", "engine", "fort-chitral", "--layout", "corners");
    assertThat(run.out()).contains("option name layout type combo default corners var ranks");
    ProgramRun wrong = typed("ugi\n", "engine", "fort-chitral", "--layout", "round");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("ranks, lines and corners").hasLineCount(1);
  }

  @Test
  void itSaysWhatIsWrongInTheLanguageOfTheRun() {
    assertThat(typed("go fast\n", "engine", "suffragetto", "--lang", "de").out())
        .startsWith("info string „fast“ begrenzt keine Suche");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "go ", "setoption name Hash value ", "position startpos moves "})
  void aVeryLongLineIsAnsweredBriefly(String command) {
    for (int length : List.of(100_000, 3_000_000)) {
      String junk = command + "x".repeat(length);
      ProgramRun run = typed(junk + "\nisready\n" + junk, "engine", "suffragetto");
      assertThat(run.code()).isZero();
      assertThat(run.lines()).hasSize(3).element(1).isEqualTo("readyok");
      assertThat(run.lines().getFirst()).startsWith("info string ").hasSizeLessThan(2000);
    }
  }

  @Test
  void aRealProcessThinksAndListens() throws IOException, InterruptedException {
    List<String> line = ProgramProcess.line("engine", "suffragetto");
    Process process = ProgramProcess.start(home, Map.of("LANG", "C.UTF-8"), line);
    try (Writer in = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader out =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      in.write("position startpos\ngo infinite\n");
      in.flush();
      assertThat(out.readLine()).startsWith("info depth 1 score ");
      in.write("isready\n");
      in.flush();
      assertThat(until(out, "readyok")).isEqualTo("readyok");
      in.write("stop\n");
      in.flush();
      assertThat(until(out, "bestmove")).startsWith("bestmove ");
      in.write("quit\n");
      in.flush();
      assertThat(process.waitFor(120, TimeUnit.SECONDS))
          .as("the engine ends within 120 s of \"quit\"")
          .isTrue();
      assertThat(process.exitValue()).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  private static String until(BufferedReader out, String word) throws IOException {
    String line = out.readLine();
    while (line != null && !line.startsWith(word)) {
      line = out.readLine();
    }
    return String.valueOf(line);
  }

  @ParameterizedTest
  @ValueSource(strings = {"one-on-one", "two-on-two", "solitaire"})
  void positionsWithManyCardsAreUnderstoodToTheEnd(String mode) {
    List<String> lines = lateLines(Games.named("votes-for-women"), mode);
    assertThat(lines).anyMatch(line -> line.length() > 2000);
    String asked =
        lines.stream()
            .map(line -> "position fen " + line + "\ngo nodes 1\nstop\n")
            .collect(Collectors.joining());
    ProgramRun run = typed(asked, "engine", "votes-for-women", "--mode", mode);
    assertThat(run.out()).doesNotContain("info string");
    assertThat(run.lines().stream().filter(line -> line.startsWith("bestmove ")))
        .hasSameSizeAs(lines);
  }

  /** What is to be decided in the last turn of a game by chance. */
  private static <P extends Position<P, M>, M extends Move> List<String> lateLines(
      Game<P, M> game, String mode) {
    Generator random = new Generator(6);
    P position = game.start(game.setup(Occasion.COMPUTERS, Map.of("mode", mode), Optional.empty()));
    List<String> lines = new ArrayList<>();
    while (!(position.turn() instanceof Turn.Over)) {
      String line = game.notation().writePosition(position);
      if (position.turn() instanceof Turn.Decide && line.contains("turn=6 ")) {
        lines.add(line);
      }
      position = position.play(position.moves().get(random.below(position.moves().size())));
    }
    return lines;
  }

  @Test
  void anOptionThatHangsOnAnotherReachesTheProgram() {
    Game<?, ?> game = Games.named("votes-for-women");
    Map<String, String> chosen = Map.of("mode", "solitaire", "bot-dice", "black");
    assertThat(told(game, game.setup(Occasion.COMPUTERS, chosen, Optional.empty())))
        .containsSubsequence("mode value solitaire", "bot-dice value black", "bot-vote value plain")
        .doesNotContain("hands value");
  }

  /** What a program that offers four options is told of a set-up. */
  private <P extends Position<P, M>, M extends Move> String told(Game<P, M> game, Setup setup) {
    try {
      Path heard = home.resolve("heard");
      Path script =
          Files.writeString(
              home.resolve("engine.sh"),
              """
              while read -r line; do
                echo "$line" >> '%s'
                case $line in
                  ugi) for o in bot-dice bot-vote hands mode; do echo "option name $o"; done
                    echo ugiok ;;
                  isready) echo readyok ;;
                  quit) exit ;;
                esac
              done
              """
                  .formatted(heard));
      new UgiPlayer<>(game, setup, "bash '" + script + "'", Budget.nodes(1)).close();
      return Files.readString(heard);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"suffragetto", "fort-chitral"})
  void aPlayerAsksTheProgramItself(String id) {
    play(Games.named(id));
  }

  /** A few moves of a game, one side by chance. */
  private static <P extends Position<P, M>, M extends Move> void play(Game<P, M> game) {
    Setup setup = game.setup(Occasion.COMPUTERS);
    String command =
        ProgramProcess.line("engine", game.id()).stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" "));
    Generator random = new Generator(4);
    P position = game.start(setup);
    try (UgiPlayer<P, M> player = new UgiPlayer<>(game, setup, command, Budget.nodes(200))) {
      for (int i = 0; i < 6; i++) {
        Turn.Decide turn = (Turn.Decide) position.turn();
        M chosen = player.choose(position.knowledge(turn.seat()));
        assertThat(position.moves()).contains(chosen);
        position = position.play(chosen);
        List<M> moves = position.moves();
        position = position.play(moves.get(random.below(moves.size())));
      }
    }
  }
}

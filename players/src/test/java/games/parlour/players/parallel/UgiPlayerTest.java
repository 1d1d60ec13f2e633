package games.parlour.players.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.text.Language;
import games.parlour.players.Players;
import games.parlour.players.search.Budget;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player that asks a process: with small scripts for engines, good ones and bad ones. */
class UgiPlayerTest {
  private static final Suffragetto GAME = new Suffragetto();
  private static final Setup SETUP =
      GAME.setup(Occasion.COMPUTERS, Map.of("edition", "2016"), Optional.empty());

  @TempDir Path folder;

  /** An engine that notes what it is told, and answers go with some shell commands. */
  private String engine(String onGo) throws IOException {
    Path script = folder.resolve("an engine.sh");
    Files.writeString(
        script,
        """
        while read -r line; do
          echo "$line" >> "$1"
          case $line in
            ugi) echo 'option name edition type combo default 1908'; echo ugiok ;;
            isready) echo readyok ;;
            go*) %s ;;
            quit) exit ;;
          esac
        done
        """
            .formatted(onGo));
    return "bash '" + script + "' \"" + folder.resolve("told") + "\"";
  }

  private static SuffragettoMove choose(
      UgiPlayer<SuffragettoPosition, SuffragettoMove> player, SuffragettoPosition position) {
    return player.choose(position.knowledge(GAME.seats(SETUP).getFirst()));
  }

  private static String told(Refusal refusal) {
    return Players.texts(Language.EN).tell(refusal.reason());
  }

  @Test
  void itTellsTheGameAndPlaysWhatTheEngineSays() throws IOException {
    SuffragettoPosition start = GAME.start(SETUP);
    String go = "echo 'info depth 1'; echo 'bestmove d6-d7 ponder x'";
    try (var player = new UgiPlayer<>(GAME, SETUP, engine(go), new Budget(50, 2000, 3))) {
      assertThat(GAME.notation().write(choose(player, start))).isEqualTo("d6-d7");
      player.newGame();
    }
    assertThat(Files.readAllLines(folder.resolve("told")))
        .isEqualTo(
            List.of(
                "ugi",
                "setoption name edition value 2016",
                "uginewgame",
                "isready",
                "position fen " + GAME.notation().writePosition(start),
                "go movetime 50 nodes 2000 depth 3",
                "uginewgame",
                "isready",
                "quit"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "echo 'bestmove a1-a2' | plays \"a1-a2\", which is not a legal move",
        "echo 'bestmove 0000' | plays \"0000\", which is not a legal move",
        "echo bestmove | plays \"\", which is not a legal move",
        "echo oh; exit | has ended; the last thing it said was \"oh\"",
      })
  void anEngineThatFailsIsRefusedByName(String onGo, String why) throws IOException {
    String command = engine(onGo);
    try (var player = new UgiPlayer<>(GAME, SETUP, command, Budget.time(50))) {
      assertThatThrownBy(() -> choose(player, GAME.start(SETUP)))
          .isInstanceOfSatisfying(
              Refusal.class,
              refusal ->
                  assertThat(told(refusal)).startsWith("The engine \"" + command).contains(why));
      assertThatThrownBy(player::newGame).isInstanceOf(Refusal.class);
    }
  }

  /** As docs/ugi.md promises to those who write engines. */
  @Test
  void anEngineIsWaitedForAsLongAsThePageSays() {
    assertThat(UgiPlayer.patience(Budget.time(200))).isEqualTo(Duration.ofMillis(10_200));
    assertThat(UgiPlayer.patience(new Budget(200, 5000, 3))).isEqualTo(Duration.ofMillis(10_200));
    assertThat(UgiPlayer.patience(Budget.nodes(5000))).isEqualTo(Duration.ofMinutes(2));
    assertThat(UgiPlayer.START).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void aSilentEngineIsNotWaitedForForEver() throws IOException {
    UgiProcess silent = new UgiProcess(engine("sleep 600"));
    silent.say("go");
    assertThatThrownBy(() -> silent.await("go", "bestmove", Duration.ofMillis(200), line -> {}))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> assertThat(told(refusal)).contains("did not answer \"go\" within 1 s"));
    assertThat(silent.isAlive()).as("the engine that did not answer has ended").isFalse();
  }

  /** Many engines are started by a script; what it leaves behind would go on thinking. */
  @Test
  void whatAnEngineHasStartedEndsWithIt() throws IOException {
    UgiProcess parent = new UgiProcess(engine("sleep 600 & echo bestmove $!"));
    parent.say("go");
    String answer = parent.await("go", "bestmove", Duration.ofMinutes(1), line -> {});
    long child = Long.parseLong(answer.substring("bestmove ".length()));
    parent.close();
    long patience = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (runs(child) && System.nanoTime() < patience) {
      Thread.onSpinWait();
    }
    assertThat(runs(child)).as("process %s, started by the engine, has ended", child).isFalse();
  }

  /** What has ended has no command any more, even where nobody takes notice of its end. */
  private static boolean runs(long process) {
    return ProcessHandle.of(process).flatMap(handle -> handle.info().command()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "/nonexistent/engine, cannot be started",
    "'\"unclosed', is not a command",
    "true, has ended",
  })
  void whatIsNoEngineIsRefused(String command, String why) {
    assertThatThrownBy(() -> new UgiPlayer<>(GAME, SETUP, command, Budget.time(50)))
        .isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(told(refusal)).contains(why));
  }
}

package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import games.parlour.cli.fixture.ProgramProcess;
import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game at a real terminal, which the tool "script" provides. */
class TerminalTest {
  @TempDir Path home;

  private static boolean hasScript() {
    try {
      return new ProcessBuilder("script", "--version").start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  private String play(Map<String, String> env, List<String> typed, String... args)
      throws IOException, InterruptedException {
    return type(env, typed, ProgramProcess.line(args));
  }

  private String type(Map<String, String> env, List<String> typed, List<String> program)
      throws IOException, InterruptedException {
    assumeThat(hasScript()).as("the program \"script\" is installed").isTrue();
    String command = program.stream().map(a -> "'" + a + "'").collect(Collectors.joining(" "));
    List<String> line = List.of("script", "-qec", command, "/dev/null");
    Process process = ProgramProcess.start(home, env, line);
    StringBuilder seen = new StringBuilder();
    try (OutputStream in = process.getOutputStream();
        InputStream out = process.getInputStream()) {
      int prompts = 0;
      for (String text : typed) {
        waitFor(out, seen, "> ", ++prompts);
        in.write(text.getBytes(StandardCharsets.UTF_8));
        in.flush();
      }
      seen.append(new String(out.readAllBytes(), StandardCharsets.UTF_8));
    } finally {
      process.destroyForcibly();
    }
    return seen.toString();
  }

  /** Reads until a fresh prompt has come: a line that begins with it. */
  private static void waitFor(InputStream out, StringBuilder seen, String prompt, int times)
      throws IOException, InterruptedException {
    Instant end = Instant.now().plus(Duration.ofMinutes(2));
    while (seen.toString().split("\n[^\n]{0,40}" + prompt, -1).length <= times) {
      if (Instant.now().isAfter(end)) {
        throw new AssertionError("no prompt in: " + seen);
      }
      if (out.available() > 0) {
        seen.append(new String(out.readNBytes(out.available()), StandardCharsets.UTF_8));
      } else {
        Thread.sleep(10);
      }
    }
  }

  @Test
  void colourCompletionAndHistory() throws Exception {
    Map<String, String> env =
        Map.of("TERM", "xterm-256color", "COLORTERM", "truecolor", "LANG", "C.UTF-8");
    String up = "\020";
    String seen =
        play(
            env,
            List.of("d6:f\t\r", "moves c6\r", up + "\r", "quit\r"),
            "play",
            "suffragetto",
            "--first",
            "suffragettes");
    assertThat(seen)
        .contains("\033[38;2;", "48;2;242;205;208", "●", "■")
        .contains("Suffragettes: d6:f4  A Suffragette hops from d6 to f4.")
        .contains("The game is saved in");
    assertThat(seen.split("c6-b7  ", -1)).hasSizeGreaterThanOrEqualTo(3);
    assertThat(Files.readString(ProgramRun.saved(home)))
        .contains("1 suffragettes d6:f4\n2 police ");
  }

  @Test
  void noColourWhereNoneIsWanted() throws Exception {
    Map<String, String> env = Map.of("TERM", "xterm-256color", "NO_COLOR", "1", "LANG", "C.UTF-8");
    String seen = play(env, List.of("quit\r"), "play", "suffragetto", "--seat", "both");
    assertThat(seen).contains(" P  P  -  -  .").doesNotContain("38;2;", "38;5;", "●");
  }

  @Test
  void aSimplerTerminalGetsTheSmallPaletteAndLetters() throws Exception {
    Map<String, String> env = Map.of("TERM", "xterm-256color", "COLORTERM", "", "LC_ALL", "C");
    String seen = play(env, List.of("\004"), "play", "suffragetto", "--seat", "both");
    assertThat(seen).contains("48;5;224", " L ", "The game is saved in").doesNotContain("38;2;");
  }

  @Test
  void aMatchTellsHowFarItIs() throws Exception {
    Map<String, String> env = Map.of("TERM", "xterm", "LANG", "C.UTF-8");
    String seen =
        play(
            env,
            List.of(),
            "match",
            "fort-chitral",
            "--a",
            "greedy",
            "--b",
            "random",
            "--games",
            "2");
    assertThat(seen)
        .contains("\r\033[K1 of 2 games: 1 won, 0 drawn, 0 lost\r\033[K2 of 2 games: 2 won")
        .contains("lost\r\033[Kgreedy against random: 2 games of Fort Chitral");
  }

  @Test
  void theScreenIsClearedBeforeItIsHandedOver() throws Exception {
    Map<String, String> env = Map.of("TERM", "xterm", "LANG", "C.UTF-8");
    String up = "\020";
    String seen =
        type(
            env,
            List.of("\r", "1\r", "\r", "\t" + up + "\r", "quit\r"),
            ProgramProcess.lineWithTestGames(
                "play", "four-hands", "--seat", "both", "--seed", "1"));
    String cleared = "\033[2J";
    assertThat(seen)
        .containsSubsequence("Hand over to North", "North gets the card", "North plays the card")
        .containsSubsequence(
            "Next: East.", cleared, "\033[3J", "Hand over to East", "East to play");
    String after = seen.substring(seen.lastIndexOf(cleared));
    assertThat(after).contains("East gets the card").doesNotContain("North gets the card");
    assertThat(after.substring(0, after.indexOf("News for ")))
        .as("neither completion nor history tell anything")
        .doesNotContain("play-", "swap", "> 1");
  }
}

package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramProcess;
import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A killed program loses nothing. */
class KilledTerminalTest {
  @Test
  void aKilledGameGoesOn(@TempDir Path home) throws Exception {
    var line = ProgramProcess.line("play", "suffragetto", "--first", "suffragettes", "--seed", "3");
    Process process = ProgramProcess.start(home, Map.of(), line);
    try (OutputStream in = process.getOutputStream()) {
      in.write("c6-c7\nd6-d7\n".getBytes(StandardCharsets.UTF_8));
      in.flush();
      await(home, "\n4 police ");
      process.destroyForcibly();
      assertThat(process.waitFor(120, TimeUnit.SECONDS))
          .as("the killed program ends within 120 s")
          .isTrue();
    }
    Path file = ProgramRun.saved(home);
    String before = Files.readString(file);
    ProgramRun run = ProgramRun.at(home, "d7-d8\n", "play", "--resume", file.toString());
    assertThat(run.code()).isZero();
    assertThat(Files.readString(file))
        .startsWith(before)
        .containsPattern("5 suffragettes d7-d8\n6 police \\S+\n$");
    assertThat(ProgramRun.of("replay", file.toString()).code()).isZero();
  }

  private static void await(Path home, String text) throws IOException, InterruptedException {
    Instant end = Instant.now().plus(Duration.ofMinutes(2));
    while (Instant.now().isBefore(end)) {
      if (Files.isDirectory(home.resolve("games")) && content(home).contains(text)) {
        return;
      }
      Thread.sleep(20);
    }
    throw new AssertionError("not saved in time: " + text);
  }

  /** What is saved; the file may be about to appear. */
  private static String content(Path home) throws IOException {
    StringBuilder all = new StringBuilder();
    try (var files = Files.newDirectoryStream(home.resolve("games"), "suffragetto-*")) {
      for (Path file : files) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}

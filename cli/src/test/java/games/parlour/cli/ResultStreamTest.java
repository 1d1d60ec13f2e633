package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import games.parlour.cli.fixture.ProgramProcess;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results that cannot be written. */
class ResultStreamTest {
  @TempDir Path home;

  /** What a shell shows of a run of the program, "$@" in the script, and the exit code after it. */
  private String shown(String script, String... args) throws Exception {
    List<String> line = new ArrayList<>(List.of("bash", "-c", script, "-"));
    line.addAll(ProgramProcess.line(args));
    Process process = ProgramProcess.start(home, Map.of("LANG", "C.UTF-8"), line);
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void aFullDiskIsTold() throws Exception {
    assumeThat(Path.of("/dev/full")).exists();
    String told = "parlour: The results could not be written completely.\n1\n";
    String script = "\"$@\" >/dev/full; echo $?";
    assertThat(shown(script, "moves", "suffragetto")).isEqualTo(told);
    assertThat(shown(script, "--version")).isEqualTo(told);
  }

  @Test
  void whoHasReadEnoughIsToldNothing() throws Exception {
    String script = "\"$@\" | head -1; echo ${PIPESTATUS[0]}";
    assertThat(shown(script, "perft", "suffragetto", "--depth", "2", "--divide")).hasLineCount(2);
    String closed = "(sleep 1; \"$@\"; echo $? >&2) | true";
    assertThat(shown(closed, "moves", "suffragetto")).isEqualTo("0\n");
  }
}

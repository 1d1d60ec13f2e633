package games.parlour.cli.lab;

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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The longer studies from the command line, made short. */
@Tag("slow")
class LabTest {
  @Test
  void aLadderIsATableWithItsCommand() {
    ProgramRun run =
        ProgramRun.of("lab", "ladder", "fort-chitral", "--games", "2", "--levels", "2-3");
    assertThat(run.code()).as(run.err()).isZero();
    List<String> lines = run.lines();
    assertThat(lines.get(0)).startsWith("| level | against | games |");
    assertThat(lines.get(1).replaceAll("[^|]", "")).isEqualTo(lines.get(0).replaceAll("[^|]", ""));
    assertThat(lines.get(2)).startsWith("| 2 | 1 | 2 |").contains(" % | ", " to ");
    assertThat(lines.get(3)).startsWith("| 3 | 2 | 2 |");
    assertThat(lines.getLast())
        .matches(
            "Fort Chitral, \\d{4}-\\d\\d-\\d\\d, seed 1:"
                + " `parlour lab ladder fort-chitral --games 2 --levels 2-3`");
  }

  @Test
  void programsGetTheLadderToo() {
    ProgramRun run =
        ProgramRun.of("lab", "ladder", "fort-chitral", "--games", "2", "--levels", "2", "--json");
    JsonNode steps = JsonMapper.builder().build().readTree(run.out()).get("steps");
    assertThat(steps.size()).isEqualTo(1);
    assertThat(steps.get(0).get("against").asInt()).isEqualTo(1);
    assertThat(steps.get(0).get("score_low").asDouble())
        .isLessThanOrEqualTo(steps.get(0).get("score").asDouble());
  }

  @Test
  void weightsAreWrittenToANewFile(@TempDir Path home) throws IOException {
    Path file = home.resolve("weights.txt");
    String[] args = {
      "lab", "tune", "suffragetto", "--games", "5", "--nodes", "20", "--out", file.toString()
    };
    ProgramRun run = ProgramRun.of(args);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("5 games", "calm positions", "Log-loss", "winning chance")
        .contains(file.toString())
        .doesNotContain("tune.", "{");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(0)).startsWith("# parlour lab tune suffragetto --games 5 --nodes 20");
    assertThat(lines.get(1)).matches("# \\d{4}-\\d\\d-\\d\\d: 5 games, .*");
    assertThat(lines.subList(2, lines.size())).allMatch(line -> line.matches("[a-z0-9.]+ -?\\d+"));
    ProgramRun again = ProgramRun.of(args);
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err()).hasLineCount(1).contains("already exists");
    ProgramRun shown = ProgramRun.of("lab", "tune", "suffragetto", "--games", "5", "--nodes", "20");
    assertThat(shown.lines().subList(2, lines.size())).isEqualTo(lines.subList(2, lines.size()));
    assertThat(shown.err()).contains("Log-loss");
  }

  @Test
  void aNetworkIsTaughtInAFolder(@TempDir Path home) throws IOException {
    Path folder = home.resolve("training");
    String[] args = {
      "lab",
      "train",
      "votes-for-women",
      "--folder",
      folder.toString(),
      "--games",
      "2",
      "--generations",
      "1",
      "--seed",
      "3"
    };
    ProgramRun run = ProgramRun.of(args);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.lines().get(0))
        .matches(
            "Generation 1: loss \\d\\.\\d{4}; games won by Suffragists:"
                + " \\d+\\.\\d % \\(default options\\), \\d+\\.\\d % \\(mode=solitaire\\)");
    assertThat(run.lines().get(1)).startsWith("1 generation; ").endsWith("network.txt");
    List<String> lines = Files.readAllLines(folder.resolve("network.txt"));
    assertThat(lines.get(0)).startsWith("# parlour lab train votes-for-women --folder ");
    assertThat(lines.get(1)).matches("# \\d{4}-\\d\\d-\\d\\d: seed 3, 1 generations of 2 games");

    ProgramRun german =
        ProgramRun.of(
            "lab",
            "train",
            "votes-for-women",
            "--folder",
            folder.toString(),
            "--generations",
            "2",
            "--lang",
            "de");
    assertThat(german.out())
        .startsWith("Generation 2: Verlust 0,")
        .contains("Siege (Suffragist", "2 Generationen; das Netz steht in ")
        .doesNotContain("{", "train.");
    ProgramRun other =
        ProgramRun.of(
            "lab", "train", "votes-for-women", "--folder", folder.toString(), "--seed", "4");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).hasLineCount(1).contains("--seed 3");
  }

  @Test
  void theLabAloneShowsItsStudies() {
    ProgramRun run = ProgramRun.of("lab");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("parlour lab STUDY", "ladder", "train", "tune");
    assertThat(ProgramRun.of("lab", "tune", "--help").out()).contains("parlour lab tune GAME");
    assertThat(ProgramRun.of("help", "lab", "ladder", "suffragetto").out()).contains("--edition");
  }

  @Test
  void aStoppedCollectionIsKept(@TempDir Path home) throws Exception {
    List<String> line =
        ProgramProcess.line("lab", "tactics", "fort-chitral", "--make", "10000", "--nodes", "100");
    Process process = ProgramProcess.start(home, Map.of(), line);
    Instant end = Instant.now().plus(Duration.ofMinutes(2));
    while (worked(process).compareTo(Duration.ofSeconds(3)) < 0 && Instant.now().isBefore(end)) {
      Thread.sleep(20);
    }
    process.toHandle().destroy(); // asks the process to end, as Ctrl+C does
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(told).startsWith("# parlour lab tactics fort-chitral --make 10000");
  }

  /** However busy the machine is, after some seconds of its own the program is at its work. */
  private static Duration worked(Process process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }
}

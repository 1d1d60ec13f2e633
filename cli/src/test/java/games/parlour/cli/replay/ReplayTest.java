package games.parlour.cli.replay;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramProcess;
import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Showing a record. */
class ReplayTest {
  @TempDir Path home;

  private Path aGame() {
    String typed = "moves\nundo\ndraw\n";
    ProgramRun.at(home, typed, "play", "suffragetto", "--seat", "both", "--seed", "1");
    return ProgramRun.saved(home);
  }

  private static JsonNode json(String... args) {
    return JsonMapper.builder().build().readTree(ProgramRun.of(args).out());
  }

  @Test
  void itTellsTheHeaderTheEntriesAndTheEnd() {
    ProgramRun run = ProgramRun.of("replay", aGame().toString());
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Suffragetto\n  edition: 1908\n")
        .contains("   1  Chance: ", "offered a draw", "accepted the draw", "A draw: draw agreed.")
        .contains("The seed gives every outcome of chance in this record (1).");
  }

  @Test
  void itReadsFromAPipe() throws Exception {
    String file = aGame().toString();
    List<String> line = new ArrayList<>(List.of("bash", "-c", "\"$@\" <(cat '" + file + "')", "-"));
    line.addAll(ProgramProcess.line("replay"));
    Process process = ProgramProcess.start(home, Map.of("LANG", "C.UTF-8"), line);
    String seen = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(seen).isEqualTo(ProgramRun.of("replay", file).out());
    assertThat(process.waitFor()).isZero();
  }

  @Test
  void aPipeCannotBeGoneOnWith() throws Exception {
    ProgramRun.at(home, "", "play", "suffragetto", "--seat", "both");
    List<String> line =
        new ArrayList<>(
            List.of("bash", "-c", "\"$@\" <(cat '" + ProgramRun.saved(home) + "')", "-"));
    line.addAll(ProgramProcess.line("play", "--resume"));
    Process process = ProgramProcess.start(home, Map.of("LANG", "C.UTF-8"), line);
    String seen = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(seen).startsWith("parlour: ").contains("cannot be written").hasLineCount(1);
    assertThat(process.waitFor()).isEqualTo(2);
  }

  @Test
  void itStopsAfterAnEntry() {
    Path file = aGame();
    ProgramRun run = ProgramRun.of("replay", file.toString(), "--at", "0");
    assertThat(run.out()).contains("A coin decides who begins.").doesNotContain("   1  ");
    ProgramRun beyond = ProgramRun.of("replay", file.toString(), "--at", "9");
    assertThat(beyond.code()).isEqualTo(2);
    assertThat(beyond.err()).contains("from 0 to 3").hasLineCount(1);
  }

  @Test
  void itAnswersPrograms() {
    JsonNode json = json("replay", aGame().toString(), "--json");
    assertThat(json.get("setup").get("options").get("first").asString()).isEqualTo("coin");
    assertThat(json.get("entries").size()).isEqualTo(3);
    assertThat(json.get("entries").get(0).get("told").get(0).asString()).contains("coin");
    assertThat(json.get("entries").get(1).get("act").asString()).isEqualTo("offer-draw");
    assertThat(json.get("winner").asString()).isEqualTo("draw");
    assertJson(json).isTrue("/over");
    assertJson(json).isTrue("/seed_proves");
    assertThat(json.get("position").asString()).contains(" S0+0/P0+0 1908 ");
  }

  @Test
  void aSeedThatDoesNotFitIsToldPlainly() throws IOException {
    Path file = aGame();
    String record = Files.readString(file);
    boolean police = record.contains("1 * " + outcomes().get(1));
    int other = police ? 0 : 1;
    String changed =
        record
            .replaceAll("1 \\* \\S+", "1 * " + outcomes().get(other))
            .replaceAll("(?s)\n2 .*", "\n");
    Files.writeString(file, changed);
    ProgramRun run = ProgramRun.of("replay", file.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("The seed does not give the outcomes of chance");
    assertJson(json("replay", file.toString(), "--json")).isFalse("/seed_proves");
  }

  private static List<String> outcomes() {
    return ProgramRun.of("moves", "suffragetto", "--first", "coin").lines();
  }

  @Test
  void movesThatWereTakenBackAreToldToo() {
    String[] args = {"play", "suffragetto", "--first", "police", "--seat", "both"};
    ProgramRun.at(home, "c12-c11\nundo\nd12-d11\n", args);
    ProgramRun run = ProgramRun.of("replay", ProgramRun.saved(home).toString());
    assertThat(run.out())
        .contains("   1  Police: c12-c11  An Inspector goes from c12 to c11.")
        .contains("   2  Police: back to entry 0", "   3  Police: d12-d11  A Policeman goes");
  }
}

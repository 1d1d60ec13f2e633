package games.parlour.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recorded games of another program, compared by the real program. */
class TraceTest {
  private static final Path SMALL =
      Path.of("../votes-for-women/src/test/resources/games/parlour/votes/trace/small.jsonl");

  @TempDir Path folder;

  private String written(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void gamesThatArePlayedAlikeEndWithZero() throws IOException {
    Path packed = folder.resolve("small.jsonl.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      Files.copy(SMALL, out);
    }
    ProgramRun run = ProgramRun.of("trace", SMALL.toString(), packed.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.lines()).containsExactly("2 games, 8 cards compared, 0 differences");
    assertThat(run.code()).isZero();
  }

  @Test
  void aDifferenceIsALineAndTheCodeIsOne() throws IOException {
    String file =
        written(
            "doctored",
            Files.readString(SMALL).replace("\"WA\": {\"y\": 1}", "\"WA\": {\"y\": 2}"));
    ProgramRun run = ProgramRun.of("trace", SMALL.toString(), file);
    assertThat(run.lines())
        .containsExactly(
            file + ", step 24, frances-willard: states.WA: expected y2, ours y1",
            "2 games, 8 cards compared, 1 differences");
    assertThat(run.code()).isEqualTo(1);
    assertThat(ProgramRun.of("trace", file, "--lang", "de").lastLine())
        .isEqualTo("1 Partien, 4 Karten verglichen, 1 Unterschiede");
  }

  @Test
  void programsAreAnsweredInJson() throws IOException {
    String file =
        written(
            "doctored",
            Files.readString(SMALL).replace("\"WA\": {\"y\": 1}", "\"WA\": {\"y\": 2}"));
    ProgramRun run = ProgramRun.of("trace", file, "--json");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out().replaceAll("\\s+", " "))
        .startsWith("{ \"games\" : 1, \"cards\" : 4, \"differences\" : [ {")
        .contains("\"step\" : 24", "\"field\" : \"states.WA\"", "\"ours\" : \"y1\"");
    ProgramRun same = ProgramRun.of("trace", SMALL.toString(), "--json");
    assertThat(same.code()).isZero();
    assertThat(same.out()).contains("\"differences\" : [ ]");
  }

  @Test
  void whatCannotBeReadIsOneLineAndTheCodeIsTwo() throws IOException {
    List<String> lines = Files.readAllLines(SMALL);
    refused(
        "line 31",
        "Line 31",
        written("cut", String.join("\n", lines.subList(0, 31)).replace("\"end\"", "\"rest\"")));
    refused("no JSON", "Line 1", written("text", "This is no game.\nNor is this.\n"));
    refused("empty", "set-up", written("empty", ""));
    refused("a folder", "folder", folder.toString());
    refused("nowhere", "no file", folder.resolve("nosuch").toString());
    Path broken = folder.resolve("broken.gz");
    Files.write(broken, new byte[] {0x1f, (byte) 0x8b, 1, 2, 3});
    refused("broken", "cannot be read", broken.toString());
    ProgramRun none = ProgramRun.of("trace");
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("FILE");
  }

  private static void refused(String what, String why, String file) {
    ProgramRun run = ProgramRun.of("trace", SMALL.toString(), file);
    assertThat(run.code()).as(what).isEqualTo(2);
    assertThat(run.err().lines()).as(what).singleElement().asString().contains(file, why);
  }
}

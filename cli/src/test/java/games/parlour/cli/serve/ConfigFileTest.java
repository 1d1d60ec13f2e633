package games.parlour.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The settings file of a server, as a host meets it. */
class ConfigFileTest {
  private static final Path TEMPLATE = Path.of("..", "docs", "parlour.conf");

  @TempDir private Path home;

  /** With -Dparlour.golden=write the file in the documentation is written anew. */
  @Test
  void theTemplateIsInTheDocs() throws IOException {
    ProgramRun run = ProgramRun.of("serve", "--print-config", "--lang", "en");
    assertThat(run.code()).isZero();
    if (System.getProperty("parlour.golden", "").equals("write")) {
      Files.writeString(TEMPLATE, run.out());
    }
    assertThat(Files.readString(TEMPLATE)).isEqualTo(run.out());
    ProgramRun german = ProgramRun.of("serve", "--print-config", "--lang", "de");
    assertThat(german.out()).contains("Gäste").doesNotContain("guest may");
  }

  @Test
  void whatIsWrongIsToldInOneLine() throws IOException {
    Path file = Files.writeString(home.resolve("p.conf"), "# mine\nlimits.guest.reads = lots\n");
    refused(file.toString(), "line 2", "limits.guest.reads", "\"lots\"", "60 then 10/s");
    Files.writeString(file, "limit.reads = 1\n");
    refused(file.toString(), "line 1", "\"limit.reads\"", "limits.guest.reads, ");
    Files.writeString(file, "port = 1\nport = 2\n");
    refused(file.toString(), "line 2", "port", "twice");
    Files.delete(file);
    refused(file.toString(), "cannot be read");
  }

  private static void refused(String file, String... said) {
    ProgramRun run = ProgramRun.of("serve", "--config", file);
    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.err().lines()).as(run.err()).hasSize(1);
    assertThat(run.err()).contains(file).contains(said).doesNotContain("Exception");
  }
}

package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.cli.command.Games;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.cli.serve.BrowserVisit;
import games.parlour.cli.serve.ServerStarter;
import games.parlour.server.settings.Settings;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rehearsal goes the whole way, in silence, and is nobody's business. */
@Tag("slow")
class StartupRehearsalTest {
  @Test
  void itGoesWellAndSaysNothing() {
    assertThat(ProgramRun.of("rehearse")).isEqualTo(new ProgramRun(0, "", ""));
  }

  @Test
  void noHelpTellsOfIt() {
    assertThat(ProgramRun.of("--help").out()).doesNotContain("rehears");
    assertThat(ProgramRun.of("nonsense").err()).contains("serve").doesNotContain("rehears");
    assertThat(ProgramRun.of("rehearse", "more").code()).isEqualTo(Main.REFUSED);
  }

  @Test
  void aVisitPlaysEveryGameAgainstComputers(@TempDir Path data) throws Exception {
    try (ServerStarter.RunningServer opened =
            new ServerStarter(
                    "127.0.0.1",
                    0,
                    data,
                    Optional.empty(),
                    Duration.ZERO,
                    Settings.NONE,
                    data.resolve("parlour.key"))
                .open();
        BrowserVisit visit = new BrowserVisit(URI.create("http://127.0.0.1:" + opened.port()))) {
      Map<String, Integer> entries = visit.pay(3);
      assertThat(entries).hasSize(Games.all().size());
      assertThat(entries.get("suffragetto")).isBetween(6, 8);
    }
  }

  @Test
  void aVisitToNobodyFails() throws Exception {
    try (BrowserVisit visit = new BrowserVisit(URI.create("http://127.0.0.1:1"))) {
      assertThatThrownBy(() -> visit.pay(1)).isInstanceOf(IOException.class);
    }
  }
}

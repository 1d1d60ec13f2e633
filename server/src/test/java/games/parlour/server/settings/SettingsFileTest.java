package games.parlour.server.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.Config;
import games.parlour.server.request.Limits;
import games.parlour.server.request.Limits.Rate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsFileTest {
  @TempDir private Path folder;

  private Settings read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("parlour.conf"), text);
    return SettingsFile.read(file, ServerSettings.ALL);
  }

  @Test
  void whatIsNotSetIsAsUsual() throws IOException {
    Settings none = read("# nothing\n\n   \n#port = 9\n");
    assertThat(ServerSettings.limits(none)).isEqualTo(Limits.USUAL);
    assertThat(none.get(ServerSettings.PORT)).isEqualTo(8080);
    assertThat(none.get(ServerSettings.DATABASE)).isEmpty();
    assertThat(ServerSettings.tableMemory(none, 900)).isEqualTo(Config.tableMemory(900));
  }

  @Test
  void whatIsSetCounts() throws IOException {
    Settings some =
        read(
            """
            # a school
            port=9090
              db = postgresql://ada@host/games?ssl=true
            memory.tables = 64
            limits.address.newcomers = 500 then 90/min
            limits.address.writes = 2000 then 0.5/s
            limits.guest.hints = 3 then 36/h
            limits.guest.listed = 0
            limits.streams = 20000
            """);
    assertThat(some.get(ServerSettings.PORT)).isEqualTo(9090);
    assertThat(some.get(ServerSettings.DATABASE))
        .isEqualTo(Optional.of("postgresql://ada@host/games?ssl=true"));
    assertThat(ServerSettings.tableMemory(some, 900)).isEqualTo(64L << 20);
    Limits limits = ServerSettings.limits(some);
    assertThat(limits.newcomers()).isEqualTo(new Rate(500, 1.5));
    assertThat(limits.address().writes()).isEqualTo(new Rate(2000, 0.5));
    assertThat(limits.guest().hints()).isEqualTo(new Rate(3, 0.01));
    assertThat(limits.tables().listed()).isZero();
    assertThat(limits.streams().inAll()).isEqualTo(20_000);
    assertThat(limits.guest().reads()).isEqualTo(Limits.USUAL.guest().reads());
  }

  @Test
  void theExampleOfEachKeyIsAccepted() throws IOException {
    String all =
        ServerSettings.ALL.stream()
            .map(key -> key.name() + " = " + key.example())
            .collect(Collectors.joining("\n"));
    Settings settings = read(all);
    assertThat(ServerSettings.ALL).allMatch(settings::has);
    assertThat(ServerSettings.limits(settings)).isEqualTo(Limits.USUAL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "prot = 8080 | key",
        "PORT = 8080 | key",
        "port | line",
        "= 8080 | line",
        "port = | value",
        "port = 65536 | value",
        "port = -1 | value",
        "port = 80 80 | value",
        "port = 99999999999999999999 | value",
        "port = 1;port = 1 | twice",
        "limits.guest.reads = 200 | value",
        "limits.guest.reads = 0 then 1/s | value",
        "limits.guest.reads = 1 then 0/s | value",
        "limits.guest.reads = 1 then 1/day | value",
        "limits.guest.reads = 1 then -1/s | value",
        "limits.streams = 0 | value",
        "memory.tables = much | value",
        "memory.tables = 0 | value",
      })
  void whatCannotBeIsRefusedByItsLine(String wrong, String why) {
    String text = "# settings\nhost = 0.0.0.0\n" + wrong.replace(";", "\n");
    int line = why.equals("twice") ? 4 : 3;
    assertThatThrownBy(() -> read(text))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> {
              assertThat(refusal.reason().key()).isEqualTo("refused.config");
              assertThat(refusal.reason().args()).containsEntry("line", line);
              Text told = (Text) Objects.requireNonNull(refusal.reason().args().get("why"));
              assertThat(told.key()).isEqualTo("refused.config." + why);
            });
  }

  @Test
  void aFileThatIsNoneIsRefused() {
    for (Path none : new Path[] {folder, folder.resolve("missing")}) {
      assertThatThrownBy(() -> SettingsFile.read(none, ServerSettings.ALL))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("refused.config.file");
    }
  }
}

package games.parlour.server.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.server.network.AddressBlock;
import games.parlour.server.network.NetworkSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The keys that say whom a server listens to. */
class NetworkKeysTest {
  @TempDir private Path folder;

  private Settings read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("parlour.conf"), text);
    return SettingsFile.read(file, ServerSettings.ALL);
  }

  @Test
  void namesProxiesAndConnections() throws IOException {
    assertThat(ServerSettings.network(Settings.NONE)).isEqualTo(NetworkSettings.USUAL);
    Settings some =
        read(
            """
            hosts = play.example.org,parlour.example
            trusted-proxies = 127.0.0.1, 10.0.0.0/8 , ::1
            limits.connections = 500
            limits.address.connections = 50
            limits.seconds.head = 3
            limits.seconds.request = 7
            key = /srv/key
            """);
    NetworkSettings network = ServerSettings.network(some);
    assertThat(network.hosts()).containsExactly("play.example.org", "parlour.example");
    assertThat(network.trustedProxies())
        .containsExactly(
            AddressBlock.of("127.0.0.1").orElseThrow(),
            AddressBlock.of("10.0.0.0/8").orElseThrow(),
            AddressBlock.of("::1").orElseThrow());
    assertThat(network.connections().inAll()).isEqualTo(500);
    assertThat(network.connections().each()).isEqualTo(50);
    assertThat(network.connections().head()).isEqualTo(Duration.ofSeconds(3));
    assertThat(network.connections().whole()).isEqualTo(Duration.ofSeconds(7));
    assertThat(some.get(ServerSettings.KEY)).contains("/srv/key");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hosts = https://play.example.org",
        "hosts = a b",
        "hosts = a,,b",
        "trusted-proxies = localhost",
        "trusted-proxies = 10.0.0.0/40",
        "trusted-proxies = 10.0.0.1;10.0.0.2",
        "limits.seconds.head = 0"
      })
  void whatIsNoneIsRefused(String line) {
    assertThatThrownBy(() -> read(line))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.config.value");
  }
}

package games.parlour.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.core.Game;
import games.parlour.load.LoadGenerator;
import games.parlour.load.LoadPlan;
import games.parlour.load.LoadReport;
import games.parlour.server.Config;
import games.parlour.server.Server;
import games.parlour.server.host.HostSettings;
import games.parlour.server.http.Pages;
import games.parlour.server.metrics.MetricsAudience;
import games.parlour.server.network.NetworkSettings;
import games.parlour.server.request.Limits;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A short run against a real server. */
class LoadGeneratorTest {
  private static final List<Game<?, ?>> GAMES =
      Stream.of("suffragetto", "fort-chitral", "votes-for-women")
          .<Game<?, ?>>map(Games::named)
          .toList();

  @Test
  void allGamesArePlayedAndEverythingToldFits(@TempDir Path folder) throws IOException {
    try (Server server =
        Server.start(
            new Config(
                "127.0.0.1",
                0,
                "jdbc:sqlite:" + folder.resolve("load.db"),
                1,
                Config.HUMANE,
                Duration.ZERO,
                Limits.USUAL,
                Config.tableMemory(Runtime.getRuntime().maxMemory()),
                Pages.none(),
                NetworkSettings.USUAL,
                folder.resolve("load.key"),
                MetricsAudience.OFF,
                Optional.empty(),
                HostSettings.FOREVER,
                Clock.systemUTC(),
                Optional.empty(),
                Optional.empty()),
            GAMES)) {
      InetSocketAddress address =
          new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
      LoadReport report =
          new LoadGenerator(new LoadPlan(address, 6, 60, 0, 2, 7), GAMES, opened -> {}, () -> false)
              .run();
      assertThat(report.faults()).isEmpty();
      assertThat(report.violations()).isZero();
      assertThat(report.tables()).isEqualTo(6);
      assertThat(report.streams()).as("four seats at one of the tables").isEqualTo(14);
      assertThat(report.moves()).isEqualTo(120);
      assertThat(report.answer().count()).isEqualTo(120);
      assertThat(report.event().count()).as("each move, at each seat").isGreaterThan(240);
      assertThat(report.verified()).isEqualTo(6);
    }
  }
}

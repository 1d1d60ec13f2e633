package games.parlour.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.core.Game;
import games.parlour.load.LoadGenerator;
import games.parlour.load.LoadPlan;
import games.parlour.load.LoadReport;
import games.parlour.load.NodeReport;
import games.parlour.load.samples.LoadSample;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.metrics.MetricsAudience;
import games.parlour.testkit.shores.ShoresGame;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Short runs against real servers. */
class LoadGeneratorTest {
  private static final List<Game<?, ?>> GAMES =
      Stream.of("suffragetto", "fort-chitral", "votes-for-women")
          .<Game<?, ?>>map(Games::named)
          .toList();

  private final List<LoadSample> samples = new ArrayList<>();

  private static InetSocketAddress address(TestServer server) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
  }

  private LoadReport play(LoadPlan plan, List<Game<?, ?>> games) throws IOException {
    return new LoadGenerator(plan, games, opened -> {}, samples::add, () -> false).run();
  }

  /** All that holds for six tables at sixty moves a second for two seconds, on whatever nodes. */
  private static void check(LoadReport report) {
    assertThat(report.faults()).isEmpty();
    assertThat(report.violations()).isZero();
    assertThat(report.tables()).isEqualTo(6);
    assertThat(report.streams()).as("four seats at one of the tables").isEqualTo(14);
    assertThat(report.moves()).isEqualTo(120);
    assertThat(report.answer().count()).isEqualTo(120);
    assertThat(report.event().count()).as("each move, at each seat").isGreaterThan(240);
    assertThat(report.sameNode().count() + report.crossNode().count())
        .isEqualTo(report.event().count());
    assertThat(report.verified()).isEqualTo(6);
    assertThat(report.nodes().stream().mapToInt(NodeReport::moves).sum()).isEqualTo(120);
  }

  @Test
  void allGamesArePlayedAndEverythingToldFits(@TempDir Path folder) throws IOException {
    try (TestServer server = TestServer.in(folder, MetricsAudience.OFF)) {
      // A sample covers an hour, so that none is due on however slow a machine.
      LoadReport report =
          play(new LoadPlan(List.of(address(server)), 6, 60, 0, 2, 3_600, 7), GAMES);
      check(report);
      assertThat(report.crossNode().count()).isZero();
      NodeReport node = report.nodes().getFirst();
      assertThat(node.streams()).isEqualTo(14);
      assertThat(node.cpuSeconds()).as("it tells nobody").isEmpty();
      assertThat(node.after().streams()).isEmpty();
      assertThat(samples).as("none is due").isEmpty();
    }
  }

  @Test
  void twoNodesShareTheWorkAndEverythingToldFits() throws IOException {
    try (TestServer one = TestServer.at(TestPostgres.fresh());
        TestServer other = one.beside()) {
      LoadReport report =
          play(new LoadPlan(List.of(address(one), address(other)), 6, 60, 0, 2, 1, 7), GAMES);
      check(report);
      assertThat(report.sameNode().count()).isPositive();
      assertThat(report.crossNode().count()).isPositive();
      assertThat(report.nodes())
          .allSatisfy(
              node -> {
                assertThat(node.streams()).isEqualTo(7);
                assertThat(node.after().streams()).as("none of the other's").hasValue(7);
                assertThat(node.moves()).isBetween(30, 90);
                assertThat(node.cpuSeconds().orElseThrow()).isPositive();
                assertThat(node.after().residentMb().orElseThrow()).isGreaterThan(10);
                assertThat(node.after().heapMb().orElseThrow()).isGreaterThan(1);
              });
      // How many there are depends on how long the machine takes for 120 moves.
      assertThat(samples).isNotEmpty().allMatch(sample -> sample.nodes().size() == 2);
      assertThat(samples).anyMatch(sample -> sample.rate() > 0 && sample.eventP99() > 0);
      assertThat(samples.getFirst().nodes())
          .allSatisfy(node -> assertThat(node.cores().orElseThrow()).isPositive());
    }
  }

  @Test
  void inALongWarmUpFirstGamesAreLeftAtDifferentTimes(@TempDir Path folder) throws IOException {
    try (TestServer server = TestServer.in(folder, MetricsAudience.LOOPBACK)) {
      LoadReport report = play(new LoadPlan(List.of(address(server)), 3, 150, 2, 1, 10, 7), GAMES);
      assertThat(report.faults()).isEmpty();
      assertThat(report.moves()).isEqualTo(150);
      assertThat(report.tables()).as("each was replaced once").isEqualTo(6);
      assertThat(report.verified()).isEqualTo(6);
    }
  }

  @Test
  void aTableThatIsOverMakesWayForAnother(@TempDir Path folder) throws IOException {
    try (TestServer server = TestServer.in(folder, MetricsAudience.LOOPBACK)) {
      LoadReport report =
          play(
              new LoadPlan(List.of(address(server)), 3, 100, 0, 1, 10, 7),
              List.of(new ShoresGame()));
      assertThat(report.faults()).isEmpty();
      assertThat(report.moves()).isEqualTo(100);
      assertThat(report.tables()).isGreaterThan(3);
      assertThat(report.verified()).isEqualTo(report.tables());
      assertThat(report.nodes().getFirst().streams())
          .as("only those of three tables")
          .isEqualTo(report.streams());
    }
  }
}

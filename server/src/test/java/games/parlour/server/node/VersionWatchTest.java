package games.parlour.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.LogCapture;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.log.PlainLogLayout;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever has forgotten to upgrade a node is told by the log of the others. */
class VersionWatchTest {
  @TempDir Path folder;

  @Test
  void eachOtherVersionIsNamedOnce() {
    String address = TestPostgres.fresh();
    try (Database here = Database.open(address, folder.resolve("parlour.key"));
        Database there = Database.open(address, folder.resolve("parlour.key"));
        LogCapture log = new LogCapture(VersionWatch.class.getName())) {
      NodeRegistry own = new NodeRegistry(here, "0.4.0", 1);
      NodeRegistry other = new NodeRegistry(there, "0.3.9", 1);
      other.listensAt("127.0.0.1:8082");
      own.beat(1_000);
      own.lookAtVersions(1_000);
      assertThat(lines(log)).isEmpty();
      other.beat(1_000);
      own.lookAtVersions(1_000);
      own.lookAtVersions(6_000);
      assertThat(lines(log))
          .singleElement()
          .asString()
          .contains(
              " WARN ",
              "the node at 127.0.0.1:8082 runs version 0.3.9, this one 0.4.0; finish the upgrade");
      own.lookAtVersions(60_000); // it has not been heard from
      other.beat(60_000);
      own.lookAtVersions(60_000);
      assertThat(lines(log)).as("it is back").hasSize(2);
    }
  }

  /** Version 0.3.0 does not say that it runs, but it notes the time. */
  @Test
  void aServerThatKnowsNothingOfOthersIsNoticed() {
    String address = TestPostgres.fresh();
    try (Database here = Database.open(address, folder.resolve("parlour.key"));
        LogCapture log = new LogCapture(VersionWatch.class.getName())) {
      NodeRegistry own = new NodeRegistry(here, "0.4.0", 1);
      TestPostgres.askIn(address, "update clock_mark set at = 5, stopped = 0 where id = 1");
      List<NodeRegistry.Node> nodes = NodeRegistry.list(here);
      assertThat(nodes).singleElement().extracting("program").isEqualTo("0.3.0 or older");
      own.lookAtVersions(nodes.getFirst().seen() + 1_000);
      assertThat(lines(log)).singleElement().asString().contains("runs version 0.3.0 or older");
      assertThat(own.dead(nodes.getFirst().seen() + 60_000)).isEqualTo(nodes);
    }
  }

  private static List<String> lines(LogCapture log) {
    return log.lines(new PlainLogLayout());
  }
}

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
      own.lookAtVersions(60_000); // it has not been heard of
      other.beat(60_000);
      own.lookAtVersions(60_000);
      assertThat(lines(log)).as("it is back").hasSize(2);
    }
  }

  private static List<String> lines(LogCapture log) {
    return log.lines(new PlainLogLayout());
  }
}

package games.parlour.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ServerProcess;
import games.parlour.core.random.Generator;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.testkit.Seeds;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A killed server loses no move that anybody was told of, again and again. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Tag("slow")
class KilledServerTest {
  private static final int KILLS = 10;
  private static final int ENTRIES = 12;
  private static final int LONGEST_MS = 250;

  @Test
  void everyMoveIsThereOnSqlite(@TempDir Path home) throws Exception {
    killed(home, "--data", home.resolve("data").toString());
  }

  @Test
  void everyMoveIsThereOnPostgres(@TempDir Path home) throws Exception {
    killed(home, "--db", TestPostgres.fresh());
  }

  private static void killed(Path home, String where, String place) throws Exception {
    Generator random = new Generator(Seeds.base());
    ServerProcess serving =
        ServerProcess.start(home, Map.of(), "--port", "0", "--pace", "0", where, place);
    try {
      KilledServerGames matches = new KilledServerGames(serving.port(), random);
      for (int kill = 1; kill <= KILLS; kill++) {
        matches.play(serving.port(), ENTRIES, random.below(LONGEST_MS), serving::kill);
        serving = ServerProcess.start(home, Map.of(), "--port", "0", "--pace", "0", where, place);
        matches.check(serving.port());
      }
      matches.play(serving.port(), ENTRIES, 0, serving::kill);
    } catch (AssertionError e) {
      throw new AssertionError(e.getMessage() + "\n" + Seeds.howToRepeat(), e);
    } finally {
      serving.close();
    }
    assertThat(home.resolve("errors.txt")).content().isEmpty();
  }
}

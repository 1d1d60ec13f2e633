package games.parlour.cli.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.ScenarioResult.Times;
import games.parlour.cli.chaos.cluster.DatabaseProxy.LinkState;
import games.parlour.cli.chaos.cluster.FakeClock;
import games.parlour.cli.chaos.cluster.NodeLog.Topic;
import games.parlour.server.fixture.PostgresServer.StopMode;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.testkit.Seeds;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every fault but an upgrade, once or twice: nothing acknowledged is lost, nothing is played twice,
 * all go on.
 */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
@Tag("slow")
class ChaosTest {
  private static final int LONGEST_WAIT_MS = 250;

  /** The others take over the jobs of a node of which they have heard nothing for 4 s. */
  private static final int LONGER_THAN_JOBS_WAIT_MS = 5_500;

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--kills",
        "--kills 0",
        "--kills x",
        "--seed -1",
        "--db sqlite",
        "--before nothing.jar",
        "--scenario flood",
        "now"
      })
  void whatItDoesNotKnowIsRefusedInOneLine(String line) throws Exception {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream said = new PrintStream(err, true, StandardCharsets.UTF_8);
    assertThat(ChaosCommand.run(line.split(" ", -1), said, said)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("parlour: ")
        .contains("--kills N", "kill-sqlite")
        .hasLineCount(1);
  }

  @Test
  void oneNodeWithSqlite() throws Exception {
    Fault kill = Faults.kill(LONGEST_WAIT_MS);
    play(new Scenario("sqlite", 0, List.of(kill, Faults.fullDisk(200)), 2));
  }

  @Test
  void nodesWithOnePostgres() throws Exception {
    Fault kill = Faults.kill(LONGEST_WAIT_MS);
    List<Fault> faults =
        new ArrayList<>(
            List.of(
                kill,
                Faults.databaseRestart(StopMode.FAST, 200),
                Faults.databaseRestart(StopMode.IMMEDIATE, 200),
                Faults.freeze(LONGER_THAN_JOBS_WAIT_MS, 1_000),
                Faults.cut(LinkState.RESET, 500),
                Faults.cut(LinkState.SILENT, 1_000)));
    if (FakeClock.library().isPresent()) {
      faults.add(Faults.clockJump(true, 500));
    }
    play(new Scenario("postgresql", 2, faults, faults.size()));
  }

  @Test
  void clocksThatJumpMakeNoFlagFall() throws Exception {
    assumeTrue(FakeClock.library().isPresent(), "libfaketime is not installed");
    List<Fault> jumps = List.of(Faults.clockJump(true, 500), Faults.clockJump(false, 500));
    play(new Scenario("clock", 0, jumps, jumps.size()));
  }

  @Test
  void scenariosShareADatabaseThatWasNamedAndNobodyElseDoes() throws Exception {
    String database = TestPostgres.fresh();
    Fault none =
        Fault.of(
            (environment, random) -> {
              environment.tables().strike();
              environment.tables().mend();
            });
    play(new Scenario("first", 1, List.of(none), 1), Optional.of(database));
    // The node of the first one was killed at its end, and is in the database still.
    Fault dead = none.logging(Topic.NODE_IS_GONE);
    play(new Scenario("second", 1, List.of(dead), 1), Optional.of(database));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream said = new PrintStream(err, true, StandardCharsets.UTF_8);
    String[] line = {"--db", database, "--scenario", "kill-postgresql"};
    assertThat(ChaosCommand.run(line, said, said)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "parlour: the database of --db is in use already; name an empty one, or with --folder"
                + " the folder of the earlier run in it.\n");
  }

  @Test
  void aScenarioThatCannotBeginLeavesNoDatabaseRunning() throws Exception {
    Path place = Files.createDirectories(folder.resolve("broken"));
    Files.createFile(place.resolve("node-1"));
    Scenario scenario = new Scenario("broken", 1, List.of(Faults.kill(1)), 1);
    ScenarioResult result = run(Optional.empty(), new ByteArrayOutputStream(), scenario);
    assertThat(result.takeFindings()).isEmpty();
    assertThat(Files.readString(folder.resolve("findings.txt"))).contains("it broke off");
    assertThat(place.resolve("postgresql")).isNotEmptyDirectory();
    assertThat(place.resolve("postgresql/postmaster.pid")).doesNotExist();
  }

  private ScenarioResult run(
      Optional<String> database, ByteArrayOutputStream told, Scenario scenario) throws Exception {
    PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
    ChaosPlan plan =
        new ChaosPlan(
            scenario.count(),
            List.of(scenario.name()),
            Seeds.base(),
            database,
            Optional.empty(),
            folder);
    return new ChaosRun(plan, out).play(List.of(scenario)).getFirst();
  }

  private void play(Scenario scenario) throws Exception {
    play(scenario, Optional.empty());
  }

  private void play(Scenario scenario, Optional<String> database) throws Exception {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    ScenarioResult result = run(database, told, scenario);
    String text = told.toString(StandardCharsets.UTF_8) + "\n" + Seeds.howToRepeat();
    assertThat(result.holds()).as(text).isTrue();
    assertThat(result.faults()).as(text).isEqualTo(scenario.count());
    assertThat(result.moves()).as(text).isPositive();
    assertThat(Files.readString(folder.resolve("progress.txt"))).contains(result.line());
    assertThat(new ChaosProgress(folder).of(scenario.name()).line())
        .as("a run that is resumed knows what was done")
        .isEqualTo(result.line());
  }

  @Test
  void aResultCanBeReadAgain() {
    ScenarioResult result = new ScenarioResult("kill-sqlite");
    assertThat(ScenarioResult.read(result.line()).line()).isEqualTo(result.line());
    result.recovered(1500, 1200);
    result.recovered(800, 300);
    result.acknowledged();
    result.found(Flaw.DOUBLED, "a move");
    ScenarioResult again = ScenarioResult.read(result.line());
    assertThat(again.line()).isEqualTo(result.line());
    assertThat(again.standstills()).contains(new Times(800, 1500));
    assertThat(again.recoveries()).contains(new Times(300, 1200));
    assertThat(again.holds())
        .as("the result that was read back has its flaw: %s", again.line())
        .isFalse();
  }
}

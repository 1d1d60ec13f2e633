package games.parlour.cli.chaos;

import games.parlour.cli.chaos.Fault.Requirement;
import games.parlour.cli.chaos.cluster.DatabaseProxy.LinkState;
import games.parlour.cli.chaos.cluster.NodeLog.Topic;
import games.parlour.server.fixture.PostgresServer.StopMode;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Faults at one set of nodes, one after the other.
 *
 * @param nodes how many share a PostgreSQL; 0 for a single node with SQLite
 * @param faults by turns
 * @param count how many faults there are in all
 */
record Scenario(String name, int nodes, List<Fault> faults, int count) {
  private static final int LONGEST_WAIT_MS = 400;
  private static final int NODES = 3;

  Scenario {
    faults = List.copyOf(faults);
  }

  boolean isSqlite() {
    return nodes == 0;
  }

  Set<Requirement> requirements() {
    EnumSet<Requirement> all = EnumSet.noneOf(Requirement.class);
    faults.forEach(fault -> all.addAll(fault.requirements()));
    return all;
  }

  /** What nodes may log. */
  Set<Topic> topics() {
    EnumSet<Topic> all = EnumSet.noneOf(Topic.class);
    faults.forEach(fault -> all.addAll(fault.topics()));
    return all;
  }

  /** All of them, in the order in which they are played. */
  static List<Scenario> all(int kills) {
    Fault kill = Faults.kill(LONGEST_WAIT_MS);
    return List.of(
        new Scenario("kill-sqlite", 0, List.of(kill), kills),
        new Scenario("kill-postgresql", NODES, List.of(kill), kills),
        new Scenario(
            "database-restart",
            NODES,
            List.of(
                Faults.databaseRestart(StopMode.FAST, 3_000),
                Faults.databaseRestart(StopMode.IMMEDIATE, 3_000)),
            4),
        new Scenario("freeze", NODES, List.of(Faults.freeze(30_000, 5_000)), 2),
        new Scenario(
            "cut",
            NODES,
            List.of(Faults.cut(LinkState.RESET, 5_000), Faults.cut(LinkState.SILENT, 10_000)),
            4),
        new Scenario("full-disk", 0, List.of(Faults.fullDisk(2_000)), 2),
        new Scenario("clock-jump-sqlite", 0, jumps(), 2),
        new Scenario("clock-jump-postgresql", NODES, jumps(), 2),
        new Scenario(
            "upgrade",
            NODES,
            List.of(Faults.upgrade(0), Faults.upgrade(1), Faults.upgrade(2)),
            NODES));
  }

  private static List<Fault> jumps() {
    return List.of(Faults.clockJump(true, 3_000), Faults.clockJump(false, 3_000));
  }
}

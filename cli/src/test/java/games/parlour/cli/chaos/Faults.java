package games.parlour.cli.chaos;

import static games.parlour.cli.chaos.cluster.NodeLog.Topic.CLOCK_JUMPS;
import static games.parlour.cli.chaos.cluster.NodeLog.Topic.DATABASE_FAILS;
import static games.parlour.cli.chaos.cluster.NodeLog.Topic.NODES_ARE_UNHEARD;
import static games.parlour.cli.chaos.cluster.NodeLog.Topic.NODE_IS_GONE;
import static games.parlour.cli.chaos.cluster.NodeLog.Topic.VERSIONS_DIFFER;

import games.parlour.cli.chaos.Fault.Requirement;
import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.cluster.ClusterNode;
import games.parlour.cli.chaos.cluster.DatabaseProxy.LinkState;
import games.parlour.core.random.Generator;
import games.parlour.server.fixture.PostgresServer.StopMode;
import java.io.IOException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** All faults. */
final class Faults {
  private static final int PATIENCE_SECONDS = 60;
  private static final Duration JUMP = Duration.ofHours(1);

  /**
   * Others take over the jobs of a silent node after 4 s, and people leave it after 5 s of silence;
   * in so long a freeze every table has to go on without it.
   */
  private static final int LONG_FREEZE_MS = 25_000;

  private Faults() {}

  /** Some node is killed under play, and started again. */
  static Fault kill(int longestWaitMs) {
    return Fault.of(
            (environment, random) -> {
              Thread.sleep(random.below(longestWaitMs));
              ClusterNode node = any(environment, random);
              environment.tables().strike();
              node.kill();
              node.start();
              environment.tables().mend();
            })
        .logging(NODE_IS_GONE);
  }

  private static ClusterNode any(ScenarioEnvironment environment, Generator random) {
    return environment.nodes().get(random.below(environment.nodes().size()));
  }

  /** PostgreSQL is stopped for a while. */
  static Fault databaseRestart(StopMode mode, int millis) {
    return Fault.of(
            (environment, random) -> {
              environment.tables().strike();
              environment.stopPostgres(mode);
              Thread.sleep(millis / 2 + random.below(millis));
              environment.startPostgres();
              environment.tables().mend();
            })
        .needing(Requirement.OWN_POSTGRESQL)
        // Its start may take long: a busy machine starts it slowly, and it recovers from a crash.
        .logging(DATABASE_FAILS, NODE_IS_GONE, NODES_ARE_UNHEARD);
  }

  /**
   * A node does nothing for a while, then goes on as if nothing had been. What it had in hand when
   * it fell asleep may do harm only now, so people play on with it before anything is checked.
   */
  static Fault freeze(int millis, int afterwardsMs) {
    return Fault.of(
            (environment, random) -> {
              ClusterNode node = any(environment, random);
              environment.tables().strike();
              environment.tables().leaveSilentStreamsOf(node.port());
              node.freeze();
              try {
                Thread.sleep(millis);
                if (millis >= LONG_FREEZE_MS) {
                  environment.tables().requireMoves("while a node is frozen");
                }
              } finally {
                node.thaw();
                environment.tables().mend();
              }
              Thread.sleep(afterwardsMs);
            })
        .logging(DATABASE_FAILS, NODE_IS_GONE);
  }

  /** The link of one node to the database is cut for a while. */
  static Fault cut(LinkState how, int millis) {
    return Fault.of(
            (environment, random) -> {
              environment.tables().strike();
              environment.tables().leaveSilentStreamsOf(environment.nodes().getFirst().port());
              environment.proxy().set(how);
              try {
                Thread.sleep(millis);
              } finally {
                environment.proxy().set(LinkState.OPEN);
                environment.tables().mend();
              }
            })
        .needing(Requirement.PROXY)
        .logging(DATABASE_FAILS, NODE_IS_GONE);
  }

  /** The disk is full until moves are refused, and a while longer. */
  static Fault fullDisk(int millis) {
    return Fault.of(
            (environment, random) -> {
              long node = environment.nodes().getFirst().pid();
              int before = environment.tables().refused();
              long until = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
              environment.tables().strike();
              while (environment.tables().refused() == before && System.nanoTime() < until) {
                environment.disk().fill(node);
                Thread.sleep(20);
              }
              if (environment.tables().refused() == before) {
                environment
                    .result()
                    .found(Flaw.OTHER, "no move was refused though the disk was full");
              }
              Thread.sleep(millis);
              environment.disk().clear(node);
              environment.tables().mend();
            })
        .needing(Requirement.LIMITED_DISK)
        .logging(DATABASE_FAILS);
  }

  /** The wall clock of a node jumps an hour, and people play on with it. */
  static Fault clockJump(boolean isAhead, int afterwardsMs) {
    return Fault.of(
            (environment, random) -> {
              environment.tables().strike();
              environment.clock().jump(isAhead ? "+1h" : "-1h");
              awaitJump(environment, isAhead ? JUMP : JUMP.negated());
              environment.tables().mend();
              Thread.sleep(afterwardsMs);
            })
        .needing(Requirement.FAKE_CLOCK)
        .logging(CLOCK_JUMPS, NODE_IS_GONE);
  }

  /** The node itself has to show that it sees another time. */
  private static void awaitJump(ScenarioEnvironment environment, Duration jump)
      throws IOException, InterruptedException {
    long until = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    String last = "nothing";
    while (System.nanoTime() < until) {
      int port = environment.nodes().getFirst().port();
      try {
        last = environment.tables().client().get(port, "/healthz", "").date();
        ZonedDateTime told = ZonedDateTime.parse(last, DateTimeFormatter.RFC_1123_DATE_TIME);
        Duration off = Duration.between(ZonedDateTime.now(told.getZone()), told).minus(jump);
        if (off.abs().toSeconds() < 60) {
          return;
        }
      } catch (IOException unanswered) {
        last = unanswered.toString(); // a busy machine may answer the next question
      }
      Thread.sleep(50);
    }
    throw new IOException("the node does not see that its clock has jumped; it says " + last);
  }

  /** A node of the version before is stopped, and one of this version takes its place. */
  static Fault upgrade(int node) {
    return Fault.of(
            (environment, random) -> {
              ClusterNode old = environment.nodes().get(node);
              environment.tables().strike();
              old.stop();
              old.use(Optional.empty());
              old.start();
              // The last one is new: from now on any node does for any table.
              environment.setSticky(node < environment.nodes().size() - 1);
              environment.tables().mend();
            })
        .needing(Requirement.BEFORE)
        .logging(DATABASE_FAILS, NODE_IS_GONE, VERSIONS_DIFFER);
  }
}

package games.parlour.cli.chaos.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.chaos.cluster.NodeLog.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which messages of a node are findings. */
class NodeLogTest {
  private static final String TIME = "2026-11-19T02:25:34.904Z ";
  private static final String GONE =
      TIME + "WARN games.parlour.server.NodeLink the node at one:8081 has not been heard from";
  private static final String KEEPER = TIME + "WARN games.parlour.server.clock.TimeKeeper ";
  private static final String STANDSTILL = KEEPER + "the server stood still for 5 s";
  private static final String NOBODY_THERE = KEEPER + "no server could reach the database for 5 s";
  private static final String JUMP = KEEPER + "the machine's clock jumped by 3600 s";
  private static final String METRICS = "games.parlour.server.metrics.StoreMetrics the store ";
  private static final String FAILS = TIME + "ERROR " + METRICS + "fails to take a change";
  private static final String TAKES_AGAIN = TIME + "WARN " + METRICS + "takes changes again";
  private static final String NEWS = TIME + "WARN games.parlour.server.node.NewsListener changes ";
  private static final String UNHEARD = NEWS + "of other nodes have not been heard for 20 s";
  private static final String HEARD = NEWS + "of other nodes are heard again";

  @Test
  void aStandstillIsNoFinding() {
    assertThat(NodeLog.unexpected(List.of(STANDSTILL, NOBODY_THERE), Set.of())).isEmpty();
  }

  @Test
  void whatNoFaultExplainsIsAFinding() {
    assertThat(NodeLog.unexpected(List.of(STANDSTILL, GONE, JUMP), Set.of(Topic.NODE_IS_GONE)))
        .containsExactly(JUMP + "\n");
  }

  @Test
  void aStackTraceOfTheServerIsAFinding() {
    List<String> lines = List.of(STANDSTILL, "java.lang.IllegalStateException", "\tat here");
    assertThat(NodeLog.unexpected(lines, Set.of(Topic.NODE_IS_GONE)))
        .containsExactly(String.join("\n", lines) + "\n");
  }

  private static List<String> failure(String why) {
    return List.of(FAILS, "org.postgresql.util.PSQLException: " + why, "\tat a.b(C.java:1)");
  }

  private static List<String> unexpected(List<String> lines, Topic... topics) {
    return NodeLog.unexpected(lines, Set.of(topics));
  }

  /** PostgreSQL gives up on a node that stood still in the midst of a change. */
  @Test
  void whatPostgresDoesBecauseOfAStandstillIsNoFinding() {
    assertThat(
            unexpected(failure("FATAL: terminating connection due to idle-in-transaction timeout")))
        .isEmpty();
    assertThat(unexpected(failure("ERROR: canceling statement due to lock timeout"))).isEmpty();
    assertThat(unexpected(List.of(TAKES_AGAIN))).isEmpty();
  }

  @Test
  void whateverElseTheDatabaseDoesIsAFindingUnlessAFaultExplainsIt() {
    for (String why : List.of("ERROR: deadlock detected", "FATAL: the database is starting up")) {
      assertThat(unexpected(failure(why))).as(why).hasSize(1);
      assertThat(unexpected(failure(why), Topic.DATABASE_FAILS)).as(why).isEmpty();
    }
    assertThat(unexpected(List.of(FAILS))).as("for an unknown reason").hasSize(1);
    List<String> mistake =
        List.of(
            TIME + "ERROR games.parlour.server.tables.Hub a stream is lost",
            "java.lang.IllegalStateException: due to lock timeout",
            "\tat a.b(C.java:1)");
    assertThat(unexpected(mistake)).as("nothing of the database").hasSize(1);
  }

  @Test
  void aThreadThatDiesIsAFindingThoughItsTraceFollowsAnotherMessage() {
    List<String> lines = new ArrayList<>(failure("FATAL: the database is starting up"));
    List<String> death = List.of("Exception in thread \"x\" java.lang.Error", "\tat d.e(F.java:1)");
    lines.addAll(death);
    lines.add(TAKES_AGAIN);
    assertThat(unexpected(lines, Topic.DATABASE_FAILS))
        .containsExactly(String.join("\n", death) + "\n");
  }

  @Test
  void thatNodesDoNotHearEachOtherIsExplainedByADatabaseThatWasAwayForLong() {
    assertThat(unexpected(List.of(UNHEARD, HEARD), Topic.NODES_ARE_UNHEARD)).isEmpty();
    assertThat(unexpected(List.of(UNHEARD, HEARD), Topic.DATABASE_FAILS, Topic.NODE_IS_GONE))
        .hasSize(2);
  }

  @Test
  void anUpgradeIsToldOf() {
    List<String> lines =
        List.of(
            TIME
                + "WARN games.parlour.server.node.VersionWatch the node at one:8081 runs version"
                + " 0.3.0 or older, this one 0.4.0; finish the upgrade",
            GONE + " for 20 s");
    assertThat(unexpected(lines, Topic.VERSIONS_DIFFER, Topic.NODE_IS_GONE)).isEmpty();
    assertThat(unexpected(lines, Topic.NODE_IS_GONE)).hasSize(1);
  }
}

package games.parlour.cli.chaos.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.chaos.cluster.NodeLog.Topic;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which messages of a node are findings. */
class NodeLogTest {
  private static final String TIME = "2026-11-19T02:25:34.904Z ";
  private static final String GONE =
      TIME + "WARN games.parlour.server.NodeLink the node at one:8081 has not been heard of";
  private static final String KEEPER = TIME + "WARN games.parlour.server.clock.TimeKeeper ";
  private static final String STANDSTILL = KEEPER + "the server stood still for 5 s";
  private static final String NOBODY_THERE = KEEPER + "no server was at the database for 5 s";
  private static final String JUMP = KEEPER + "the machine's clock jumped by 3600 s";

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
}

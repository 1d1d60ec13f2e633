package games.parlour.cli.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.cluster.NodeLog;
import games.parlour.cli.chaos.cluster.NodeLog.Topic;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The ledger and the logs of nodes: what is wrong is found, and nothing else. */
class MoveLedgerTest {
  private static final String TIME = "2026-11-18T16:32:44.714Z ";
  private final ScenarioResult result = new ScenarioResult("test");
  private final MoveLedger ledger = new MoveLedger("table", result);

  @BeforeEach
  void twoMovesAndAComputer() {
    ledger.computers(Set.of("black"));
    ledger.sent(0, "white", "a1-a2");
    ledger.acknowledged(0, "white", "a1-a2");
    ledger.told(entry(2, "black", "h8-h7"));
    ledger.sent(2, "white", "a2-a3");
  }

  private static JsonNode entry(int number, String seat, String text) {
    return ChaosClient.JSON.readTree(
        "{\"number\":%d,\"kind\":\"move\",\"seat\":\"%s\",\"text\":\"%s\"}"
            .formatted(number, seat, text));
  }

  private void check(JsonNode... log) {
    ledger.check(ledger.expected(), List.of(log));
  }

  private List<Long> flaws() {
    return Stream.of(Flaw.values()).map(result::count).toList();
  }

  @Test
  void aLogWithOrWithoutTheMoveThatGotNoAnswerIsRight() {
    check(entry(1, "white", "a1-a2"), entry(2, "black", "h8-h7"));
    check(entry(1, "white", "a1-a2"), entry(2, "black", "h8-h7"), entry(3, "white", "a2-a3"));
    assertThat(result.holds()).as(result.takeFindings().toString()).isTrue();
  }

  @Test
  void aMissingMoveIsLost() {
    check();
    assertThat(flaws()).containsExactly(1L, 0L, 0L, 0L);
  }

  @Test
  void anotherMoveInThePlaceOfAnAcknowledgedOneIsALoss() {
    check(entry(1, "black", "h8-h6"), entry(2, "black", "h8-h7"));
    assertThat(flaws()).containsExactly(1L, 0L, 0L, 0L);
  }

  @Test
  void aMoveThatStandsThereTwiceIsFound() {
    check(entry(1, "white", "a1-a2"), entry(2, "black", "h8-h7"), entry(3, "white", "a1-a2"));
    assertThat(flaws()).containsExactly(0L, 1L, 0L, 0L);
  }

  @Test
  void aFallenFlagIsFound() {
    JsonNode flag =
        ChaosClient.JSON.readTree(
            "{\"number\":3,\"kind\":\"act\",\"seat\":\"white\",\"text\":\"flag\"}");
    check(entry(1, "white", "a1-a2"), entry(2, "black", "h8-h7"), flag);
    assertThat(flaws()).containsExactly(0L, 1L, 0L, 0L);
  }

  private static int unexpected(Topic topic, String... lines) {
    return NodeLog.unexpected(List.of(lines), Set.of(topic)).size();
  }

  @Test
  void whatNodesLogIsJudgedByWhatHappened() {
    String head =
        TIME + "ERROR games.parlour.server.metrics.StoreMetrics the store fails to take a change";
    String again =
        TIME + "WARN games.parlour.server.metrics.StoreMetrics the store takes changes again";
    String[] store = {head, "org.postgresql.util.PSQLException", "\tat a.b(C.java:1)"};
    String[] mistake = {head, "java.lang.NullPointerException", "\tat a.b(C.java:1)"};
    assertThat(unexpected(Topic.DATABASE_FAILS, store)).isZero();
    assertThat(unexpected(Topic.DATABASE_FAILS, again + " failed=3")).isZero();
    assertThat(unexpected(Topic.DATABASE_FAILS, mistake)).isEqualTo(1);
    String[] both = Stream.of(store, mistake).flatMap(Stream::of).toArray(String[]::new);
    assertThat(unexpected(Topic.DATABASE_FAILS, both)).isEqualTo(1);
    assertThat(unexpected(Topic.NODE_IS_GONE, store)).isEqualTo(1);
    assertThat(NodeLog.unexpected(List.of(store), Set.of())).hasSize(1);
    assertThat(NodeLog.unexpected(List.of("Exception in thread x"), EnumSet.allOf(Topic.class)))
        .hasSize(1);
  }

  @Test
  void aMessageThatNoFaultExplainsIsFoundThoughItHasNoStackTrace() {
    Set<Topic> all = EnumSet.allOf(Topic.class);
    for (String message :
        List.of(
            "ERROR games.parlour.server.tables.TableOpener table x cannot be read: damaged",
            "WARN games.parlour.server.store.TableLists a damaged row is left out of a list: x",
            "WARN games.parlour.server.metrics.RefusalLog requests were refused as too many",
            "ERROR games.parlour.server.jobs.Jobs the job time failed and is tried again later")) {
      assertThat(NodeLog.unexpected(List.of(TIME + message), all)).as(message).hasSize(1);
    }
  }

  @Test
  void aClockThatJumpsAndANodeThatIsGoneAreToldOnlyWhereTheyWereMeddledWith() {
    String jump =
        TIME
            + "WARN games.parlour.server.clock.TimeKeeper the machine's clock jumped by 3600 s;"
            + " nobody loses time by it";
    String gone =
        TIME + "WARN games.parlour.server.NodeLink the node at x has not been heard from for 20 s";
    assertThat(unexpected(Topic.CLOCK_JUMPS, jump)).isZero();
    assertThat(unexpected(Topic.DATABASE_FAILS, jump)).isEqualTo(1);
    assertThat(unexpected(Topic.NODE_IS_GONE, gone)).isZero();
    assertThat(unexpected(Topic.CLOCK_JUMPS, gone)).isEqualTo(1);
  }
}

package games.parlour.server.clock;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Days for each move. */
public abstract class CorrespondenceTests extends ServerTests {
  /** What a test takes by itself must not count. */
  @BeforeEach
  void holdClock() {
    server.clock().hold();
  }

  @AfterEach
  void releaseClock() {
    server.clock().release();
  }

  private static final long DAY = Duration.ofDays(1).toMillis();

  private List<TableClient> pair(int days, int vacation) {
    return TableClient.pair(server, OpenRequest.suffragetto("me", "open").slow(days, vacation));
  }

  private static long daysToDeadline(TableClient place) {
    JsonNode clocks = place.clocks();
    long left = clocks.path("deadline").asLong() - clocks.path("now").asLong();
    return Math.round((double) left / DAY);
  }

  @Test
  void everyMoveHasItsDays() {
    List<TableClient> pair = pair(3, 0);
    assertThat(daysToDeadline(pair.get(0))).isEqualTo(3);
    server.clock().advance(Duration.ofDays(2));
    assertThat(daysToDeadline(pair.get(1))).isEqualTo(1);
    pair.get(0).movesSomehow();
    assertThat(daysToDeadline(pair.get(0))).isEqualTo(3);
    assertThat(pair.get(0).clocks().path("running").asString()).isEqualTo("police");
    server.clock().advance(Duration.ofDays(3).plusMinutes(1));
    Await.until(() -> pair.get(0).status().equals("over"));
    assertThat(Sql.log(server, pair.get(0).id()).getLast()).isEqualTo("police !flag");
    assertThat(pair.get(0).acts()).contains("rematch");
  }

  @Test
  void daysOffStopTheClock() {
    List<TableClient> pair = pair(1, 10);
    assertThat(pair.get(0).clocks().path("vacation")).hasSize(2);
    pair.get(0).acts("take-vacation");
    assertJson(pair.get(0).clocks()).isNull("/running");
    assertThat(pair.get(0).clocks().path("vacation").path(0).path("until").asLong())
        .isGreaterThan(server.clock().millis() + 9 * DAY);
    assertThat(daysToDeadline(pair.get(0))).isEqualTo(11);
    server.clock().advance(Duration.ofDays(4));
    assertThat(pair.get(0).status()).isEqualTo("playing");
    assertThat(pair.get(1).acts()).doesNotContain("end-vacation", "propose-substitute");
    pair.get(0).acts("end-vacation");
    assertThat(daysToDeadline(pair.get(0))).isEqualTo(1);
    assertThat(pair.get(0).clocks().path("vacation").path(0).path("left").asLong())
        .isBetween(6 * DAY - 60_000, 6 * DAY);
    pair.get(1).acts("take-vacation"); // it need not be one's turn
    pair.get(0).movesSomehow();
    assertThat(daysToDeadline(pair.get(1))).isEqualTo(11);
    server.clock().advance(Duration.ofDays(12));
    Await.until(() -> pair.get(0).status().equals("over"));
    assertThat(Sql.log(server, pair.get(0).id()).getLast()).isEqualTo("police !flag");
  }

  @Test
  void whoHasNoDaysOffTakesNone() {
    List<TableClient> pair = pair(1, 0);
    assertThat(pair.get(0).acts()).doesNotContain("take-vacation", "end-vacation");
    assertThat(pair.get(0).act(0, "take-vacation").status()).isEqualTo(409);
    assertThat(pair.get(0).clocks().path("vacation")).isEmpty();
  }

  @Test
  void aMoveThatWasDueWhileTheServerWasDownCanStillBeMade() {
    List<TableClient> pair = pair(1, 0);
    server.restart(Duration.ofDays(2), () -> {});
    assertThat(pair.get(0).status()).isEqualTo("playing");
    JsonNode clocks = pair.get(0).clocks();
    long left = clocks.path("deadline").asLong() - clocks.path("now").asLong();
    assertThat(left).isBetween(DAY - 60_000, DAY);
    pair.get(0).movesSomehow();
    assertThat(daysToDeadline(pair.get(1))).isEqualTo(1);
  }

  @Test
  void aMoveThatIsDueSoonAfterTheServerWasDownHasTheSameGrace() {
    List<TableClient> pair = pair(1, 0);
    List<TableClient> relaxed = pair(3, 0);
    long due = relaxed.get(0).clocks().path("deadline").asLong();
    server.clock().advance(Duration.ofHours(20));
    Duration down = Duration.ofHours(4).minusMinutes(1);
    server.restart(down, () -> {});
    JsonNode clocks = pair.get(0).clocks();
    assertThat(clocks.path("deadline").asLong() - clocks.path("now").asLong())
        .as("a minute was left")
        .isBetween(down.minusMinutes(1).toMillis(), down.toMillis());
    assertThat(relaxed.get(0).clocks().path("deadline").asLong()).isEqualTo(due);
    server.restart(Duration.ofHours(4), () -> {});
    assertThat(pair.get(0).status()).as("once more").isEqualTo("playing");
  }

  @Test
  void theListTellsWhatIsUrgentFirst() {
    Visitor ada = server.visitor();
    TableClient relaxed = open(ada, OpenRequest.suffragetto("me", "open"));
    TableClient urgent = open(ada, OpenRequest.suffragetto("me", "open").slow(1, 0));
    TableClient slow = open(ada, OpenRequest.suffragetto("me", "open").slow(7, 0));
    TableClient others = open(ada, OpenRequest.suffragetto("open", "me").slow(2, 0));
    JsonNode list = ada.get("/api/tables?kind=mine").as(200).json();
    assertThat(list.path("now").asLong()).isEqualTo(server.clock().millis());
    JsonNode lines = list.path("tables");
    assertThat(lines.valueStream().map(line -> line.path("id").asString()))
        .containsExactly(urgent.id(), slow.id(), relaxed.id(), others.id());
    assertThat(lines.path(0).path("clock").path("days").asInt()).isEqualTo(1);
    assertThat(lines.path(0).path("deadline").asLong())
        .isEqualTo(urgent.clocks().path("deadline").asLong());
    assertJson(lines).isNull("/2/clock");
    assertJson(lines).isNull("/2/deadline");
  }

  private TableClient open(Visitor ada, OpenRequest ask) {
    TableClient place = TableClient.open(ada, ask);
    place.joined(server.visitor());
    return place;
  }
}

package games.parlour.server.clock;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clocks for a whole game. */
public abstract class ClockTests extends ServerTests {
  /** What a test takes by itself must not count. */
  @BeforeEach
  void holdClock() {
    server.clock().hold();
  }

  @AfterEach
  void releaseClock() {
    server.clock().release();
  }

  /** More than any move is shown for. */
  private static final Duration SHOWN = Duration.ofSeconds(5);

  private List<TableClient> pair(int minutes, int increment) {
    return TableClient.pair(
        server, OpenRequest.suffragetto("me", "open").timed(minutes, increment));
  }

  /** After both have moved once, so that the Suffragettes' time runs. */
  private List<TableClient> begun(int minutes, int increment) {
    List<TableClient> pair = pair(minutes, increment);
    pair.get(0).movesSomehow();
    pair.get(1).movesSomehow();
    return pair;
  }

  private static boolean isOver(TableClient place) {
    return place.status().equals("over");
  }

  @Test
  void aGameIsLostOnTimeInViewOfBoth() {
    List<TableClient> pair = begun(1, 0);
    try (StreamClient police = StreamClient.of(pair.get(1).visitor(), pair.get(1).id() + ":2")) {
      police.await(events -> !events.isEmpty());
      server.clock().advance(Duration.ofSeconds(62));
      JsonNode told = police.latest(3).data();
      assertThat(told.path("entries").path(0).path("text").asString()).isEqualTo("flag");
      assertThat(told.path("state").path("turn").path("winner").asString()).isEqualTo("police");
    }
    JsonNode turn = pair.get(0).state().path("turn");
    assertThat(turn.path("kind").asString()).isEqualTo("over");
    assertThat(turn.path("told").asString()).isEqualTo("Police won: Suffragettes ran out of time.");
    assertThat(pair.get(0).seconds("suffragettes")).isZero();
    assertJson(pair.get(0).clocks()).isNull("/running");
    assertThat(Sql.log(server, pair.get(0).id()).getLast()).isEqualTo("suffragettes !flag");
  }

  @Test
  void firstMovesCostNothing() {
    List<TableClient> pair = pair(1, 0);
    for (TableClient place : pair) {
      server.clock().advance(Duration.ofMinutes(4));
      assertJson(place.clocks()).isNull("/running");
      assertJson(place.clocks()).isNull("/deadline");
      place.movesSomehow();
    }
    assertThat(pair.get(0).clocks().path("running").asString()).isEqualTo("suffragettes");
    assertThat(pair.get(0).seconds("suffragettes")).isEqualTo(60);
    assertThat(pair.get(0).seconds("police")).isEqualTo(60);
  }

  @Test
  void timeIsTakenFromWhoThinksAndSomeIsAddedForATurn() {
    List<TableClient> pair = begun(10, 5);
    assertThat(pair.get(0).clocks().path("starts").asLong())
        .as("the last move is still shown")
        .isGreaterThan(pair.get(0).clocks().path("now").asLong() - 1_000);
    server.clock().advance(SHOWN.plusSeconds(30));
    assertThat(pair.get(1).seconds("suffragettes")).isBetween(564L, 570L);
    pair.get(0).movesSomehow();
    assertThat(pair.get(1).seconds("suffragettes")).isBetween(569L, 575L);
    assertThat(pair.get(1).seconds("police")).isEqualTo(600);
    assertThat(pair.get(1).clocks().path("running").asString()).isEqualTo("police");
  }

  @Test
  void whatComesTooLateIsRefused() {
    List<TableClient> pair = begun(1, 0);
    String move = pair.get(0).offers().getFirst();
    server.clock().advance(Duration.ofSeconds(62));
    assertThat(pair.get(0).move(2, move).status()).isEqualTo(409);
    assertThat(Sql.log(server, pair.get(0).id())).hasSize(3);
    assertThat(Sql.log(server, pair.get(0).id()).getLast()).isEqualTo("suffragettes !flag");
  }

  @Test
  void ofManyMovesAtTheLastMomentNoneIsMadeAfterTheFlag() {
    for (int round = 0; round < 2; round++) {
      List<TableClient> pair = begun(1, 0);
      TableClient late = pair.get(0);
      List<String> offers = late.offers();
      // The other side has its whole minute after a move, so only this flag can fall here.
      server.clock().advance(Duration.ofSeconds(50));
      List<Integer> got =
          ParallelCalls.of(
              8,
              i -> {
                if (i == 4) {
                  server.clock().advance(Duration.ofSeconds(12));
                }
                return late.move(2, offers.get(i)).status();
              });
      Await.until(() -> late.after() > 2);
      List<String> log = Sql.log(server, late.id());
      assertThat(log).as("%s", got).hasSize(3);
      boolean moved = got.contains(200);
      assertThat(log.getLast().endsWith("!flag")).as("%s %s", got, log).isNotEqualTo(moved);
    }
  }

  @Test
  void noTimeIsTakenWhileTheServerIsDown() {
    List<TableClient> pair = begun(5, 0);
    server.clock().advance(SHOWN.plusMinutes(1));
    long before = pair.get(0).seconds("suffragettes");
    server.restart(Duration.ofMinutes(30), () -> {});
    assertThat(pair.get(0).status()).isEqualTo("playing");
    assertThat(pair.get(0).seconds("suffragettes")).isBetween(before - 10, before);
    assertThat(pair.get(0).clocks().path("running").asString()).isEqualTo("suffragettes");
    server.clock().advance(Duration.ofMinutes(5));
    Await.until(() -> isOver(pair.get(1)));
    assertThat(Sql.log(server, pair.get(0).id()).getLast()).isEqualTo("suffragettes !flag");
  }

  @Test
  void aServerThatWasKilledTakesNoTimeEither() {
    List<TableClient> pair = begun(5, 0);
    server.clock().advance(SHOWN.plusMinutes(1));
    long before = pair.get(0).seconds("suffragettes");
    Runnable killed = () -> Sql.run(server, "update clock_mark set stopped = 0");
    server.restart(Duration.ofMinutes(30), killed);
    assertThat(pair.get(0).seconds("suffragettes")).isBetween(before - 10, before);
    boolean file = server.database().startsWith("jdbc:sqlite:");
    if (file) {
      long soon = pair.get(0).seconds("suffragettes");
      server.restart(Duration.ofSeconds(9), killed);
      assertThat(pair.get(0).seconds("suffragettes"))
          .as("a file has one server, so it was down however fresh its mark")
          .isBetween(soon - 5, soon);
    }
    String asServer = file ? "" : "set application_name = 'parlour-test'; ";
    Runnable longAgo =
        () -> Sql.run(server, asServer + "update clock_mark set stopped = 0, at = 5");
    server.restart(Duration.ofMinutes(30), longAgo);
    assertThat(pair.get(0).seconds("suffragettes"))
        .as("where nothing is known of the last hour, it is not taken")
        .isBetween(before - 20, 300L);
  }

  @Test
  void aSideOfTwoLosesTogether() {
    List<TableClient> all =
        TableClient.group(
            server, OpenRequest.votesIn("two-on-two", "me", "open", "open", "open").timed(1, 0));
    String side = playUntilTimeRuns(all);
    server.clock().advance(Duration.ofMinutes(2));
    Await.until(() -> isOver(all.get(0)));
    String winner = side.equals("suffragist") ? "opposition" : "suffragist";
    for (TableClient place : all) {
      JsonNode turn = place.state().path("turn");
      assertThat(turn.path("winner").asString()).isEqualTo(winner);
      assertThat(turn.path("told").asString()).contains("ran out of time");
    }
    assertThat(all.get(0).clocks().path("sides")).as("one clock for each side").hasSize(2);
  }

  /** The side whose time runs once both have had a turn. */
  private static String playUntilTimeRuns(List<TableClient> all) {
    JsonNode clocks = all.get(0).clocks();
    while (clocks.path("running").isNull()) {
      for (TableClient place : all) {
        List<String> offers = place.offers();
        if (!offers.isEmpty()) {
          place.moves(offers.getFirst());
          break;
        }
      }
      clocks = all.get(0).clocks();
    }
    return clocks.path("running").asString();
  }

  @Test
  void aClockNeedsTwoSides() {
    for (String mode : List.of("solitaire", "cooperative")) {
      Map<String, Object> body = OpenRequest.votesAll(mode, "device").timed(10, 5).body();
      assertThat(server.visitor().post("/api/tables", body).problem(422, "refused"))
          .isEqualTo("A clock needs players on both sides.");
    }
    Map<String, ?> lesson =
        Map.of(
            "game", "votes-for-women",
            "lesson", "first-turn",
            "clock", Map.of("kind", "game", "seconds", 300, "increment", 0));
    server.visitor().post("/api/tables", lesson).as(400);
  }

  @Test
  void clocksThatNobodyCanPlayWithAreRefused() {
    OpenRequest ask = OpenRequest.suffragetto("me", "open");
    for (OpenRequest wrong :
        List.of(
            ask.timed(0, 5),
            ask.and("clock", Map.of("kind", "game", "seconds", 14, "increment", 0)),
            ask.timed(181, 0),
            ask.timed(5, 61),
            ask.slow(0, 0),
            ask.slow(15, 0),
            ask.slow(3, 31),
            ask.and("clock", Map.of("kind", "sand")))) {
      assertThat(server.visitor().post("/api/tables", wrong.body()).problem(422, "refused"))
          .contains("clock");
    }
    for (Object wrong :
        List.of(
            "10+5",
            Map.of(),
            Map.of("kind", "game", "seconds", 300),
            Map.of("kind", "game", "seconds", 300, "increment", 0, "days", 3))) {
      server.visitor().post("/api/tables", ask.and("clock", wrong).body()).as(400);
    }
  }

  @Test
  void theClockOfAComputerStands() {
    TableClient place =
        TableClient.open(
            server.visitor(), OpenRequest.suffragetto("me", "computer:level:1").timed(1, 0));
    for (int turn = 1; turn <= 2; turn++) {
      int after = place.after();
      place.movesSomehow();
      Await.until(() -> place.after() == after + 2);
    }
    assertThat(place.clocks().path("running").asString()).isEqualTo("suffragettes");
    assertThat(place.seconds("police")).isEqualTo(60);
  }

  @Test
  void whoSharesADeviceHasTimeToHandItOver() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.ghosts("me", "device").timed(5, 0));
    while (place.clocks().path("ready").isNull()) {
      place.movesSomehow();
    }
    assertJson(place.clocks()).isNull("/running");
    String seat = place.clocks().path("ready").asString();
    assertThat(place.acts()).contains("ready");
    server.clock().advance(Duration.ofSeconds(50));
    assertThat(place.seconds(seat)).isEqualTo(300);
    place.acts("ready");
    assertThat(place.clocks().path("running").asString()).isEqualTo(seat);
    server.clock().advance(Duration.ofSeconds(50));
    assertThat(place.seconds(seat)).isBetween(245L, 250L);
    assertThat(place.acts()).doesNotContain("ready");
  }

  @Test
  void aRematchHasTheSameClockAndTheRecordTellsIt() {
    List<TableClient> pair = begun(10, 5);
    pair.get(0).acts("resign");
    pair.forEach(place -> place.acts("rematch"));
    String next = pair.get(0).state().path("rematch").path("table").asString();
    JsonNode clock = new TableClient(pair.get(0).visitor(), next).table().path("clock");
    assertThat(clock.path("seconds").asInt()).isEqualTo(600);
    assertThat(clock.path("increment").asInt()).isEqualTo(5);
    String record = "/api/tables/" + pair.get(0).id() + "/record";
    assertThat(pair.get(0).visitor().get(record).as(200).text()).contains("\nclock: 10+5\n");
  }

  @Test
  void onlyThoseMeetWhoWantTheSameClock() {
    Map<String, ?> quick = Map.of("kind", "game", "seconds", 15, "increment", 2);
    Map<String, ?> slow = Map.of("kind", "game", "seconds", 1800, "increment", 0);
    String first = paired(quick);
    String second = paired(slow);
    assertThat(second).isNotEqualTo(first);
    assertThat(paired(quick)).isEqualTo(first);
    assertThat(paired(slow)).isEqualTo(second);
  }

  private String paired(Map<String, ?> clock) {
    Map<String, ?> wish = Map.of("game", "suffragetto", "clock", clock);
    return server.visitor().post("/api/pairing", wish).as(200).json().path("id").asString();
  }
}

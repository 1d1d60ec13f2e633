package games.parlour.server.clock;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What can be done about somebody who is not there. */
public abstract class AbsenceTests extends ServerTests {
  private static final Duration MISSED = Duration.ofSeconds(61);

  private List<TableClient> pair() {
    return TableClient.pair(server, OpenRequest.suffragetto("me", "open").timed(30, 0));
  }

  private static void bothMove(List<TableClient> pair) {
    pair.get(0).movesSomehow();
    pair.get(1).movesSomehow();
  }

  private static StreamClient follow(TableClient place) {
    StreamClient stream = StreamClient.of(place.visitor(), place.id() + ":" + place.after());
    stream.await(events -> !events.isEmpty());
    return stream;
  }

  private static boolean tells(StreamClient.Event event, String act) {
    return event.name().equals("seats")
        && event
            .data()
            .path("state")
            .path("acts")
            .valueStream()
            .anyMatch(one -> one.asString().equals(act));
  }

  @Test
  void whoLeavesMayBeClaimedAgainstAfterAMinute() {
    List<TableClient> pair = pair();
    bothMove(pair);
    TableClient police = pair.get(1);
    try (StreamClient there = follow(police)) {
      StreamClient gone = follow(pair.get(0));
      // Until this is told, what was told before may be taken for what comes next.
      there.await(events -> events.getLast().data().path("state").path("absence").isNull());
      assertJson(police.state()).isNull("/absence");
      gone.close();
      there.await(events -> events.getLast().data().path("state").path("absence").isObject());
      JsonNode absence = police.state().path("absence");
      assertThat(TableClient.texts(absence.path("seats"))).containsExactly("suffragettes");
      assertThat(absence.path("claimFrom").asLong() - absence.path("since").asLong())
          .isEqualTo(60_000);
      assertThat(police.acts()).doesNotContain("claim-win", "claim-abort");
      assertThat(police.act(2, "claim-win").status()).isEqualTo(409);
      server.clock().advance(MISSED);
      there.await(events -> tells(events.getLast(), "claim-win"));
      assertThat(pair.get(0).acts()).doesNotContain("claim-win", "claim-abort");
      police.acts("claim-win");
    }
    JsonNode turn = police.state().path("turn");
    assertThat(turn.path("winner").asString()).isEqualTo("police");
    assertThat(turn.path("told").asString()).isEqualTo("Police won: Suffragettes left the game.");
    assertThat(Sql.log(server, police.id()).getLast()).isEqualTo("suffragettes !abandon");
  }

  @Test
  void whoComesBackInTimeWasNotGone() {
    List<TableClient> pair = pair();
    bothMove(pair);
    follow(pair.get(0)).close();
    for (int i = 0; i < 3; i++) {
      server.clock().advance(Duration.ofSeconds(40));
      try (StreamClient again = follow(pair.get(0))) {
        assertThat(again.ended()).as("the stream goes on").isFalse();
        assertJson(pair.get(1).state()).isNull("/absence");
      }
    }
    assertThat(pair.get(1).acts()).doesNotContain("claim-win", "claim-abort");
  }

  /** A restart, or another node that people come to, must not forget whom they wait for. */
  @Test
  void whoDoesNotBeginIsMissedAfterARestartAsWell() {
    List<TableClient> pair = pair();
    server.restart();
    try (StreamClient there = follow(pair.get(0));
        StreamClient waits = follow(pair.get(1))) {
      assertThat(there.ended()).as("the stream goes on").isFalse();
      server.clock().advance(Duration.ofMinutes(6));
      waits.await(events -> tells(events.getLast(), "claim-abort"));
    }
  }

  @Test
  void aGameCanBeCalledOff() {
    List<TableClient> pair = pair();
    bothMove(pair);
    server.clock().advance(MISSED);
    assertThat(pair.get(1).acts()).contains("claim-win", "claim-abort");
    pair.get(1).acts("claim-abort");
    for (TableClient place : pair) {
      JsonNode turn = place.state().path("turn");
      assertThat(turn.path("kind").asString()).isEqualTo("over");
      assertJson(turn).isNull("/winner");
      assertThat(turn.path("told").asString()).isEqualTo("No result: Police called the game off.");
      JsonNode line = place.visitor().get("/api/tables?kind=mine").json().path("tables").path(0);
      assertThat(line.path("outcome").asString()).isEqualTo("Called off");
      assertJson(line).isNull("/result");
      assertJson(line).isNull("/deadline");
    }
    assertThat(Sql.log(server, pair.get(0).id()).getLast()).isEqualTo("police !abort");
    server.restart();
    assertThat(pair.get(0).status()).isEqualTo("over");
  }

  @Test
  void aGameThatHasNotBegunCanOnlyBeCalledOff() {
    List<TableClient> pair = pair();
    try (StreamClient here = follow(pair.get(0))) {
      assertThat(here.ended()).as("the stream goes on").isFalse();
      assertJson(pair.get(1).state()).isNull("/absence");
      server.clock().advance(Duration.ofMinutes(6)); // there, but does not begin
      assertThat(pair.get(1).acts()).contains("claim-abort").doesNotContain("claim-win");
    }
    List<TableClient> other = pair();
    server.clock().advance(MISSED);
    assertThat(other.get(1).acts()).contains("claim-abort").doesNotContain("claim-win");
  }

  @Test
  void aServerThatWasDownMissesNobodyAtOnce() {
    List<TableClient> pair = pair();
    bothMove(pair);
    server.restart(Duration.ofMinutes(10), () -> {});
    assertThat(pair.get(1).acts()).doesNotContain("claim-win");
    server.clock().advance(MISSED);
    assertThat(pair.get(1).acts()).contains("claim-win");
  }

  @Test
  void withoutAClockPeopleAreWaitedForAWeek() {
    List<TableClient> pair = TableClient.pair(server);
    bothMove(pair);
    server.clock().advance(Duration.ofDays(6));
    assertThat(pair.get(1).acts()).doesNotContain("claim-win", "claim-abort");
    assertJson(pair.get(1).state()).isNull("/absence");
    server.clock().advance(Duration.ofDays(1).plusMinutes(1));
    assertThat(pair.get(1).acts())
        .contains("claim-win", "claim-abort")
        .doesNotContain("propose-substitute");
    TableClient stranger = pair.get(0).to(server.visitor());
    assertJson(stranger.state()).as("nobody else is told").isNull("/absence");
    try (StreamClient back = follow(pair.get(0))) {
      assertThat(back.ended()).as("the stream goes on").isFalse();
      assertThat(pair.get(1).act(2, "claim-win").status()).isEqualTo(409);
    }
  }

  @Test
  void aPartnerMayCallTheGameOffButNotWinIt() {
    List<TableClient> all =
        TableClient.group(
            server, OpenRequest.votesIn("two-on-two", "me", "open", "open", "open").timed(60, 0));
    server.clock().advance(Duration.ofMinutes(6));
    TableClient awaited =
        all.stream().filter(place -> !place.offers().isEmpty()).findFirst().orElseThrow();
    for (TableClient place : all) {
      boolean may = place.acts().contains("claim-abort");
      assertThat(may).isEqualTo(!place.equals(awaited));
      assertThat(place.acts()).doesNotContain("claim-win");
    }
  }

  @Test
  void aPartnerCannotCallALostGameOff() {
    for (boolean timed : List.of(true, false)) {
      OpenRequest ask = OpenRequest.votesIn("two-on-two", "me", "open", "open", "open");
      List<TableClient> all = TableClient.group(server, timed ? ask.timed(60, 0) : ask);
      while (!isUnderWay(all.getFirst())) {
        awaited(all).movesSomehow();
      }
      server.clock().advance(timed ? MISSED : Duration.ofDays(8));
      TableClient absent = awaited(all);
      String side = side(absent);
      for (TableClient place : all) {
        if (side(place).equals(side)) {
          assertThat(place.acts()).doesNotContain("claim-win", "claim-abort");
          assertThat(place.act(place.after(), "claim-abort").status()).isEqualTo(409);
        } else {
          assertThat(place.acts()).contains("claim-win", "claim-abort");
        }
      }
    }
  }

  private static TableClient awaited(List<TableClient> all) {
    return all.stream().filter(place -> !place.offers().isEmpty()).findFirst().orElseThrow();
  }

  private static String side(TableClient place) {
    String seat = place.state().path("yours").path(0).asString();
    return seat.equals("purple") || seat.equals("yellow") ? "suffragist" : "opposition";
  }

  /** Whether both sides have had a turn. */
  private static boolean isUnderWay(TableClient place) {
    return place
            .table()
            .path("entries")
            .valueStream()
            .filter(entry -> entry.path("kind").asString().equals("move"))
            .map(entry -> entry.path("seat").asString().matches("purple|yellow"))
            .distinct()
            .count()
        == 2;
  }

  @Test
  void whoPlaysAloneIsMissedByNobody() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    server.clock().advance(Duration.ofDays(8));
    assertThat(place.acts()).doesNotContain("claim-win", "claim-abort");
  }
}

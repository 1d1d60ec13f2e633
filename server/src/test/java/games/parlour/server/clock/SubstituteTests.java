package games.parlour.server.clock;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Somebody else plays on for who is absent, in games by correspondence. */
public abstract class SubstituteTests extends ServerTests {
  private static final Duration HALF = Duration.ofHours(13);

  private List<TableClient> pair() {
    return TableClient.pair(server, OpenRequest.suffragetto("me", "open").slow(1, 0));
  }

  private static Answer propose(TableClient place, String player) {
    Map<String, ?> body =
        player.isEmpty()
            ? Map.of("after", place.after(), "act", "propose-substitute")
            : Map.of("after", place.after(), "act", "propose-substitute", "player", player);
    return place.visitor().post("/api/tables/" + place.id() + "/acts", body);
  }

  private static JsonNode proposal(TableClient place) {
    return place.state().path("absence").path("substitute");
  }

  @Test
  void aComputerPlaysOnWhereTimeHasRunOut() {
    List<TableClient> pair = pair();
    pair.get(0).movesSomehow();
    TableClient other = pair.get(0);
    assertThat(other.acts()).doesNotContain("propose-substitute");
    assertThat(propose(other, "level:1").status()).isEqualTo(409);
    server.clock().advance(HALF);
    assertThat(other.acts())
        .contains("propose-substitute")
        .doesNotContain("claim-win", "claim-abort");
    assertThat(propose(other, "level:99").problem(422, "refused")).contains("level:1");
    propose(other, "level:1").as(200);
    assertJson(proposal(other)).isTrue("/decided");
    assertThat(proposal(other).path("kind").asString()).isEqualTo("computer");
    assertThat(other.status()).isEqualTo("playing");
    assertThat(pair.get(1).state().path("yours")).as("there is still time").hasSize(1);
    server.restart();
    server.clock().advance(HALF);
    Await.until(() -> other.after() == 2);
    assertThat(Sql.log(server, other.id())).hasSize(2).noneMatch(line -> line.contains("!"));
    assertThat(other.state().path("seats").path(1).path("kind").asString()).isEqualTo("computer");
    assertThat(pair.get(1).state().path("yours")).as("the former holder looks on").isEmpty();
    assertThat(pair.get(1).move(2, "a1-a2").status()).isEqualTo(403);
    other.movesSomehow();
    Await.until(() -> other.after() == 4);
  }

  @Test
  void whoMovesInTimeKeepsTheSeat() {
    List<TableClient> pair = pair();
    pair.get(0).movesSomehow();
    server.clock().advance(HALF);
    propose(pair.get(0), "").as(200);
    pair.get(1).movesSomehow();
    assertJson(pair.get(0).state()).isNull("/absence");
    server.clock().advance(Duration.ofDays(1).plusMinutes(1));
    Await.until(() -> pair.get(0).status().equals("over"));
    assertThat(Sql.log(server, pair.get(0).id()).getLast()).isEqualTo("suffragettes !flag");
  }

  /** Four at a table; the one who is to move stays away. */
  private List<TableClient> four() {
    return TableClient.group(
        server, OpenRequest.votesIn("two-on-two", "me", "open", "open", "open").slow(1, 0));
  }

  private static TableClient awaited(List<TableClient> all) {
    return all.stream().filter(place -> !place.offers().isEmpty()).findFirst().orElseThrow();
  }

  @Test
  void everybodyElseHasToAgreeToANewPerson() {
    List<TableClient> all = four();
    TableClient absent = awaited(all);
    List<TableClient> others = all.stream().filter(one -> !one.equals(absent)).toList();
    String seat = absent.state().path("yours").path(0).asString();
    String hand = absent.state().path("view").toString();
    server.clock().advance(HALF);
    propose(others.get(0), "").as(200);
    assertThat(others.get(0).acts()).doesNotContain("propose-substitute", "accept-substitute");
    assertThat(absent.acts()).doesNotContain("accept-substitute", "decline-substitute");
    others.get(1).acts("decline-substitute");
    assertJson(others.get(0).state()).isNull("/absence/substitute");
    propose(others.get(0), "").as(200);
    others.get(1).acts("accept-substitute");
    assertJson(proposal(others.get(2))).isFalse("/decided");
    others.get(2).acts("accept-substitute");
    assertJson(proposal(others.get(2))).isTrue("/decided");
    int entries = others.get(0).after();
    server.clock().advance(HALF);
    Await.until(() -> others.get(0).status().equals("open"));
    assertThat(absent.state().path("view").toString()).as("the hand is hidden").isNotEqualTo(hand);
    TableClient host = all.getFirst();
    assertThat(host.acts()).as("a game under way is not closed").doesNotContain("close");
    assertThat(host.act(entries, "close").status()).isEqualTo(409);
    server.restart();
    Visitor fresh = server.visitor();
    TableClient partner =
        others.stream().filter(one -> !one.state().path("invites").isEmpty()).findFirst().get();
    JsonNode invite = partner.state().path("invites").path(0);
    assertThat(invite.path("seat").asString()).isEqualTo(seat);
    String token = invite.path("path").asString().substring("/join/".length());
    Map<String, ?> join = Map.of("token", token, "nonce", "too late to matter");
    fresh.post("/api/join", join).as(200);
    TableClient substitute = host.to(fresh);
    assertThat(substitute.status()).isEqualTo("playing");
    assertThat(substitute.after()).as("the log is untouched").isEqualTo(entries);
    assertThat(substitute.state().path("view").toString()).as("the same hand").isEqualTo(hand);
    substitute.movesSomehow();
    assertThat(substitute.clocks().path("deadline").asLong())
        .isGreaterThan(server.clock().millis() + Duration.ofHours(23).toMillis());
  }

  @Test
  void whereNobodyComesTheGameCanBeCalledOffOrPlayedByAComputer() {
    for (boolean computer : List.of(true, false)) {
      List<TableClient> pair = pair();
      pair.get(0).movesSomehow();
      TableClient other = pair.get(0);
      server.clock().advance(HALF);
      propose(other, "").as(200);
      server.clock().advance(HALF);
      Await.until(() -> other.status().equals("open"));
      assertThat(other.state().path("invites")).as("nobody else could bring one").hasSize(1);
      assertThat(propose(other, "").status()).isEqualTo(409);
      assertThat(other.acts()).contains("claim-abort", "propose-substitute");
      if (computer) {
        long version = version(other);
        propose(other, "level:1").as(200);
        Await.until(() -> other.after() == 2);
        assertThat(version(other)).as("the seat goes with the decision").isEqualTo(version + 2);
        assertThat(other.status()).isEqualTo("playing");
      } else {
        other.acts("claim-abort");
        assertThat(other.status()).isEqualTo("over");
        server.restart();
        assertThat(other.state().path("turn").path("told").asString())
            .isEqualTo("No result: Suffragettes called the game off.");
      }
    }
  }

  private long version(TableClient place) {
    String asked = "select version from game_table where id = '" + place.id() + "'";
    return Long.parseLong(Sql.ask(server, asked).getFirst());
  }

  @Test
  void whoFollowsTheTableIsToldWhenHalfOfTheTimeIsGone() {
    List<TableClient> pair = pair();
    pair.get(0).movesSomehow();
    TableClient other = pair.get(0);
    try (StreamClient there = StreamClient.of(other.visitor(), other.id() + ":1")) {
      there.await(events -> !events.isEmpty());
      server.clock().advance(HALF);
      there.await(
          events ->
              TableClient.texts(events.getLast().data().path("state").path("acts"))
                  .contains("propose-substitute"));
    }
  }

  @Test
  void whoWaitsForASubstituteMayResign() {
    List<TableClient> pair = pair();
    pair.get(0).movesSomehow();
    TableClient other = pair.get(0);
    server.clock().advance(HALF);
    propose(other, "").as(200);
    server.clock().advance(HALF);
    Await.until(() -> other.status().equals("open"));
    String token = other.token();
    assertThat(other.acts()).contains("resign").doesNotContain("undo", "offer-draw");
    assertThat(pair.get(1).acts()).as("no longer a player").isEmpty();
    other.acts("resign");
    server.restart();
    assertThat(other.status()).isEqualTo("over");
    assertThat(other.state().path("turn").path("winner").asString()).isEqualTo("police");
    server.visitor().post("/api/join", Map.of("token", token)).problem(409, "conflict");
  }

  @Test
  void whoDeletesTheirDataLeavesAGameThatWaits() {
    List<TableClient> pair = pair();
    pair.get(0).movesSomehow();
    server.clock().advance(HALF);
    propose(pair.get(0), "").as(200);
    server.clock().advance(HALF);
    Await.until(() -> pair.get(0).status().equals("open"));
    pair.get(0).visitor().post("/api/me/delete", Map.of("word", "delete")).as(204);
    TableClient former = pair.get(1);
    assertThat(former.status()).isEqualTo("over");
    assertThat(Sql.log(server, former.id()).getLast()).isEqualTo("suffragettes !abandon");
  }

  @Test
  void onlyByCorrespondence() {
    List<TableClient> pair =
        TableClient.pair(server, OpenRequest.suffragetto("me", "open").timed(30, 0));
    pair.get(0).movesSomehow();
    pair.get(1).movesSomehow();
    server.clock().advance(Duration.ofMinutes(2));
    assertThat(pair.get(1).acts()).contains("claim-win").doesNotContain("propose-substitute");
  }
}

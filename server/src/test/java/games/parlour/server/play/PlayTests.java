package games.parlour.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Moving, and everything that is no move. */
public abstract class PlayTests extends ServerTests {
  @Test
  void onlyWhoDecidesIsOfferedMoves() {
    List<TableClient> pair = TableClient.pair(server);
    TableClient watching = pair.get(0).to(server.visitor());
    assertThat(pair.get(0).offers()).contains("c6-c7").doesNotHaveDuplicates();
    assertThat(pair.get(1).offers()).isEmpty();
    assertThat(watching.offers()).isEmpty();
    assertThat(watching.acts()).isEmpty();
    assertThat(watching.state().path("yours")).isEmpty();
    assertThat(watching.state().path("view")).isEqualTo(pair.get(0).state().path("view"));
    pair.get(0).moves("c6-c7");
    assertThat(pair.get(0).offers()).isEmpty();
    assertThat(pair.get(1).offers()).isNotEmpty();
  }

  @Test
  void aMoveIsAnsweredWithWhatChanged() {
    List<TableClient> pair = TableClient.pair(server);
    JsonNode update = pair.get(0).move(0, "c6-c7").as(200).json();
    assertThat(update.path("table").asString()).isEqualTo(pair.get(0).id());
    assertThat(update.path("state")).isEqualTo(pair.get(0).state());
    JsonNode entry = update.path("entries").path(0);
    assertThat(update.path("entries")).hasSize(1);
    assertThat(entry.path("number").asInt()).isEqualTo(1);
    assertThat(entry.path("seat").asString()).isEqualTo("suffragettes");
    assertThat(TableClient.texts(entry.path("path"))).containsExactly("c6", "c7");
    assertThat(entry.path("motions").path(0).path("from").asString()).isEqualTo("c6");
    assertThat(entry.path("at").asLong()).isPositive();
    assertThat(pair.get(1).table().path("entries")).isEqualTo(update.path("entries"));
    String police = pair.get(1).offers().getFirst();
    assertThat(pair.get(1).move(1, police).as(200).json().path("entries")).hasSize(1);
    assertThat(pair.get(0).log()).containsExactly("c6-c7", police);
  }

  @Test
  void everyOfferIsAcceptedAsItIsWritten() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    for (String move : host.offers().subList(0, 5)) {
      TableClient fresh =
          TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
      assertThat(fresh.moves(move).path("entries").path(0).path("text").asString()).isEqualTo(move);
    }
  }

  @Test
  void onOneDeviceBothSidesMove() {
    TableClient both = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    both.moves("c6-c7");
    both.moves(both.offers().getFirst());
    assertThat(both.after()).isEqualTo(2);
  }

  @Test
  void aRepeatedMoveIsAnsweredAlikeAndAddsNothing() {
    List<TableClient> pair = TableClient.pair(server);
    Answer first = pair.get(0).move(0, "c6-c7").as(200);
    assertThat(pair.get(0).move(0, "c6-c7").as(200).json()).isEqualTo(first.json());
    pair.get(1).moves(pair.get(1).offers().getFirst());
    JsonNode before = pair.get(0).table();
    JsonNode late = pair.get(0).move(0, "c6-c7").as(200).json();
    assertThat(late.path("entries")).hasSize(2);
    assertThat(pair.get(0).table()).isEqualTo(before);
    pair.get(1).move(0, "c6-c7").problem(409, "conflict");
    pair.get(0).move(0, "d6-d7").problem(409, "conflict");
    assertThat(pair.get(0).table()).isEqualTo(before);
  }

  @Test
  void aStaleMoveIsRefused() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    pair.get(1).moves(pair.get(1).offers().getFirst());
    String next = pair.get(0).offers().getFirst();
    assertThat(unchanged(pair.get(0), place -> place.move(1, next), 409, "conflict"))
        .contains("entry 1", "the last one is 2");
    unchanged(pair.get(0), place -> place.move(0, next), 409, "conflict");
    unchanged(pair.get(0), place -> place.move(3, next), 409, "conflict");
    unchanged(pair.get(0), place -> place.move(999_999, next), 409, "conflict");
  }

  @Test
  void onlyWhoseTurnItIsMoves() {
    List<TableClient> pair = TableClient.pair(server);
    String said = unchanged(pair.get(1), place -> place.move(0, "c6-c7"), 409, "conflict");
    assertThat(said).contains("Suffragettes");
  }

  @Test
  void onlyAListedMoveIsAccepted() {
    TableClient host = TableClient.pair(server).get(0);
    for (String text :
        List.of("", "c6", "c6-c8", "a1-a2", "=1s", "=yes", "pass", "c6-c7 ", "\u0000", "Ω")) {
      unchanged(host, place -> place.move(0, text), 422, "refused");
    }
  }

  @Test
  void spectatorsAndStrangersDoNotMove() {
    TableClient host = TableClient.pair(server).get(0);
    Visitor spectator = server.visitor();
    spectator.put("/api/me", Map.of("name", "Eve")).as(200);
    unchanged(host, place -> place.to(spectator).move(0, "c6-c7"), 403, "not-yours");
    unchanged(host, place -> place.to(server.visitor()).move(0, "c6-c7"), 403, "not-yours");
    unchanged(host, place -> place.to(spectator).act(0, "resign"), 403, "not-yours");
    unchanged(host, place -> place.to(server.visitor()).act(0, "resign"), 403, "not-yours");
  }

  @Test
  void aForgedCookieIsNobody() {
    TableClient host = TableClient.pair(server).get(0);
    String secret = host.visitor().cookie();
    for (String cookie :
        List.of("parlour_guest=" + "A".repeat(22), secret + "A", "parlour_guest=", "x")) {
      Answer answer =
          server
              .visitor()
              .text(
                  "POST",
                  "/api/tables/" + host.id() + "/moves",
                  "{\"after\":0,\"move\":\"c6-c7\"}",
                  Map.of("Cookie", cookie));
      answer.problem(403, "not-yours");
    }
    assertThat(host.after()).isZero();
  }

  @Test
  void nothingIsPlayedBeforeSomebodySitsDown() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    assertThat(unchanged(host, place -> place.move(0, "c6-c7"), 409, "conflict"))
        .contains("a seat is free");
    for (String act : List.of("undo", "resign", "offer-draw", "ask-takeback", "rematch")) {
      unchanged(host, place -> place.act(0, act), 409, "conflict");
    }
  }

  @Test
  void nothingIsPlayedAfterTheEnd() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    pair.get(0).acts("resign");
    String move = "k6-k7";
    unchanged(pair.get(1), place -> place.move(2, move), 409, "conflict");
    for (String act :
        List.of("undo", "resign", "offer-draw", "accept-draw", "ask-takeback", "accept-takeback")) {
      unchanged(pair.get(1), place -> place.act(2, act), 409, "conflict");
    }
    assertThat(pair.get(1).acts()).containsExactly("rematch");
  }

  @Test
  void atNoTableNothingIsPlayed() {
    Visitor visitor = TableClient.pair(server).get(0).visitor();
    for (String id : List.of("A".repeat(22), "x", "%01", "%F0%9F%98%80", "a:b", "'")) {
      visitor.get("/api/tables/" + id).problem(404, "unknown");
      visitor.get("/api/tables/" + id + "/record").problem(404, "unknown");
      visitor
          .post("/api/tables/" + id + "/moves", Map.of("after", 0, "move", "c6-c7"))
          .problem(404, "unknown");
    }
  }

  @Test
  void anUnknownActIsNamed() {
    TableClient host = TableClient.pair(server).get(0);
    assertThat(unchanged(host, place -> place.act(0, "cheat"), 400, "invalid"))
        .contains("cheat", "resign", "rematch");
  }

  /** Does something that is refused, and compares the whole table before and after. */
  public static String unchanged(
      TableClient place, Function<TableClient, Answer> ask, int status, String kind) {
    JsonNode before = place.table();
    String said = ask.apply(place).problem(status, kind);
    assertThat(place.table()).isEqualTo(before);
    return said;
  }
}

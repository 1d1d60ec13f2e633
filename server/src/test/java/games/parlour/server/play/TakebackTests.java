package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Undo by oneself, and takebacks by consent. */
public abstract class TakebackTests extends ServerTests {
  @Test
  void aCalledExchangeIsUndoneByTheCaller() {
    List<TableClient> pair = TableClient.pair(server, OpenRequest.exchange("1908", "me", "open"));
    JsonNode start = pair.get(0).state().path("view");
    assertThat(pair.get(0).acts()).doesNotContain("undo");
    pair.get(0).moves("=2L3s");
    assertThat(pair.get(0).state().path("view")).isNotEqualTo(start);
    assertThat(pair.get(0).acts()).contains("undo");
    assertThat(pair.get(1).acts()).doesNotContain("undo");
    JsonNode update = pair.get(0).acts("undo");
    assertThat(update.path("entries").path(0).path("kind").asString()).isEqualTo("takeback");
    assertThat(update.path("entries").path(0).path("to").asInt()).isZero();
    assertThat(update.path("state").path("view")).isEqualTo(start);
    assertThat(pair.get(0).offers()).contains("=2L3s");
    pair.get(0).moves("=1s");
    assertThat(pair.get(0).log()).containsExactly("=2L3s", "takeback", "=1s");
  }

  @Test
  void aMoveThatEndsTheTurnIsNotUndone() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    PlayTests.unchanged(pair.get(0), place -> place.act(1, "undo"), 409, "conflict");
    PlayTests.unchanged(pair.get(1), place -> place.act(1, "undo"), 409, "conflict");
  }

  @Test
  void aTakebackIsAskedForAndGranted() {
    List<TableClient> pair = TableClient.pair(server);
    JsonNode start = pair.get(0).state().path("view");
    assertThat(pair.get(0).acts()).doesNotContain("ask-takeback");
    pair.get(0).moves("c6-c7");
    pair.get(1).moves(pair.get(1).offers().getFirst());
    JsonNode asked = pair.get(0).acts("ask-takeback");
    assertThat(asked.path("entries")).as("asking is no entry").isEmpty();
    assertThat(asked.path("state").path("takebackAsk").asString()).isEqualTo("suffragettes");
    assertThat(pair.get(0).acts()).doesNotContain("ask-takeback", "accept-takeback");
    assertThat(pair.get(1).acts()).contains("accept-takeback", "decline-takeback");
    JsonNode granted = pair.get(1).acts("accept-takeback");
    assertThat(granted.path("entries").path(0).path("seat").asString()).isEqualTo("suffragettes");
    assertThat(granted.path("state").path("view")).isEqualTo(start);
    assertJson(granted).isNull("/state/takebackAsk");
    assertThat(pair.get(0).state().path("turn").path("seat").asString()).isEqualTo("suffragettes");
    assertThat(pair.get(0).after()).as("the log only grows").isEqualTo(3);
    pair.get(0).moves("d6-d7");
    assertThat(pair.get(1).log()).hasSize(4).last().isEqualTo("d6-d7");
  }

  @Test
  void aTakebackIsDeclined() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    JsonNode before = pair.get(1).table();
    pair.get(0).acts("ask-takeback");
    pair.get(1).acts("decline-takeback");
    assertThat(pair.get(1).table()).isEqualTo(before);
    assertThat(pair.get(0).acts()).contains("ask-takeback");
  }

  @Test
  void whoAsksDoesNotAnswer() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    pair.get(0).acts("ask-takeback");
    PlayTests.unchanged(pair.get(0), place -> place.act(1, "accept-takeback"), 409, "conflict");
    PlayTests.unchanged(pair.get(0), place -> place.act(1, "ask-takeback"), 409, "conflict");
  }

  @Test
  void aMoveIsANo() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    pair.get(0).acts("ask-takeback");
    pair.get(1).moves(pair.get(1).offers().getFirst());
    assertJson(pair.get(0).state()).isNull("/takebackAsk");
    PlayTests.unchanged(pair.get(1), place -> place.act(2, "accept-takeback"), 409, "conflict");
  }

  @Test
  void aComputerAlwaysConsents() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    JsonNode start = place.state().path("view");
    place.moves("c6-c7");
    Await.until(() -> place.after() == 2);
    JsonNode state = place.acts("ask-takeback").path("state");
    assertThat(state.path("view")).isEqualTo(start);
    assertThat(state.path("turn").path("seat").asString()).isEqualTo("suffragettes");
  }

  @Test
  void onOneDeviceTheLastMoveIsTakenBackUnlessASeatIsNamed() {
    TableClient both = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    both.moves("c6-c7");
    both.moves(both.offers().getFirst());
    both.acts("ask-takeback");
    assertThat(both.state().path("turn").path("seat").asString()).isEqualTo("police");
    both.visitor()
        .post(
            "/api/tables/" + both.id() + "/acts",
            Map.of("after", 3, "act", "ask-takeback", "seat", "suffragettes"))
        .as(200);
    assertThat(both.state().path("turn").path("seat").asString()).isEqualTo("suffragettes");
    PlayTests.unchanged(
        both,
        place ->
            place
                .visitor()
                .post(
                    "/api/tables/" + both.id() + "/acts",
                    Map.of("after", 4, "act", "resign", "seat", "king")),
        409,
        "conflict");
  }
}

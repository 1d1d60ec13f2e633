package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Resigning, and draws by agreement. */
public abstract class DrawTests extends ServerTests {
  @Test
  void whoResignsLoses() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    JsonNode update = pair.get(0).acts("resign");
    JsonNode turn = update.path("state").path("turn");
    assertThat(turn.path("kind").asString()).isEqualTo("over");
    assertThat(turn.path("winner").asString()).isEqualTo("police");
    assertThat(turn.path("told").asString()).contains("Police");
    JsonNode entry = update.path("entries").path(0);
    assertThat(entry.path("kind").asString()).isEqualTo("act");
    assertThat(entry.path("text").asString()).isEqualTo("resign");
    assertThat(pair.get(1).status()).isEqualTo("over");
  }

  /** Whoever wants to stop may not be held up by a move that came in between. */
  @Test
  void resigningNeedsNotTheLastEntry() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    assertThat(pair.get(1).act(0, "resign").as(200).json().path("entries")).hasSize(2);
  }

  @Test
  void anOfferIsAccepted() {
    List<TableClient> pair = TableClient.pair(server);
    JsonNode state = pair.get(0).acts("offer-draw").path("state");
    assertThat(state.path("drawOffer").asString()).isEqualTo("suffragettes");
    assertThat(TableClient.texts(state.path("acts")))
        .doesNotContain("offer-draw", "accept-draw", "decline-draw");
    assertThat(pair.get(1).acts()).contains("accept-draw", "decline-draw");
    JsonNode end = pair.get(1).acts("accept-draw").path("state");
    assertJson(end).isNull("/turn/winner");
    assertJson(end).isNull("/drawOffer");
    assertThat(pair.get(0).status()).isEqualTo("over");
  }

  @Test
  void peopleAreNamedWhereTheyAct() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).visitor().put("/api/me", Map.of("name", "Ann")).as(200);
    JsonNode offer = pair.get(0).acts("offer-draw");
    assertThat(TableClient.texts(offer.path("entries").path(0).path("told")))
        .containsExactly("Ann offered a draw.");
    assertThat(offer.path("state").path("seats").path(0).path("person").asString())
        .isEqualTo("Ann");
    JsonNode log = pair.get(1).visitor().get("/api/tables/" + pair.get(1).id() + "?lang=de").json();
    assertThat(log.toString()).contains("Ann bietet Remis an.");
  }

  @Test
  void whereTwoShareADeviceTheSeatsAreNamed() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    place.moves("c6-c7");
    JsonNode update = place.acts("resign");
    assertThat(update.path("entries").path(0).path("told").path(0).asString())
        .isEqualTo("Police resigned.");
    assertJson(update).isNull("/state/seats/0/person");
  }

  @Test
  void whoOffersCannotAcceptForTheOther() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).acts("offer-draw");
    PlayTests.unchanged(pair.get(0), place -> place.act(1, "accept-draw"), 409, "conflict");
    PlayTests.unchanged(pair.get(0), place -> place.act(1, "offer-draw"), 409, "conflict");
  }

  @Test
  void afterANoThereIsNoSecondOfferBeforeAnOwnMove() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).acts("offer-draw");
    assertJson(pair.get(1).acts("decline-draw")).isNull("/state/drawOffer");
    PlayTests.unchanged(pair.get(0), place -> place.act(2, "offer-draw"), 409, "conflict");
    assertThat(pair.get(1).acts()).as("the other side may").contains("offer-draw");
    pair.get(0).moves("c6-c7");
    assertThat(pair.get(0).acts()).contains("offer-draw");
  }

  @Test
  void aMoveOfTheOtherSideIsANo() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).acts("offer-draw");
    pair.get(0).moves("c6-c7");
    assertThat(pair.get(1).state().path("drawOffer").asString()).isEqualTo("suffragettes");
    pair.get(1).moves(pair.get(1).offers().getFirst());
    assertJson(pair.get(1).state()).isNull("/drawOffer");
    PlayTests.unchanged(pair.get(1), place -> place.act(3, "accept-draw"), 409, "conflict");
  }

  @Test
  void anAnswerToAnOldOfferIsStale() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).acts("offer-draw");
    PlayTests.unchanged(pair.get(1), place -> place.act(0, "accept-draw"), 409, "conflict");
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy"})
  void aComputerAnswersAtOnce(String player) {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:" + player));
    JsonNode update = place.acts("offer-draw");
    assertThat(update.path("entries")).hasSize(2);
    assertThat(update.path("entries").path(1).path("seat").asString()).isEqualTo("police");
    assertThat(update.path("entries").path(1).path("text").asString())
        .isIn("accept-draw", "decline-draw");
    assertJson(update).isNull("/state/drawOffer");
  }

  @Test
  void onOneDeviceADrawIsAgreedAtOnce() {
    TableClient both = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    both.acts("offer-draw");
    assertThat(both.log()).containsExactly("offer-draw", "accept-draw");
    assertThat(both.status()).isEqualTo("over");
  }

  @Test
  void anEndedGameWaitsForNothing() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    pair.get(0).acts("offer-draw");
    pair.get(0).acts("ask-takeback");
    pair.get(1).acts("accept-draw");
    assertJson(pair.get(0).state()).isNull("/takebackAsk");
  }
}

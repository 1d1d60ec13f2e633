package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Good moves for whoever plays against nobody but computers. */
public abstract class HintTests extends ServerTests {
  private static final String WON =
      "17/17/17/7sss7/6s1ss7/17/17/17/17/5sp10/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -";

  private static Answer ask(TableClient place, int after) {
    return place
        .visitor()
        .post("/api/tables/" + place.id() + "/hint?lang=en", Map.of("after", after));
  }

  @Test
  void aHintIsAnOfferedMoveWithWords() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:level:3"));
    assertJson(place.state()).isTrue("/hints");
    JsonNode hint = ask(place, 0).as(200).json();
    assertThat(place.offers()).contains(hint.path("offer").path("move").asString());
    assertThat(hint.path("told")).isNotEmpty();
    assertThat(hint.path("thought").path("depth").asInt()).isPositive();
    assertThat(hint.path("thought").path("line").path(0))
        .isEqualTo(hint.path("offer").path("move"));
    assertThat(place.after()).as("nothing was played").isZero();
  }

  @Test
  void itFindsTheWin() {
    TableClient place =
        TableClient.open(
            server.visitor(),
            OpenRequest.suffragetto("me", "computer:level:1").and("position", WON));
    JsonNode hint = ask(place, 0).as(200).json();
    assertThat(hint.path("offer").path("move").asString()).isEqualTo("g13-h13");
    assertThat(hint.path("thought").path("winIn").asInt()).isEqualTo(1);
    assertThat(hint.path("thought").path("chance").asDouble()).isEqualTo(1);
  }

  @Test
  void bothSidesAtOneDeviceMayAsk() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    ask(place, 0).as(200);
    place.moves("c6-c7");
    assertThat(place.offers()).contains(move(ask(place, 1).as(200)));
  }

  private static String move(Answer answer) {
    return answer.json().path("offer").path("move").asString();
  }

  @Test
  void whoPlaysAgainstSomebodyGetsNone() {
    List<TableClient> pair = TableClient.pair(server);
    assertJson(pair.get(0).state()).isFalse("/hints");
    assertThat(ask(pair.get(0), 0).problem(409, "conflict")).contains("hint");
    ask(pair.get(1), 0).problem(409, "conflict");
  }

  @Test
  void watchersAndStrangersGetNone() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:level:1"));
    ask(place.to(server.visitor()), 0).problem(403, "not-yours");
    TableClient elsewhere =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    TableClient watching = place.to(elsewhere.visitor());
    assertJson(watching.state()).isFalse("/hints");
    ask(watching, 0).problem(403, "not-yours");
  }

  @Test
  void itMustFitTheTableAsItStands() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    assertThat(ask(place, 3).problem(409, "conflict")).contains("moved on");
    TableClient open = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    ask(open, 0).problem(409, "conflict");
    place.acts("resign");
    ask(place, 1).problem(409, "conflict");
    place.visitor().post("/api/tables/" + place.id() + "/hint", Map.of()).problem(400, "invalid");
  }

  /** A seat that sees only its own cards is advised by what it knows. */
  @Test
  void whereSomethingIsHiddenTheHintIsAMoveToo() {
    TableClient place =
        TableClient.open(
            server.visitor(),
            OpenRequest.cards("me", "computer:level:1", "computer:level:1", "computer:level:1"));
    Await.until(() -> !place.offers().isEmpty());
    int after = place.after();
    JsonNode hint = ask(place, after).as(200).json();
    assertThat(place.offers()).contains(hint.path("offer").path("move").asString());
    assertThat(hint.path("told")).isEmpty();
  }
}

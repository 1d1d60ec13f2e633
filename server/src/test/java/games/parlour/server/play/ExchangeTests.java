package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Exchanges: moves that are offered in a dialogue and not on the board. */
public abstract class ExchangeTests extends ServerTests {
  private static JsonNode offer(TableClient place, String move) {
    return place
        .state()
        .path("offers")
        .valueStream()
        .filter(offer -> offer.path("move").asString().equals(move))
        .findFirst()
        .orElseThrow();
  }

  private static int held(TableClient place, String zone) {
    return place
        .state()
        .path("view")
        .path("trays")
        .valueStream()
        .filter(tray -> tray.path("place").asString().equals(zone))
        .flatMap(tray -> tray.path("counts").valueStream())
        .mapToInt(count -> count.path("count").asInt())
        .sum();
  }

  @Test
  void callsHaveWordsAndADialogue() {
    List<TableClient> pair = TableClient.pair(server, OpenRequest.exchange("2016", "me", "open"));
    JsonNode call = offer(pair.get(0), "=2L3s");
    assertThat(call.path("label").asString()).isEqualTo("2 large and 3 small pieces per side");
    assertThat(call.path("group").asString()).isEqualTo("Call an exchange");
    assertThat(call.path("path")).isEmpty();
    assertThat(call.path("motions")).as("what a yes would do").hasSize(10);
    JsonNode step = offer(pair.get(0), "f9-f10");
    assertJson(step).isNull("/label").isNull("/group");
    assertThat(TableClient.texts(step.path("path"))).containsExactly("f9", "f10");
  }

  @Test
  void in1908ACallFreesAtOnce() {
    List<TableClient> pair = TableClient.pair(server, OpenRequest.exchange("1908", "me", "open"));
    assertThat(offer(pair.get(0), "=2L3s").path("motions")).hasSize(10);
    JsonNode entry = pair.get(0).moves("=2L3s").path("entries").path(0);
    assertThat(entry.path("motions")).hasSize(10);
    assertThat(held(pair.get(0), "prison")).isEqualTo(7);
    assertThat(held(pair.get(1), "hospital")).isEqualTo(7);
  }

  @Test
  void aCallItsAnswerAndTheMoveBehindThemAreOneTurn() {
    List<TableClient> pair = TableClient.pair(server, OpenRequest.exchange("2016", "me", "open"));
    pair.get(0).moves("=2L3s");
    pair.get(1).moves("=no");
    pair.get(0).moves("f9-f10");
    pair.get(1).moves(pair.get(1).offers().getFirst());
    assertThat(pair.get(0).table().path("entries").valueStream().map(e -> e.path("turn").asInt()))
        .containsExactly(1, 1, 1, 2);
  }

  @Test
  void anExchangeIsAccepted() {
    List<TableClient> pair = TableClient.pair(server, OpenRequest.exchange("2016", "me", "open"));
    JsonNode called = pair.get(0).moves("=2L3s").path("entries").path(0);
    assertThat(called.path("motions")).as("nothing moves before the answer").isEmpty();
    assertThat(pair.get(0).offers()).isEmpty();
    assertThat(pair.get(1).offers()).containsExactly("=yes", "=no");
    JsonNode yes = offer(pair.get(1), "=yes");
    assertThat(yes.path("label").asString()).isEqualTo("Accept the exchange");
    assertJson(yes).isNull("/group");
    assertThat(yes.path("motions")).hasSize(10);
    assertThat(offer(pair.get(1), "=no").path("motions")).isEmpty();
    assertThat(pair.get(1).state().path("turn").path("ask").asString()).contains("2 large");
    JsonNode entry = pair.get(1).moves("=yes").path("entries").path(0);
    assertThat(entry.path("motions")).isEqualTo(yes.path("motions"));
    assertThat(held(pair.get(0), "prison")).isEqualTo(7);
    assertThat(pair.get(0).state().path("turn").path("seat").asString()).isEqualTo("suffragettes");
  }

  @Test
  void anExchangeIsDeclined() {
    List<TableClient> pair = TableClient.pair(server, OpenRequest.exchange("2016", "me", "open"));
    JsonNode before = pair.get(0).state().path("view");
    pair.get(0).moves("=1s");
    pair.get(1).moves("=no");
    assertThat(pair.get(0).state().path("view")).isEqualTo(before);
    assertThat(pair.get(0).offers()).isNotEmpty().noneMatch(move -> move.startsWith("="));
    PlayTests.unchanged(pair.get(0), place -> place.move(2, "=1s"), 422, "refused");
  }
}

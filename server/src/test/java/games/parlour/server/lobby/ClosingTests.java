package games.parlour.server.lobby;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.play.PlayTests;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Closing a table that nobody came to. */
public abstract class ClosingTests extends ServerTests {
  @Test
  void whoOpenedATableClosesItWhileASeatIsFree() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open").listed());
    assertThat(place.acts()).containsExactly("close");
    TableClient watching = place.to(server.visitor());
    assertThat(watching.acts()).isEmpty();
    String token = place.token();
    JsonNode state = place.acts("close").path("state");
    assertThat(state.path("status").asString()).isEqualTo("over");
    assertThat(state.path("turn").path("told").asString()).contains("closed");
    assertThat(state.path("invites")).isEmpty();
    assertThat(state.path("acts")).isEmpty();
    Visitor late = server.visitor();
    assertJson(late.get("/api/join/" + token).as(200).json()).isFalse("/free");
    late.post("/api/join", Map.of("token", token)).as(409);
    assertThat(late.get("/api/tables?kind=open").as(200).json().path("tables"))
        .noneMatch(line -> line.path("id").asString().equals(place.id()));
    JsonNode mine = place.visitor().get("/api/tables?kind=mine").as(200).json().path("tables");
    assertThat(mine.path(0).path("outcome").asString()).isEqualTo("Closed");
  }

  @Test
  void aClosedTableStaysClosedAfterARestart() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    place.acts("close");
    server.restart();
    assertThat(place.status()).isEqualTo("over");
  }

  @Test
  void nobodyElseClosesATableAndNoneOnceItIsFull() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("open", "open"));
    TableClient guest = place.joined(server.visitor());
    PlayTests.unchanged(guest, other -> other.act(0, "close"), 409, "conflict");
    place.joined(server.visitor());
    PlayTests.unchanged(place, host -> host.act(0, "close"), 409, "conflict");
  }
}

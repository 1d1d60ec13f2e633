package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenApi;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Every operation of the description can be done, and is answered as described. */
public abstract class OperationTests extends ServerTests {
  @Test
  void everyOperationIsAnswered() {
    Visitor host = server.visitor();
    TableClient listed = TableClient.open(host, OpenRequest.suffragetto("me", "open").listed());
    TableClient hidden = TableClient.open(host, OpenRequest.suffragetto("me", "open"));
    TableClient both = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    String token = hidden.token();
    Map<String, Supplier<Integer>> asked = new TreeMap<>();
    asked.put("me", () -> host.get("/api/me").status());
    asked.put("rename", () -> host.put("/api/me", Map.of("name", "Ada")).status());
    asked.put("games", () -> host.get("/api/games").status());
    asked.put("game", () -> host.get("/api/games/suffragetto").status());
    asked.put("lessons", () -> host.get("/api/games/suffragetto/lessons").status());
    asked.put("cards", () -> host.get("/api/games/votes-for-women/cards").status());
    asked.put("tables", () -> host.get("/api/tables?kind=mine").status());
    asked.put(
        "open",
        () -> host.post("/api/tables", OpenRequest.suffragetto("me", "open").body()).status());
    asked.put("table", () -> host.get("/api/tables/" + both.id()).status());
    asked.put("record", () -> host.get("/api/tables/" + both.id() + "/record").status());
    asked.put("move", () -> both.move(0, "c6-c7").status());
    TableClient alone = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    String hint = "/api/tables/" + alone.id() + "/hint";
    asked.put("hint", () -> host.post(hint, Map.of("after", 0)).status());
    hidden.joined(server.visitor());
    asked.put("act", () -> hidden.act(0, "resign").status());
    asked.put("invitation", () -> server.visitor().get("/api/join/" + token).status());
    String other = TableClient.open(host, OpenRequest.suffragetto("me", "open")).token();
    asked.put("join", () -> server.visitor().post("/api/join", Map.of("token", other)).status());
    asked.put("health", () -> host.get("/healthz").status());
    asked.put("metrics", () -> host.get("/metrics").status());
    asked.put("ready", () -> host.get("/readyz").status());
    asked.put("description", () -> host.get("/api/openapi.json").status());
    asked.put(
        "sitDown",
        () ->
            server
                .visitor()
                .post("/api/tables/" + listed.id() + "/join", Map.of("seat", "police"))
                .status());
    asked.put(
        "events",
        () -> {
          try (StreamClient line = StreamClient.of(host, both.id() + ":0")) {
            line.await(events -> !events.isEmpty());
            return 200;
          }
        });
    assertThat(asked.keySet()).isEqualTo(OpenApi.OURS.ids());
    asked.forEach(
        (id, ask) -> assertThat(ask.get()).as(id).isEqualTo(id.equals("open") ? 201 : 200));
  }

  @Test
  void theServerHandsOutItsDescription() {
    Answer answer = server.visitor().get("/api/openapi.json").as(200);
    assertThat(answer.json().path("openapi").asString()).startsWith("3.1");
    assertThat(answer.json().path("paths").size()).isGreaterThan(10);
  }
}

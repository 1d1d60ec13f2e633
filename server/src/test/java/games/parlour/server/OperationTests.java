package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Every operation of the description can be done, and is answered as described. */
abstract class OperationTests extends Topic {
  @Test
  void everyOperationIsAnswered() {
    Visitor host = house.visitor();
    Place listed = Place.open(host, Ask.suffragetto("me", "open").listed());
    Place hidden = Place.open(host, Ask.suffragetto("me", "open"));
    Place both = Place.open(host, Ask.suffragetto("me", "device"));
    String token = hidden.token();
    Map<String, Supplier<Integer>> asked = new TreeMap<>();
    asked.put("me", () -> host.get("/api/me").status());
    asked.put("rename", () -> host.put("/api/me", Map.of("name", "Ada")).status());
    asked.put("games", () -> host.get("/api/games").status());
    asked.put("game", () -> host.get("/api/games/suffragetto").status());
    asked.put("tables", () -> host.get("/api/tables?kind=mine").status());
    asked.put(
        "open", () -> host.post("/api/tables", Ask.suffragetto("me", "open").body()).status());
    asked.put("table", () -> host.get("/api/tables/" + both.id()).status());
    asked.put("record", () -> host.get("/api/tables/" + both.id() + "/record").status());
    asked.put("move", () -> both.move(0, "c6-c7").status());
    Place alone = Place.open(host, Ask.suffragetto("me", "device"));
    String hint = "/api/tables/" + alone.id() + "/hint";
    asked.put("hint", () -> host.post(hint, Map.of("after", 0)).status());
    hidden.joined(house.visitor());
    asked.put("act", () -> hidden.act(0, "resign").status());
    asked.put("invitation", () -> house.visitor().get("/api/join/" + token).status());
    String other = Place.open(host, Ask.suffragetto("me", "open")).token();
    asked.put("join", () -> house.visitor().post("/api/join", Map.of("token", other)).status());
    asked.put("health", () -> host.get("/healthz").status());
    asked.put("ready", () -> host.get("/readyz").status());
    asked.put("description", () -> host.get("/api/openapi.json").status());
    asked.put(
        "sitDown",
        () ->
            house
                .visitor()
                .post("/api/tables/" + listed.id() + "/join", Map.of("seat", "police"))
                .status());
    asked.put(
        "events",
        () -> {
          try (Line line = Line.of(host, both.id() + ":0")) {
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
    Answer answer = house.visitor().get("/api/openapi.json").as(200);
    assertThat(answer.json().path("openapi").asString()).startsWith("3.1");
    assertThat(answer.json().path("paths").size()).isGreaterThan(10);
  }
}

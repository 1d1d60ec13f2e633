package games.parlour.server.protocol;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What can be asked about games and tables, and of the server itself. */
final class TableOperations {
  private TableOperations() {}

  static Map<String, Supplier<Answer>> of(TestServer server) {
    Visitor host = server.visitor();
    TableClient listed = TableClient.open(host, OpenRequest.suffragetto("me", "open").listed());
    TableClient hidden = TableClient.open(host, OpenRequest.suffragetto("me", "open"));
    TableClient both = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    TableClient alone = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    String token = hidden.token();
    hidden.joined(server.visitor());
    String other = TableClient.open(host, OpenRequest.suffragetto("me", "open")).token();
    String table = "/api/tables/" + both.id();
    String hint = "/api/tables/" + alone.id() + "/hint";
    String sit = "/api/tables/" + listed.id() + "/join";
    Map<String, Supplier<Answer>> asked = new TreeMap<>();
    asked.put("me", () -> host.get("/api/me"));
    asked.put("rename", () -> host.put("/api/me", Map.of("name", "Ada")));
    asked.put("games", () -> host.get("/api/games"));
    asked.put("game", () -> host.get("/api/games/suffragetto"));
    asked.put("lessons", () -> host.get("/api/games/suffragetto/lessons"));
    asked.put("lessonBoard", () -> host.get("/api/games/suffragetto/lessons/goal?move=k14-j14"));
    asked.put(
        "lessonWhy", () -> host.get("/api/games/suffragetto/lessons/goal/why?from=k14&to=k16"));
    asked.put("cards", () -> host.get("/api/games/votes-for-women/cards"));
    asked.put("tables", () -> host.get("/api/tables?kind=mine"));
    asked.put("open", () -> host.post("/api/tables", OpenRequest.suffragetto("me", "open").body()));
    asked.put("table", () -> host.get(table));
    asked.put("record", () -> host.get(table + "/record"));
    asked.put("move", () -> both.move(0, "c6-c7"));
    asked.put("visit", () -> host.get(table + "/visit"));
    asked.put("leave", () -> host.put(table + "/visit", Map.of("seen", 0)));
    asked.put("hint", () -> host.post(hint, Map.of("after", 0)));
    String why = "/api/tables/" + alone.id() + "/why?after=0&from=c6&to=c9";
    asked.put("why", () -> host.get(why));
    asked.put("act", () -> hidden.act(0, "resign"));
    asked.put("invitation", () -> server.visitor().get("/api/join/" + token));
    asked.put("join", () -> server.visitor().post("/api/join", Map.of("token", other)));
    asked.put("sitDown", () -> server.visitor().post(sit, Map.of("seat", "police")));
    asked.put("pair", () -> host.post("/api/pairing", Map.of("game", "fort-chitral")));
    asked.put("health", () -> host.get("/healthz"));
    asked.put("metrics", () -> host.get("/metrics"));
    asked.put("ready", () -> host.get("/readyz"));
    asked.put("description", () -> host.get("/api/openapi.json"));
    return asked;
  }
}

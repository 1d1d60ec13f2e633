package games.parlour.server.protocol;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What can be asked about games that are over, and about any position. */
final class AnalysisOperations {
  private AnalysisOperations() {}

  static Map<String, Supplier<Answer>> of(TestServer server) {
    Visitor host = server.visitor();
    TableClient over = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    over.moves("c6-c7");
    over.acts("resign");
    String analysis = "/api/tables/" + over.id() + "/analysis";
    Map<String, Object> moved = Map.of("game", "suffragetto", "moves", List.of("c6-c7"));
    Map<String, Object> board =
        Map.of("game", "suffragetto", "pieces", Map.of("f8", "suffragette"), "side", "police");
    Map<String, Supplier<Answer>> asked = new TreeMap<>();
    asked.put("analyse", () -> host.post(analysis, Map.of()));
    asked.put("analysis", () -> host.get(analysis));
    asked.put("explore", () -> host.post("/api/analysis/positions", moved));
    asked.put("arrange", () -> host.post("/api/analysis/boards", board));
    asked.put("lines", () -> host.post("/api/analysis/lines", moved));
    return asked;
  }
}

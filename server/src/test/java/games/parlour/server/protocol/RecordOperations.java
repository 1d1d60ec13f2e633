package games.parlour.server.protocol;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What can be asked about seeds, records and positions. */
final class RecordOperations {
  private RecordOperations() {}

  static Map<String, Supplier<Answer>> of(TestServer server) {
    Visitor host = server.visitor();
    TableClient waiting = TableClient.open(host, OpenRequest.votes("me", "open"));
    TableClient over = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    over.acts("resign");
    String table = "/api/tables/" + over.id();
    Map<String, String> record = Map.of("record", host.get(table + "/record").as(200).text());
    Map<String, Supplier<Answer>> asked = new TreeMap<>();
    asked.put("reserveSeed", () -> host.post("/api/commitments"));
    asked.put("addNonce", () -> addNonce(waiting));
    asked.put("fairness", () -> host.get(table + "/fairness"));
    asked.put("position", () -> host.get(table + "/positions/0"));
    asked.put("imports", () -> host.get("/api/records"));
    asked.put("importRecord", () -> host.post("/api/records", record));
    asked.put("removeImport", () -> removed(host, record));
    return asked;
  }

  private static Answer addNonce(TableClient waiting) {
    String path = "/api/tables/" + waiting.id() + "/nonce";
    return waiting.visitor().put(path, Map.of("nonce", "rain on Tuesday"));
  }

  private static Answer removed(Visitor host, Map<String, String> record) {
    String id = host.post("/api/records", record).as(201).json().path("id").asString();
    return host.delete("/api/records/" + id);
  }
}

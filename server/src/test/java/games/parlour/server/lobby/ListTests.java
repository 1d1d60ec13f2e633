package games.parlour.server.lobby;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Lists of tables: where a seat is free, and where one sits. */
public abstract class ListTests extends ServerTests {
  private static Optional<JsonNode> line(Visitor visitor, String kind, String id) {
    return visitor
        .get("/api/tables?kind=" + kind)
        .as(200)
        .json()
        .path("tables")
        .valueStream()
        .filter(line -> line.path("id").asString().equals(id))
        .findFirst();
  }

  @Test
  void onlyListedTablesWithAFreeSeatAreOpen() {
    Visitor host = server.visitor();
    TableClient listed = TableClient.open(host, OpenRequest.suffragetto("me", "open").listed());
    TableClient hidden = TableClient.open(host, OpenRequest.suffragetto("me", "open"));
    Visitor seeker = server.visitor();
    JsonNode line = line(seeker, "open", listed.id()).orElseThrow();
    assertThat(line.path("status").asString()).isEqualTo("open");
    assertThat(line.path("gameName").asString()).isEqualTo("Suffragetto");
    assertThat(line.path("seats").path(1).path("kind").asString()).isEqualTo("open");
    assertThat(line(seeker, "open", hidden.id())).isEmpty();
    listed.joined(server.visitor());
    assertThat(line(seeker, "open", listed.id())).isEmpty();
  }

  @Test
  void theListTellsNoLink() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open").listed());
    assertThat(server.visitor().get("/api/tables?kind=open").text()).doesNotContain(place.token());
    assertThat(place.visitor().get("/api/tables?kind=mine").text()).doesNotContain(place.token());
  }

  @Test
  void onesOwnTablesSayWhoseTurnItIs() {
    List<TableClient> pair = TableClient.pair(server);
    String id = pair.get(0).id();
    Visitor host = pair.get(0).visitor();
    Visitor guest = pair.get(1).visitor();
    assertJson(line(host, "mine", id).orElseThrow()).isTrue("/yourTurn");
    assertJson(line(guest, "mine", id).orElseThrow()).isFalse("/yourTurn");
    pair.get(0).moves("c6-c7");
    JsonNode line = line(guest, "mine", id).orElseThrow();
    assertJson(line).isTrue("/yourTurn");
    assertThat(line.path("entries").asInt()).isEqualTo(1);
    assertJson(line).isNull("/outcome");
    assertJson(line(host, "mine", id).orElseThrow()).isFalse("/yourTurn");
  }

  @Test
  void anEndIsToldInWords() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).acts("resign");
    JsonNode line = line(pair.get(0).visitor(), "mine", pair.get(0).id()).orElseThrow();
    assertThat(line.path("outcome").asString()).contains("Police", "won");
    assertThat(line.path("status").asString()).isEqualTo("over");
    assertJson(line).isFalse("/yourTurn");
    List<TableClient> drawn = TableClient.pair(server);
    drawn.get(0).acts("offer-draw");
    drawn.get(1).acts("accept-draw");
    assertThat(
            line(drawn.get(0).visitor(), "mine", drawn.get(0).id())
                .orElseThrow()
                .path("outcome")
                .asString())
        .isEqualTo("Draw");
  }

  @Test
  void whatChangedLastComesFirst() {
    Visitor visitor = server.visitor();
    TableClient one = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
    Await.untilTheClockMoves();
    TableClient two = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
    Await.untilTheClockMoves();
    assertThat(mine(visitor)).containsExactly(two.id(), one.id());
    one.moves("c6-c7");
    assertThat(mine(visitor)).containsExactly(one.id(), two.id());
  }

  private static List<String> mine(Visitor visitor) {
    return visitor
        .get("/api/tables?kind=mine")
        .json()
        .path("tables")
        .valueStream()
        .map(line -> line.path("id").asString())
        .toList();
  }

  @Test
  void aStrangerHasNone() {
    assertThat(mine(server.visitor())).isEmpty();
  }

  @Test
  void theKindMustBeSaid() {
    Visitor visitor = server.visitor();
    for (String query : List.of("", "?kind=", "?kind=all", "?kind=OPEN")) {
      assertThat(visitor.get("/api/tables" + query).problem(400, "invalid"))
          .contains("open, mine, finished or watch");
    }
  }

  /** What one person can fill is bounded. */
  @Test
  void nobodyHasHundredsOfUnfinishedTables() {
    Visitor visitor = server.visitor();
    for (int i = 0; i < 100; i++) {
      visitor.post("/api/tables", OpenRequest.suffragetto("me", "open").body()).as(201);
    }
    assertThat(
            visitor
                .post("/api/tables", OpenRequest.suffragetto("me", "open").body())
                .problem(409, "too-many"))
        .contains("100");
    assertThat(mine(visitor)).hasSize(50);
  }
}

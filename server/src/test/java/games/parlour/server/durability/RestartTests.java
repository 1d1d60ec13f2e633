package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/** A server that is closed and opened again is the same to everybody. */
public abstract class RestartTests extends ServerTests {
  private final List<TableClient> places = new ArrayList<>();

  private List<TableClient> kept(List<TableClient> more) {
    places.addAll(more);
    places.add(more.getFirst().to(server.visitor()));
    return more;
  }

  private void everyKindOfTable() {
    kept(
        List.of(
            TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open").listed())));
    kept(List.of(TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"))));
    List<TableClient> played =
        kept(TableClient.pair(server, OpenRequest.suffragetto("me", "open").with("first", "coin")));
    TableClient mover = played.get(0).offers().isEmpty() ? played.get(1) : played.get(0);
    mover.moves(mover.offers().getFirst());
    kept(TableClient.pair(server)).get(1).acts("offer-draw");
    List<TableClient> asked = kept(TableClient.pair(server));
    asked.get(0).moves("c6-c7");
    asked.get(0).acts("ask-takeback");
    List<TableClient> back = kept(TableClient.pair(server));
    back.get(0).moves("c6-c7");
    back.get(0).acts("ask-takeback");
    back.get(1).acts("accept-takeback");
    kept(TableClient.pair(server, OpenRequest.exchange("2016", "me", "open")))
        .get(0)
        .moves("=2L3s");
    List<TableClient> over = kept(TableClient.pair(server));
    over.get(0).acts("resign");
    over.get(1).acts("rematch");
    List<TableClient> again = kept(TableClient.pair(server));
    again.get(1).acts("resign");
    again.get(0).acts("rematch");
    again.get(1).acts("rematch");
    List<TableClient> drawn = kept(TableClient.pair(server));
    drawn.get(0).acts("offer-draw");
    drawn.get(1).acts("accept-draw");
    TableClient computer =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    computer.moves("c6-c7");
    Await.until(() -> computer.after() == 2);
    kept(List.of(computer));
    kept(
        List.of(
            TableClient.open(
                server.visitor(), OpenRequest.cards("me", "device", "device", "device"))));
  }

  private Map<String, JsonNode> seen() {
    Map<String, JsonNode> seen = new LinkedHashMap<>();
    for (TableClient place : places) {
      String who = place.id() + " " + System.identityHashCode(place.visitor());
      seen.put(who, place.table());
      seen.put(who + " mine", tables(place.visitor(), "mine"));
      seen.put(who + " me", place.visitor().get("/api/me").as(200).json());
    }
    seen.put("open", tables(server.visitor(), "open"));
    return seen;
  }

  /** The tables of a list; the time that it tells as well goes on. */
  private static JsonNode tables(Visitor visitor, String kind) {
    return visitor.get("/api/tables?kind=" + kind).as(200).json().path("tables");
  }

  @Test
  void everythingIsAsBefore() {
    everyKindOfTable();
    Sql.awaitEndings(server);
    Map<String, JsonNode> before = seen();
    server.restart();
    Map<String, JsonNode> after = seen();
    before.forEach((what, json) -> assertThat(after.get(what)).as(what).isEqualTo(json));
    assertThat(after).hasSameSizeAs(before);
  }

  @Test
  void whatWasAskedIsAnsweredAfterwards() {
    List<TableClient> draw = TableClient.pair(server);
    draw.get(0).acts("offer-draw");
    List<TableClient> takeback = TableClient.pair(server);
    takeback.get(0).moves("c6-c7");
    takeback.get(0).acts("ask-takeback");
    List<TableClient> rematch = TableClient.pair(server);
    rematch.get(0).acts("resign");
    rematch.get(0).acts("rematch");
    TableClient open = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    String token = open.token();
    server.restart();
    draw.get(1).acts("accept-draw");
    takeback.get(1).acts("accept-takeback");
    assertThat(rematch.get(1).acts("rematch").path("state").path("rematch").path("table"))
        .isInstanceOf(StringNode.class);
    server.visitor().post("/api/join", Map.of("token", token)).as(200);
    assertThat(open.status()).isEqualTo("playing");
  }
}

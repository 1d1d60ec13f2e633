package games.parlour.server.lobby;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Coming back: what waits, what happened since, what came of it. */
public abstract class VisitTests extends ServerTests {
  private static JsonNode line(TableClient client) {
    JsonNode lines = client.visitor().get("/api/tables?kind=mine").as(200).json().path("tables");
    return lines
        .valueStream()
        .filter(line -> line.path("id").asString().equals(client.id()))
        .findFirst()
        .orElseThrow();
  }

  private static int seen(TableClient client) {
    return client
        .visitor()
        .get("/api/tables/" + client.id() + "/visit")
        .as(200)
        .json()
        .path("seen")
        .asInt();
  }

  private static void leave(TableClient client, int seen) {
    client.visitor().put("/api/tables/" + client.id() + "/visit", Map.of("seen", seen)).as(204);
  }

  @Test
  void whatWasSeenIsKeptWhenSomebodyLeaves() {
    List<TableClient> both = TableClient.pair(server);
    TableClient ada = both.getFirst();
    TableClient bob = both.getLast();
    ada.moves(ada.offers().getFirst());
    leave(ada, 1);
    assertThat(seen(ada)).isEqualTo(1);
    leave(ada, 0);
    assertThat(seen(ada)).as("what was seen stays seen").isEqualTo(1);
    bob.moves(bob.offers().getFirst());
    assertThat(line(ada).path("news").asInt()).isEqualTo(1);
    assertJson(line(ada)).isTrue("/yourTurn");
    assertThat(line(bob).path("news").asInt()).isEqualTo(2); // never there to look
    server.visitor().get("/api/tables/" + ada.id() + "/visit").as(404);
  }

  @Test
  void whereItIsMyTurnComesFirst() {
    Visitor ada = server.visitor();
    TableClient mine = TableClient.open(ada, OpenRequest.suffragetto("me", "computer:level:1"));
    TableClient theirs = TableClient.open(ada, OpenRequest.suffragetto("me", "open"));
    List<String> ids =
        ada.get("/api/tables?kind=mine")
            .json()
            .path("tables")
            .valueStream()
            .map(line -> line.path("id").asString())
            .toList();
    assertThat(ids).containsExactly(mine.id(), theirs.id());
  }

  @Test
  void resultsAndOlderGames() {
    List<TableClient> both = TableClient.pair(server);
    both.getFirst().acts("resign");
    assertThat(line(both.getFirst()).path("result").asString()).isEqualTo("lost");
    assertThat(line(both.getLast()).path("result").asString()).isEqualTo("won");
    long changed = line(both.getLast()).path("changed").asLong();
    Visitor bob = both.getLast().visitor();
    assertThat(finished(bob, changed + 1)).hasSize(1);
    assertThat(finished(bob, changed)).isEmpty();
    bob.get("/api/tables?kind=finished").as(400);
  }

  private static JsonNode finished(Visitor visitor, long before) {
    return visitor.get("/api/tables?kind=finished&before=" + before).as(200).json().path("tables");
  }

  @Test
  void publicGamesCanBeWatched() {
    List<TableClient> seen =
        TableClient.pair(server, OpenRequest.suffragetto("me", "open").listed());
    List<TableClient> hidden = TableClient.pair(server);
    List<String> ids =
        server
            .visitor()
            .get("/api/tables?kind=watch")
            .json()
            .path("tables")
            .valueStream()
            .map(line -> line.path("id").asString())
            .toList();
    assertThat(ids).contains(seen.getFirst().id()).doesNotContain(hidden.getFirst().id());
  }
}

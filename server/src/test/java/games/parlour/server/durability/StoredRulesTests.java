package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tables that were stored under rules which the server no longer plays. */
public abstract class StoredRulesTests extends ServerTests {
  private static final String SAID =
      "This game was played under rules version 99 of suffragetto; this server has version ";

  private void becomesOld(TableClient place) {
    Sql.run(server, "update game_table set rules = 99 where id = '" + place.id() + "'");
  }

  @Test
  void theyAreRefusedByName() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    TableClient open =
        TableClient.open(place.visitor(), OpenRequest.suffragetto("me", "open").listed());
    String token = open.token();
    place.move(0, "c6-c7").as(200);
    Await.until(() -> Sql.log(server, place.id()).size() == 2);
    Sql.run(server, "update game_table set turn = 'police' where id = '" + place.id() + "'");
    List.of(place, open).forEach(this::becomesOld);
    TableClient later =
        TableClient.open(place.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    server.restart();
    Visitor visitor = place.visitor();
    assertThat(visitor.get("/api/tables/" + place.id()).problem(422, "refused")).startsWith(SAID);
    assertThat(visitor.get("/api/tables/" + place.id() + "/record").problem(422, "refused"))
        .startsWith(SAID);
    assertThat(place.move(2, "c6-c7").problem(422, "refused")).startsWith(SAID);
    assertThat(place.act(2, "resign").problem(422, "refused")).startsWith(SAID);
    assertThat(visitor.get("/api/join/" + token).problem(422, "refused")).startsWith(SAID);
    assertThat(visitor.post("/api/join", Map.of("token", token)).problem(422, "refused"))
        .startsWith(SAID);
    later.moves("c6-c7");
    Await.until(() -> Sql.log(server, later.id()).size() == 2);
    assertThat(Sql.log(server, place.id())).as("nobody plays on").hasSize(2);
  }

  @Test
  void theyAreListedWhereTheyWerePlayedAndOfferedToNobody() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open").listed());
    assertThat(ids(place.visitor(), "open")).contains(place.id());
    becomesOld(place);
    assertThat(ids(place.visitor(), "open")).doesNotContain(place.id());
    assertThat(ids(place.visitor(), "mine")).contains(place.id());
    Sql.run(server, "update game_table set options = 'size=3' where id = '" + place.id() + "'");
    assertThat(ids(place.visitor(), "mine"))
        .as("what nobody can tell is left out")
        .doesNotContain(place.id());
  }

  private static List<String> ids(Visitor visitor, String kind) {
    JsonNode list = visitor.get("/api/tables?kind=" + kind).as(200).json();
    return list.path("tables").valueStream().map(line -> line.path("id").asString()).toList();
  }
}

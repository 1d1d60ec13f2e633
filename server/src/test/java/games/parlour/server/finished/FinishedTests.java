package games.parlour.server.finished;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Finished games: found by everybody where they were public, and one's own. */
public abstract class FinishedTests extends ServerTests {
  private Visitor named(String name) {
    Visitor visitor = server.visitor();
    visitor.put("/api/me", Map.of("name", name)).as(200);
    return visitor;
  }

  /** A public game that the Police won when its first move was made. */
  private TableClient played(Visitor host, Visitor guest, String move) {
    TableClient place = TableClient.open(host, OpenRequest.suffragetto("me", "open").listed());
    place.joined(guest);
    place.moves(move);
    place.acts("resign");
    Await.until(() -> !line(host, place).path("summary").isNull());
    return place;
  }

  private static JsonNode line(Visitor host, TableClient place) {
    return host.get("/api/me/games")
        .as(200)
        .json()
        .path("tables")
        .valueStream()
        .filter(line -> line.path("id").asString().equals(place.id()))
        .findFirst()
        .orElseGet(() -> line(host, place));
  }

  private static String text(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  private Optional<JsonNode> found(TableClient place, String query) {
    return server
        .visitor()
        .get("/api/finished?" + query)
        .as(200)
        .json()
        .path("games")
        .valueStream()
        .filter(game -> game.path("table").path("id").asString().equals(place.id()))
        .findFirst();
  }

  private static String position(TableClient place, int entry) {
    String path = "/api/tables/" + place.id() + "/positions/" + entry;
    return text(place.visitor().get(path).as(200).json().path("position").asString());
  }

  @Test
  void aPublicGameIsFoundByGamePlayerResultAndPosition() {
    Visitor ada = named("Ada Findable");
    TableClient place = played(ada, server.visitor(), "c6-c7");
    String by = "player=" + text("ada findable");
    assertThat(found(place, by)).isPresent();
    assertThat(found(place, by + "&game=suffragetto&result=police")).isPresent();
    assertThat(found(place, by + "&game=suffragetto&result=suffragettes")).isEmpty();
    assertThat(found(place, by + "&game=suffragetto&result=drawn")).isEmpty();
    assertThat(found(place, by + "&game=fort-chitral")).isEmpty();
    assertThat(found(place, "player=Nobody+Here")).isEmpty();
    JsonNode there =
        found(place, by + "&game=suffragetto&position=" + position(place, 1)).orElseThrow();
    assertThat(there.path("entry").asInt()).isEqualTo(1);
    assertThat(there.path("table").path("summary").asString())
        .isEqualTo("Police won in 1 turn by resignation");
    TableClient other = played(server.visitor(), server.visitor(), "d6-d7");
    String elsewhere = position(other, 1);
    assertThat(found(place, by + "&game=suffragetto&position=" + elsewhere)).isEmpty();
    assertThat(found(other, "game=suffragetto&position=" + elsewhere)).isPresent();
  }

  @Test
  void aPrivateGameIsFoundByNobodyElse() {
    Visitor ada = named("Ada Private");
    TableClient place = TableClient.open(ada, OpenRequest.suffragetto("me", "open"));
    place.joined(server.visitor());
    place.moves("c6-c7");
    place.acts("resign");
    Await.until(() -> !line(ada, place).path("summary").isNull());
    assertThat(found(place, "player=" + text("Ada Private"))).isEmpty();
    assertThat(found(place, "game=suffragetto&position=" + position(place, 1))).isEmpty();
  }

  @Test
  void pagesFollowEachOtherAndOddQuestionsAreRefused() {
    Visitor ada = named("Ada Many");
    Visitor bob = server.visitor();
    List<TableClient> games =
        List.of(played(ada, bob, "c6-c7"), played(ada, bob, "d6-d7"), played(ada, bob, "c6-c7"));
    assertThat(games).allMatch(game -> found(game, "player=Ada+Many").isPresent());
    Visitor asking = server.visitor();
    for (String odd :
        List.of(
            "result=police",
            "position=x",
            "after=x",
            "lang=fr",
            "game=suffragetto&position=" + "x".repeat(4_001))) {
      asking.get("/api/finished?" + odd).problem(400, "invalid");
    }
    asking.get("/api/finished?game=chess").as(404);
    asking.get("/api/finished?game=suffragetto&position=x").as(422);
    assertThat(asking.get("/api/finished?player=guest%3A").as(200).json().path("games")).isEmpty();
    asking.get("/api/me/games?result=maybe").problem(400, "invalid");
  }

  @Test
  void onesOwnGamesAreFilteredAndCounted() {
    Visitor ada = named("Ada Filter");
    TableClient lost = played(ada, server.visitor(), "c6-c7");
    TableClient won = TableClient.open(ada, OpenRequest.suffragetto("me", "open"));
    TableClient guest = won.joined(server.visitor());
    won.moves("c6-c7");
    guest.acts("resign");
    assertThat(ids(ada, "")).containsExactlyInAnyOrder(lost.id(), won.id());
    assertThat(ids(ada, "?result=won")).containsExactly(won.id());
    assertThat(ids(ada, "?result=lost&game=suffragetto&opponent=person"))
        .containsExactly(lost.id());
    assertThat(ids(ada, "?opponent=computer")).isEmpty();
    assertThat(ids(ada, "?game=fort-chitral")).isEmpty();
    JsonNode rows = ada.get("/api/me/statistics?lang=de").as(200).json().path("rows");
    assertThat(rows).hasSize(1);
    JsonNode row = rows.path(0);
    assertThat(row.path("sideTitle").asString()).isEqualTo("Suffragetten");
    assertThat(row.path("opponent").asString()).isEqualTo("person");
    assertThat(
            List.of(row.path("won").asInt(), row.path("drawn").asInt(), row.path("lost").asInt()))
        .containsExactly(1, 0, 1);
  }

  private static List<String> ids(Visitor visitor, String query) {
    return visitor
        .get("/api/me/games" + query)
        .as(200)
        .json()
        .path("tables")
        .valueStream()
        .map(line -> line.path("id").asString())
        .toList();
  }

  @Test
  void aHiddenGameIsOutOfSightForOneselfOnly() {
    Visitor ada = named("Ada Hides");
    Visitor bob = server.visitor();
    TableClient place = played(ada, bob, "c6-c7");
    String hidden = "/api/me/hidden/" + place.id();
    ada.put(hidden, Map.of()).as(204);
    ada.put(hidden, Map.of()).as(204);
    assertThat(ids(ada, "")).isEmpty();
    assertThat(ids(ada, "?hidden=true")).containsExactly(place.id());
    assertThat(ada.get("/api/tables?kind=mine").text()).doesNotContain(place.id());
    assertThat(ids(bob, "")).contains(place.id());
    assertThat(found(place, "player=" + text("Ada Hides"))).isPresent();
    assertThat(ada.get("/api/me/statistics").as(200).json().path("rows")).hasSize(1);
    assertThat(ada.get("/api/me/export").as(200).text()).contains("hiddenGames", place.id());
    server.restart();
    assertThat(ids(ada, "")).isEmpty();
    ada.delete(hidden).as(204);
    assertThat(ids(ada, "")).containsExactly(place.id());
  }

  @Test
  void onlyOnesOwnFinishedGamesCanBeHidden() {
    TableClient running =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    running.visitor().put("/api/me/hidden/" + running.id(), Map.of()).problem(404, "unknown");
    running.acts("resign");
    Visitor other = named("Other");
    other.put("/api/me/hidden/" + running.id(), Map.of()).problem(404, "unknown");
    other.put("/api/me/hidden/x", Map.of()).problem(404, "unknown");
    server.visitor().put("/api/me/hidden/" + running.id(), Map.of()).as(403);
  }

  @Test
  void whoHasDeletedEverythingIsNotFoundByName() {
    Visitor ada = named("Ada Leaves");
    TableClient place = played(ada, server.visitor(), "c6-c7");
    ada.put("/api/me/hidden/" + place.id(), Map.of()).as(204);
    assertThat(found(place, "player=" + text("Ada Leaves"))).isPresent();
    ada.post("/api/me/delete", Map.of("word", "delete")).as(204);
    assertThat(found(place, "player=" + text("Ada Leaves"))).isEmpty();
    assertThat(found(place, "game=suffragetto&result=police").map(JsonNode::toString))
        .hasValueSatisfying(told -> assertThat(told).doesNotContain("Ada Leaves"));
  }
}

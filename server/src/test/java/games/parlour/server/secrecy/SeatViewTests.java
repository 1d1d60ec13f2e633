package games.parlour.server.secrecy;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.PageTableau;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A game can be looked at from every seat once it is over, and not before. */
public abstract class SeatViewTests extends ServerTests {
  private static final String LINE =
      "turn=2 round=1 actor=suffragist hand.suffragist=lucy-stone,the-union-signal"
          + " hand.opposition=old-dixie,border-states";

  private static JsonNode from(Visitor visitor, String id, String seat) {
    return visitor.get("/api/tables/" + id + "?seat=" + seat).as(200).json();
  }

  private List<TableClient> votes() {
    return TableClient.pair(server, OpenRequest.votes("me", "open").and("position", LINE));
  }

  @Test
  void whenItIsOverEverySeatIsSeenAsItSawTheGame() {
    List<TableClient> pair = votes();
    pair.get(0).moves("event:the-union-signal");
    pair.get(0).moves(pair.get(0).offers().getFirst());
    pair.get(1).acts("resign");
    String id = pair.get(0).id();
    List<Visitor> asking = List.of(pair.get(0).visitor(), pair.get(1).visitor(), server.visitor());
    List<String> seats = List.of("suffragist", "opposition");
    for (int seat = 0; seat < seats.size(); seat++) {
      JsonNode own = pair.get(seat).table();
      for (Visitor visitor : asking) {
        JsonNode seen = from(visitor, id, seats.get(seat));
        assertThat(seen.path("start")).isEqualTo(own.path("start"));
        assertThat(seen.path("entries")).isEqualTo(own.path("entries"));
        assertThat(seen.path("state").path("view")).isEqualTo(own.path("state").path("view"));
        assertThat(seen.path("state").path("viewer").asString()).isEqualTo(seats.get(seat));
        assertThat(seen.path("state").path("offers")).isEmpty();
        assertThat(PageTableau.steps(seen).getLast())
            .isEqualTo(new PageTableau(seen.path("state").path("view")).toString());
      }
    }
    PageTableau first = new PageTableau(from(asking.get(2), id, "opposition").path("start"));
    assertThat(first.at("hand.opposition"))
        .containsOnlyKeys("card:old-dixie", "card:border-states");
    assertThat(first.at("hand.suffragist")).containsOnlyKeys("back:early");
    JsonNode plain = asking.get(2).get("/api/tables/" + id).as(200).json();
    assertJson(plain).as("one stands by as before").isNull("/state/viewer");
  }

  @Test
  void asLongAsItIsPlayedNobodyLooksFromASeat() {
    List<TableClient> pair = votes();
    TableClient stranger = pair.get(0).to(server.visitor());
    for (TableClient place : List.of(pair.get(0), pair.get(1), stranger)) {
      for (String seat : List.of("suffragist", "opposition")) {
        String path = "/api/tables/" + place.id() + "?seat=" + seat;
        String said = place.visitor().get(path).problem(409, "conflict");
        assertThat(said).isEqualTo("You can look from other seats once the game is over.");
      }
    }
    TableClient waiting = TableClient.open(server.visitor(), OpenRequest.votes("me", "open"));
    String path = "/api/tables/" + waiting.id() + "?seat=opposition&lang=de";
    assertThat(waiting.visitor().get(path).problem(409, "conflict"))
        .contains("erst, wenn sie vorbei ist");
  }

  @Test
  void whatAComputerThoughtIsToldWhenItsCardsAreNoSecretAnyMore() {
    TableClient place =
        TableClient.open(
            server.visitor(), OpenRequest.votes("computer:level:1", "me").and("position", LINE));
    Await.until(() -> place.state().path("turn").path("seat").asString("").equals("opposition"));
    assertThat(place.table().path("entries"))
        .isNotEmpty()
        .allMatch(entry -> entry.path("thought").isNull());
    place.acts("resign");
    JsonNode first = place.table().path("entries").path(0);
    assertThat(first.path("seat").asString()).isEqualTo("suffragist");
    assertThat(first.path("thought").path("chance").asDouble()).isBetween(0.0001, 0.9999);
  }

  @Test
  void seatsThatAreNotThereAreNotFound() {
    List<TableClient> pair = votes();
    for (String seat : List.of("purple", "oppobot", "", "x%20y")) {
      String path = "/api/tables/" + pair.get(0).id() + "?seat=" + seat;
      assertThat(pair.get(0).visitor().get(path).problem(404, "unknown"))
          .contains("suffragist", "opposition");
    }
    pair.get(0).acts("resign");
    String path = "/api/tables/" + pair.get(0).id() + "?seat=purple";
    pair.get(1).visitor().get(path).problem(404, "unknown");
  }

  @Test
  void boardsAreSeenFromSeatsToo() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(1).acts("resign");
    JsonNode seen = from(server.visitor(), pair.get(0).id(), "police");
    assertThat(seen.path("state").path("viewer").asString()).isEqualTo("police");
    assertThat(seen.path("state").path("view").path("kind").asString()).isEqualTo("board");
  }

  @Test
  void anotherServerTellsTheSame() {
    List<TableClient> pair = votes();
    pair.get(0).moves("event:the-union-signal");
    pair.get(0).acts("resign");
    String id = pair.get(0).id();
    JsonNode here = from(pair.get(0).visitor(), id, "opposition");
    try (TestServer other = server.beside()) {
      JsonNode there = from(other.visitor(), id, "opposition");
      assertThat(there.path("entries")).isEqualTo(here.path("entries"));
      assertThat(there.path("state").path("view")).isEqualTo(here.path("state").path("view"));
    }
  }
}

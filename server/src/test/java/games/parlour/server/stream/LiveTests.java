package games.parlour.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Live events. */
public abstract class LiveTests extends ServerTests {
  @Test
  void everybodyHearsOfAMoveInTheirOwnWay() {
    List<TableClient> pair = TableClient.pair(server);
    String id = pair.get(0).id();
    try (StreamClient host = StreamClient.of(pair.get(0).visitor(), id + ":0");
        StreamClient guest = StreamClient.of(pair.get(1).visitor(), id + ":0");
        StreamClient watching = StreamClient.of(server.visitor(), id + ":0")) {
      for (StreamClient line : List.of(host, guest, watching)) {
        line.await(events -> !events.isEmpty());
      }
      pair.get(0).moves("c6-c7");
      for (StreamClient line : List.of(host, guest, watching)) {
        line.awaitEntry(id, 1);
        assertThat(line.numbers(id)).containsExactly(1);
      }
      assertThat(last(guest).path("offers")).isNotEmpty();
      assertThat(last(host).path("offers")).isEmpty();
      assertThat(last(watching).path("offers")).isEmpty();
      assertThat(last(watching).path("yours")).isEmpty();
    }
  }

  /** How the table stood when the line told last. */
  private static JsonNode last(StreamClient line) {
    return line.await(events -> !events.isEmpty()).getLast().data().path("state");
  }

  @Test
  void askingAndJoiningAreHeardToo() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    try (StreamClient line = StreamClient.of(host.visitor(), host.id() + ":0")) {
      TableClient guest = host.joined(server.visitor());
      line.await(events -> last(line).path("status").asString("").equals("playing"));
      host.moves("c6-c7");
      host.acts("ask-takeback");
      line.await(events -> last(line).path("takebackAsk").isString());
      guest.acts("decline-takeback");
      line.await(events -> last(line).path("takebackAsk").isNull());
      guest.visitor().put("/api/me", Map.of("name", "Emmeline")).as(200);
      line.await(events -> last(line).path("seats").toString().contains("Emmeline"));
      assertThat(line.numbers(host.id())).containsExactly(1);
    }
  }

  @Test
  void aComputersMoveIsHeard() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    try (StreamClient line = StreamClient.of(place.visitor(), place.id() + ":0")) {
      place.moves("c6-c7");
      line.awaitEntry(place.id(), 2);
      assertThat(line.numbers(place.id())).containsExactly(1, 2);
    }
  }

  @Test
  void oneLineCarriesSeveralTables() {
    Visitor visitor = server.visitor();
    TableClient one = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
    TableClient two = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
    one.moves("c6-c7");
    two.moves("d6-d7");
    two.moves(two.offers().getFirst());
    String follow = one.id() + ":0," + two.id() + ":1";
    try (StreamClient line = StreamClient.of(visitor, follow)) {
      line.awaitEntry(one.id(), 1);
      line.awaitEntry(two.id(), 2);
      one.moves(one.offers().getFirst());
      line.awaitEntry(one.id(), 2);
      assertThat(line.numbers(one.id())).containsExactly(1, 2);
      assertThat(line.numbers(two.id())).containsExactly(2);
      assertThat(line.events().getLast().id().split(","))
          .containsExactlyInAnyOrder(one.id() + ":2", two.id() + ":2");
    }
  }

  @Test
  void aTableThatIsNotThereIsGone() {
    Visitor visitor = server.visitor();
    TableClient place = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
    String gone = "A".repeat(22);
    try (StreamClient line = StreamClient.of(visitor, gone + ":0,x:3," + place.id() + ":0")) {
      line.await(events -> events.size() == 3);
      assertThat(line.events().stream().filter(e -> e.name().equals("gone")).map(e -> e.data()))
          .extracting(JsonNode::toString)
          .containsExactlyInAnyOrder("{\"table\":\"" + gone + "\"}", "{\"table\":\"x\"}");
      place.moves("c6-c7");
      line.awaitEntry(place.id(), 1);
    }
  }

  @Test
  void aStandingLineBeats() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    try (StreamClient line = StreamClient.of(place.visitor(), place.id() + ":0")) {
      Await.until(() -> line.heartbeats() >= 2);
      assertThat(line.events()).hasSize(1);
    }
  }

  @Test
  void whoFollowsIsHere() {
    List<TableClient> pair = TableClient.pair(server);
    String id = pair.get(0).id();
    assertThat(here(pair.get(1))).containsExactly(false, false);
    try (StreamClient guest = StreamClient.of(pair.get(1).visitor(), id + ":0")) {
      try (StreamClient host = StreamClient.of(pair.get(0).visitor(), id + ":0")) {
        guest.await(events -> last(guest).path("seats").path(0).path("here").asBoolean());
        host.await(events -> !events.isEmpty());
        assertThat(here(pair.get(1))).containsExactly(true, true);
      }
      guest.await(events -> !last(guest).path("seats").path(0).path("here").asBoolean());
    }
    Await.until(() -> here(pair.get(0)).equals(List.of(false, false)));
  }

  private static List<Boolean> here(TableClient place) {
    return place.state().path("seats").valueStream().map(s -> s.path("here").asBoolean()).toList();
  }

  @Test
  void newsOfPeopleIsSmall() {
    List<TableClient> pair = TableClient.pair(server);
    String id = pair.get(0).id();
    try (StreamClient line = StreamClient.of(pair.get(0).visitor(), id + ":0")) {
      line.await(events -> !events.isEmpty());
      pair.get(1).visitor().put("/api/me", Map.of("name", "Emmeline")).as(200);
      line.await(events -> last(line).path("seats").toString().contains("Emmeline"));
      assertThat(line.events())
          .extracting(StreamClient.Event::name)
          .containsExactly("update", "seats");
      pair.get(0).moves("c6-c7");
      line.awaitEntry(id, 1);
      assertThat(line.events().getLast().name()).isEqualTo("update");
      assertThat(last(line).path("seats").toString()).contains("Emmeline");
    }
  }

  @Test
  void whatToFollowMustBeSaid() {
    Visitor visitor = server.visitor();
    for (String wrong : List.of("", "x", "x:", "x:y", "x:-1", "x:9999999", ":1", "x:1;y:2")) {
      visitor.get("/api/events?follow=" + wrong).problem(400, "invalid");
    }
    visitor.get("/api/events").problem(400, "invalid");
    StringBuilder tables = new StringBuilder("t0:0");
    for (int i = 1; i < 21; i++) {
      tables.append(",t").append(i).append(":0");
    }
    assertThat(visitor.get("/api/events?follow=" + tables).problem(400, "invalid")).contains("20");
    visitor
        .get("/api/events?follow=x:0", Map.of("Last-Event-ID", "nonsense"))
        .problem(400, "invalid");
  }

  @Test
  void aClosedServerEndsItsLines() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    StreamClient line = StreamClient.of(place.visitor(), place.id() + ":0");
    line.await(events -> !events.isEmpty());
    server.restart();
    Await.until(line::ended);
    String reached = line.events().getLast().id();
    place.moves("c6-c7");
    Map<String, String> resumed = Map.of("Last-Event-ID", reached);
    try (StreamClient next = StreamClient.of(place.visitor(), place.id() + ":0", resumed)) {
      next.awaitEntry(place.id(), 1);
      assertThat(next.numbers(place.id())).containsExactly(1);
    }
  }
}

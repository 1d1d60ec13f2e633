package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Computers by level, how long they take, and what they think. */
public abstract class LevelTests extends ServerTests {
  @Test
  void theyAreListedTheWeakestFirst() {
    JsonNode catalogue = server.visitor().get("/api/games?lang=en").as(200).json();
    List<String> told = new ArrayList<>();
    catalogue
        .path("players")
        .forEach(p -> told.add(p.path("word").asString() + " " + p.path("name").asString()));
    assertThat(told).hasSize(8).startsWith("level:1 Level 1").endsWith("level:8 Level 8");
    assertThat(catalogue.path("players").path(0).path("about").asString())
        .isEqualTo("for beginners");
    assertThat(catalogue.path("usual").asString()).isEqualTo("level:3");
    JsonNode german = server.visitor().get("/api/games?lang=de").as(200).json();
    assertThat(german.path("players").path(2).path("name").asString()).isEqualTo("Stufe 3");
  }

  @Test
  void everyLevelSitsDownAndAnswers() {
    for (int level = 1; level <= 8; level++) {
      TableClient place =
          TableClient.open(
              server.visitor(), OpenRequest.suffragetto("me", "computer:level:" + level));
      assertThat(place.state().path("seats").path(1).path("holder").asString())
          .isEqualTo("Level " + level);
      place.moves("c6-c7");
      Await.until(() -> place.after() == 2);
      String record = place.visitor().get("/api/tables/" + place.id() + "/record").text();
      assertThat(record).contains("player.police: level:" + level);
    }
  }

  /** Tables and records from before there were levels go on. */
  @Test
  void theEarlierPlayersKeepTheirNames() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:greedy"));
    assertThat(place.state().path("seats").path(1).path("holder").asString())
        .isEqualTo("Computer (greedy)");
  }

  @Test
  void whatWouldCostTooMuchHasNoSeat() {
    for (String word :
        List.of("level:0", "level:9", "level", "plain:2", "engine", "engine:hash=64")) {
      OpenRequest ask = OpenRequest.suffragetto("me", "computer:" + word);
      assertThat(server.visitor().post("/api/tables", ask.body()).problem(422, "refused"))
          .contains("level:1", "level:8");
    }
  }

  @Test
  void whatItThoughtIsToldWithItsMove() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:level:5"));
    place.moves("c6-c7");
    Await.until(() -> place.after() == 2);
    JsonNode entries = place.to(server.visitor()).table().path("entries");
    assertJson(entries).as("a person's").isNull("/0/thought");
    JsonNode thought = entries.path(1).path("thought");
    assertThat(thought.path("depth").asInt()).isPositive();
    assertThat(thought.path("chance").asDouble()).isBetween(0.05, 0.95);
    assertThat(thought.path("winIn").asInt()).isZero();
    assertThat(thought.path("line").path(0)).isEqualTo(entries.path(1).path("text"));
  }

  @Test
  void whatItThoughtOfAMoveThatWasTakenBackIsForgotten() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:level:5"));
    for (int answered = 2; answered <= 4; answered += 2) {
      place.moves(place.offers().getFirst());
      int last = answered;
      Await.until(() -> place.after() == last);
    }
    place.acts("ask-takeback");
    JsonNode entries = place.table().path("entries");
    assertThat(entries).hasSize(5);
    assertThat(entries.path(1).path("thought").isObject()).as("still on the board").isTrue();
    assertJson(entries).as("withdrawn").isNull("/3/thought");
  }

  /** The line that a computer expects would tell what it holds. */
  @Test
  void whereSomethingIsHiddenNoThoughtIsTold() {
    TableClient place =
        TableClient.open(
            server.visitor(),
            OpenRequest.cards("me", "computer:level:4", "computer:level:4", "open"));
    TableClient guest = place.joined(server.visitor());
    Await.until(() -> !place.offers().isEmpty() || !guest.offers().isEmpty() || played(place));
    place.table().path("entries").forEach(e -> assertJson(e).isNull("/thought"));
  }

  private static boolean played(TableClient place) {
    return place.after() > 5;
  }

  /** The table's seed and its log say what a computer plays, whatever the server went through. */
  @Test
  void theSameSeedPlaysTheSame() {
    Visitor visitor = server.visitor();
    List<TableClient> places = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      places.add(TableClient.open(visitor, OpenRequest.suffragetto("me", "computer:level:1")));
    }
    places.forEach(place -> Sql.setSeed(server, place.id(), "19".repeat(32)));
    server.restart();
    for (String move : List.of("c6-c7", "c7-c8", "d6-d7")) {
      places.forEach(place -> place.moves(move));
      places.forEach(place -> Await.until(() -> !place.offers().isEmpty()));
    }
    assertThat(places.get(1).log()).hasSize(6).isEqualTo(places.get(0).log());
  }

  @Test
  void theyTakeTheirTimeAndThatIsTold() {
    Duration pace = Duration.ofMillis(400);
    try (TestServer slow = server.beside(pace)) {
      TableClient place =
          TableClient.open(slow.visitor(), OpenRequest.suffragetto("me", "computer:level:1"));
      try (StreamClient line = StreamClient.of(place.visitor(), place.id() + ":0")) {
        line.await(events -> !events.isEmpty());
        place.moves("c6-c7");
        JsonNode waiting = line.latest(1).data().path("state");
        if (waiting.path("after").asInt() == 1) {
          assertThat(waiting.path("turn").path("seat").asString()).isEqualTo("police");
        }
        line.awaitEntry(place.id(), 2);
        JsonNode entries = place.table().path("entries");
        long took = entries.path(1).path("at").asLong() - entries.path(0).path("at").asLong();
        assertThat(took).isGreaterThanOrEqualTo(pace.toMillis() - 50);
      }
    }
  }
}

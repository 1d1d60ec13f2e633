package games.parlour.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Game;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Learning at a table. */
public abstract class LessonTests extends ServerTests {
  private static final Map<String, Object> GHOSTS =
      Map.of("game", "ghosts", "lesson", "first-steps");
  private static final Map<String, Object> VOTES =
      Map.of("game", "votes-for-women", "lesson", "first-game");

  private static TableClient open(Visitor visitor, Map<String, Object> lesson) {
    Answer answer = visitor.post("/api/tables", lesson).as(201);
    return new TableClient(visitor, answer.json().path("id").asString());
  }

  private List<JsonNode> lessons(String game) {
    return server
        .visitor()
        .get("/api/games/" + game + "/lessons?lang=en")
        .as(200)
        .json()
        .path("lessons")
        .valueStream()
        .toList();
  }

  @Test
  void aGameTellsItsLessons() {
    assertThat(lessons("ghosts")).hasSize(1);
    JsonNode first = lessons("ghosts").getFirst();
    assertThat(first.path("id").asString()).isEqualTo("first-steps");
    assertThat(first.path("title").asString()).isEqualTo("First steps");
    assertThat(first.path("about").asString()).contains("ghosts");
    assertThat(lessons("four-hands")).isEmpty();
    server.visitor().get("/api/games/chess/lessons").problem(404, "unknown");
  }

  @Test
  void everyLessonOfEveryGameOpens() {
    for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
      for (Lesson lesson : LessonGame.lessonsOf(game)) {
        Map<String, Object> ask = Map.of("game", game.id(), "lesson", lesson.id());
        TableClient place = open(server.visitor(), ask);
        assertThat(TableClient.texts(place.state().path("yours")))
            .containsExactly(lesson.learner());
        assertThat(place.table().path("lesson").path("steps")).hasSameSizeAs(lesson.steps());
      }
    }
  }

  @Test
  void itsStepsAreToldToTheLearnerAlone() {
    TableClient place = open(server.visitor(), VOTES);
    JsonNode lesson = place.table().path("lesson");
    assertThat(lesson.path("title").asString()).isEqualTo("First game");
    JsonNode goal = lesson.path("steps").path(0);
    assertThat(goal.path("say").asString()).contains("36");
    assertThat(goal.path("moves").isNull()).isTrue();
    assertThat(goal.path("times").asInt()).isZero();
    JsonNode event = lesson.path("steps").path(2);
    assertThat(TableClient.texts(event.path("moves")))
        .containsExactly("event:seneca-falls-convention");
    assertThat(event.path("otherwise").asString()).contains("Seneca Falls");
    assertThat(place.to(server.visitor()).table().path("lesson").isNull()).isTrue();
    TableClient plain = TableClient.open(server.visitor(), OpenRequest.ghosts("me", "device"));
    assertThat(plain.table().path("lesson").isNull()).isTrue();
  }

  @Test
  void aLearnerComesToTheEndOfIt() {
    TableClient place = open(server.visitor(), VOTES);
    for (JsonNode step : place.table().path("lesson").path("steps")) {
      for (int i = 0; i < step.path("times").asInt(); i++) {
        List<String> asked = TableClient.texts(step.path("moves"));
        place.moves(place.offers().stream().filter(asked::contains).findFirst().orElseThrow());
      }
    }
    assertThat(place.state().path("turn").path("ask").asString()).contains("Turn 1, round 5");
  }

  @Test
  void theOthersPlayByTheBook() {
    TableClient place = open(server.visitor(), GHOSTS);
    place.moves("good-a1-d1");
    Await.until(() -> place.after() == 2);
    place.moves("b1-b2");
    Await.until(() -> place.after() == 4);
    assertThat(path(place.table(), 4)).containsExactly("c4", "c3");
    place.moves("c1-c2");
    Await.until(() -> place.after() == 6);
    place.moves("c2xc3");
    Await.until(() -> place.after() == 8);
    assertThat(path(place.table(), 8)).containsExactly("d3", "c3");
    place.moves("d1-d2");
    Await.until(() -> place.after() == 10);
  }

  /** Where a piece went; the one it took goes first. */
  private static List<String> path(JsonNode table, int entry) {
    JsonNode motion =
        table.path("entries").path(entry - 1).path("motions").valueStream().toList().getLast();
    return List.of(motion.path("from").asString(), motion.path("to").asString());
  }

  @Test
  void whoLeavesThePathMeetsAComputerThatThinks() {
    TableClient place = open(server.visitor(), GHOSTS);
    place.moves("good-a1-d1");
    Await.until(() -> place.after() == 2);
    place.moves("d1-d2");
    Await.until(() -> place.after() == 4);
    assertThat(place.state().path("turn").path("seat").asString()).isEqualTo("white");
  }

  @Test
  void itIsTheSameAfterARestart() {
    TableClient place = open(server.visitor(), VOTES);
    place.moves("event:seneca-falls-convention");
    JsonNode before = place.table();
    server.restart();
    assertThat(place.table()).isEqualTo(before);
    assertThat(before.path("lesson").path("id").asString()).isEqualTo("first-game");
  }

  @Test
  void everybodyIsDealtTheSame() {
    TableClient one = open(server.visitor(), VOTES);
    TableClient two = open(server.visitor(), VOTES);
    assertThat(one.offers()).isEqualTo(two.offers());
  }

  /** Its seed is no secret, so nothing may be said to be proven by it. */
  @Test
  void nothingIsClaimedOfItsSeed() {
    TableClient place = open(server.visitor(), VOTES);
    assertThat(place.table().path("chance").asBoolean()).isFalse();
    assertThat(place.state().path("seed").path("revealed").asString()).hasSize(64);
    place.acts("resign");
    assertThat(place.visitor().get("/api/tables/" + place.id() + "/record").as(200).text())
        .contains("lesson: first-game");
  }

  @Test
  void itIsNotShownToThoseWhoLookForATable() {
    TableClient place = open(server.visitor(), VOTES);
    assertThat(place.table().path("listed").asBoolean()).isFalse();
    JsonNode open = server.visitor().get("/api/tables?kind=open").as(200).json();
    assertThat(open.path("tables").valueStream().map(t -> t.path("id").asString()))
        .doesNotContain(place.id());
  }

  @Test
  void whoPlaysAgainPlaysFreely() {
    TableClient place = open(server.visitor(), VOTES);
    place.acts("resign");
    String again = place.acts("rematch").path("state").path("rematch").path("table").asString();
    JsonNode table = new TableClient(place.visitor(), again).table();
    assertThat(table.path("lesson").isNull()).isTrue();
    assertThat(table.path("chance").asBoolean()).isTrue();
    assertThat(table.path("state").path("seed").path("revealed").isNull()).isTrue();
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThat(refused(404, "unknown", Map.of("game", "ghosts", "lesson", "last-steps")))
        .contains("last-steps", "first-steps");
    assertThat(refused(404, "unknown", Map.of("game", "four-hands", "lesson", "first-steps")))
        .contains("no lessons");
    assertThat(refused(400, "invalid", Map.of("game", "ghosts", "lesson", 7)))
        .contains("\"lesson\"");
    for (String more : List.of("options", "seats")) {
      Map<String, Object> body = new TreeMap<>(GHOSTS);
      body.put(more, Map.of());
      assertThat(refused(400, "invalid", body)).contains("only \"game\" and \"lesson\"");
    }
    Map<String, Object> listed = new TreeMap<>(GHOSTS);
    listed.put("listed", true);
    assertThat(refused(400, "invalid", listed)).contains("only \"game\" and \"lesson\"");
  }

  private String refused(int status, String kind, Map<String, Object> body) {
    return server.visitor().post("/api/tables", body).problem(status, kind);
  }
}

package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
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
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
  void aLessonOnABoardHasAPicture() {
    JsonNode hop = lessons("suffragetto").get(2);
    assertThat(hop.path("id").asString()).isEqualTo("hop");
    assertThat(hop.path("plan").path("width").asInt()).isEqualTo(17);
    assertThat(hop.path("view").path("pieces")).hasSize(7);
    assertThat(TableClient.texts(hop.path("squares"))).containsExactly("f7", "h9");
    JsonNode first = lessons("votes-for-women").getFirst();
    assertJson(first).isNull("/plan");
    assertJson(first).isNull("/view");
  }

  private Answer board(String game, String lesson, String... moves) {
    StringBuilder path =
        new StringBuilder("/api/games/" + game + "/lessons/" + lesson + "?lang=en");
    for (String move : moves) {
      path.append("&move=").append(URLEncoder.encode(move, StandardCharsets.UTF_8));
    }
    return server.visitor().get(path.toString());
  }

  /** Every lesson that is played on a board, with the first of each step's moves. */
  @Test
  void everyLessonOnABoardComesToItsEnd() {
    for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
      for (JsonNode line : lessons(game.id())) {
        if (!line.path("plan").isNull()) {
          String id = line.path("id").asString();
          List<String> made = new ArrayList<>();
          JsonNode table = board(game.id(), id).as(200).json();
          for (JsonNode step : table.path("lesson").path("steps")) {
            for (int i = 0; i < step.path("times").asInt(); i++) {
              List<String> offered =
                  table
                      .path("state")
                      .path("offers")
                      .valueStream()
                      .map(offer -> offer.path("move").asString())
                      .toList();
              List<String> asked = TableClient.texts(step.path("moves"));
              made.add(
                  offered.stream()
                      .filter(move -> asked.isEmpty() || asked.contains(move))
                      .findFirst()
                      .orElseThrow());
              table = board(game.id(), id, made.toArray(String[]::new)).as(200).json();
            }
          }
          String learner = table.path("state").path("yours").path(0).asString();
          long own =
              table
                  .path("entries")
                  .valueStream()
                  .filter(entry -> entry.path("seat").asString().equals(learner))
                  .count();
          assertThat(own).as(game.id() + " " + id).isEqualTo(made.size());
        }
      }
    }
  }

  @Test
  void aBoardFollowsFromTheMovesAlone() {
    JsonNode begun = board("suffragetto", "hop").as(200).json();
    assertThat(begun.path("entries")).isEmpty();
    assertThat(begun.path("lesson").path("title").asString()).isEqualTo("The hop");
    assertThat(begun.path("state").path("acts")).isEmpty();
    assertJson(begun).isFalse("/state/hints");
    JsonNode answered = board("suffragetto", "hop", "f7:h9").as(200).json();
    assertThat(answered.path("entries")).hasSize(2);
    assertThat(path(answered, 2)).containsExactly("e14", "e13");
    assertThat(answered.path("state").path("offers")).isNotEmpty();
    JsonNode won = board("suffragetto", "goal", "k14-j14").as(200).json();
    assertThat(won.path("state").path("status").asString()).isEqualTo("over");
  }

  /** Nobody has to be known to learn, and nothing is left behind. */
  @Test
  void aBoardIsStoredNowhere() {
    Visitor visitor = server.visitor();
    JsonNode table = visitor.get("/api/games/suffragetto/lessons/hop?move=f7:h9").as(200).json();
    visitor.get("/api/tables/" + table.path("id").asString()).problem(404, "unknown");
    assertThat(visitor.get("/api/tables?kind=mine").as(200).json().path("tables")).isEmpty();
  }

  @Test
  void aBoardTakesOnlyWhatTheLessonAsksFor() {
    assertThat(board("suffragetto", "hop", "f7-f8").problem(422, "refused")).contains("f7-f8");
    board("suffragetto", "hop", "f7:h9", "m7:m9", "h9-h10").problem(422, "refused");
    assertThat(board("suffragetto", "hop", "x".repeat(500)).problem(422, "refused"))
        .hasSizeLessThan(200);
    assertThat(board("suffragetto", "dance").problem(404, "unknown")).contains("dance", "goal");
    assertThat(board("four-hands", "goal").problem(404, "unknown")).contains("no lessons");
    board("chess", "goal").problem(404, "unknown");
  }

  @Test
  void aMoveThatIsNoneIsAnsweredWithItsReason() {
    String hop = "/api/games/suffragetto/lessons/hop/why?lang=en&move=f7:h9&from=m7";
    JsonNode far = server.visitor().get(hop + "&to=m11").as(200).json();
    assertThat(far.path("why").asString()).isNotEmpty();
    assertThat(far.path("rule").asString()).startsWith("S");
    JsonNode fine = server.visitor().get(hop + "&to=m9").as(200).json();
    assertJson(fine).isNull("/why");
    server.visitor().get("/api/games/suffragetto/lessons/hop/why").problem(400, "invalid");
    server.visitor().get(hop + "&to=" + "z".repeat(90)).problem(422, "refused");
    server.visitor().get(hop + "&move=c6-c7").problem(422, "refused");
  }

  @Test
  void itsStepsAreToldToTheLearnerAlone() {
    TableClient place = open(server.visitor(), VOTES);
    JsonNode lesson = place.table().path("lesson");
    assertThat(lesson.path("title").asString()).isEqualTo("First game");
    JsonNode goal = lesson.path("steps").path(0);
    assertThat(goal.path("say").asString()).contains("36");
    assertJson(goal).isNull("/moves");
    assertThat(goal.path("times").asInt()).isZero();
    JsonNode event = lesson.path("steps").path(2);
    assertThat(TableClient.texts(event.path("moves")))
        .containsExactly("event:seneca-falls-convention");
    assertThat(event.path("otherwise").asString()).contains("Seneca Falls");
    assertJson(place.to(server.visitor()).table()).isNull("/lesson");
    TableClient plain = TableClient.open(server.visitor(), OpenRequest.ghosts("me", "device"));
    assertJson(plain.table()).isNull("/lesson");
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
    assertJson(place.table()).isFalse("/chance");
    assertThat(place.state().path("seed").path("revealed").asString()).hasSize(64);
    place.acts("resign");
    assertThat(place.visitor().get("/api/tables/" + place.id() + "/record").as(200).text())
        .contains("lesson: first-game");
  }

  @Test
  void itIsNotShownToThoseWhoLookForATable() {
    TableClient place = open(server.visitor(), VOTES);
    assertJson(place.table()).isFalse("/listed");
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
    assertJson(table).isNull("/lesson");
    assertJson(table).isTrue("/chance");
    assertJson(table).isNull("/state/seed/revealed");
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

package games.parlour.server.lobby;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What there is to play, and the rule book of each game. */
public abstract class GameTests extends ServerTests {
  private JsonNode page(String path) {
    return server.visitor().get("/api/games/" + path).as(200).json();
  }

  @Test
  void aGamesPageSaysWhatTheListSays() {
    JsonNode list = server.visitor().get("/api/games?lang=de").as(200).json().path("games");
    assertThat(list).isNotEmpty();
    for (JsonNode game : list) {
      JsonNode page = page(game.path("id").asString() + "?lang=de");
      game.properties()
          .forEach(said -> assertThat(page.path(said.getKey())).isEqualTo(said.getValue()));
    }
    assertThat(list.path(0).path("when").asString()).isEqualTo("London, um 1908");
  }

  @Test
  void theRulesHaveNamesAndSayForWhomTheyHold() {
    JsonNode rules = page("suffragetto").path("rules");
    assertThat(rules.path("title").asString()).isEqualTo("How Suffragetto is played");
    JsonNode first = rules.path("paragraphs").path(0);
    assertThat(first.path("rule").asString()).isEqualTo("S1");
    assertThat(first.path("text").asString()).startsWith("The board has 17 files");
    assertJson(first).isNull("/only");
    List<String> only =
        rules
            .path("paragraphs")
            .valueStream()
            .filter(rule -> rule.path("rule").asString().equals("S8"))
            .map(rule -> rule.path("only"))
            .map(o -> o.path("option").asString("") + "=" + o.path("value").asString(""))
            .toList();
    assertThat(only).containsExactly("=", "edition=1908", "edition=2016", "edition=german");
  }

  @Test
  void whatIsKnownIsToldWhereThereIsAnything() {
    JsonNode known = page("suffragetto?lang=de").path("known");
    assertThat(known.path("title").asString()).startsWith("Was bekannt ist");
    assertThat(known.path("paragraphs")).hasSizeGreaterThan(3);
    assertJson(page("four-hands")).isNull("/known");
  }

  @Test
  void aHistoryNamesItsSources() {
    JsonNode history = page("votes-for-women?lang=de").path("history");
    assertThat(history.path("title").asString()).startsWith("Von Seneca Falls");
    assertThat(history.path("events").path(0).path("when").asString()).contains("Juli 1848");
    List<String> cited =
        history.path("sources").valueStream().map(source -> source.path("id").asString()).toList();
    for (JsonNode event : history.path("events")) {
      assertThat(event.path("sources").valueStream().map(JsonNode::asString).toList())
          .isNotEmpty()
          .isSubsetOf(cited);
    }
    assertJson(page("four-hands")).isNull("/history");
  }

  @Test
  void aHistoryShowsWhatIsReconstructed() {
    JsonNode told = page("fort-chitral").path("history");
    JsonNode board =
        told.path("events")
            .valueStream()
            .filter(event -> event.path("id").asString().equals("ranks"))
            .findAny()
            .orElseThrow();
    assertThat(board.path("basis").asString()).isEqualTo("ours");
    JsonNode figure = board.path("figure");
    assertThat(figure.path("plan").path("width").asInt()).isEqualTo(18);
    assertThat(figure.path("view").path("pieces").size()).isEqualTo(36);
    assertJson(told).isNull("/events/0/figure");
    assertThat(told.path("sources").findValuesAsString("link"))
        .contains("/docs/fort-chitral#f1-the-board");
  }

  @Test
  void aCatalogueCountsTheLessons() {
    for (JsonNode game : server.visitor().get("/api/games").json().path("games")) {
      String lessons = "/api/games/" + game.path("id").asString() + "/lessons";
      int listed = server.visitor().get(lessons).json().path("lessons").size();
      assertThat(game.path("lessons").asInt()).as(lessons).isEqualTo(listed);
    }
  }

  @Test
  void aGamesPageSaysWhetherItsCardsCanBeLookedUp() {
    for (String game : List.of("votes-for-women", "suffragetto")) {
      int answer = page(game).path("cards").asBoolean() ? 200 : 404;
      server.visitor().get("/api/games/" + game + "/cards").as(answer);
    }
  }

  @Test
  void figuresShowMovesAsTablesDo() {
    JsonNode figures = page("suffragetto?lang=de").path("figures");
    assertThat(figures).hasSizeGreaterThan(3);
    JsonNode taking =
        figures
            .valueStream()
            .filter(figure -> figure.path("rule").asString().equals("S6"))
            .findFirst()
            .orElseThrow();
    assertThat(taking.path("caption").asString()).startsWith("Eine kleine Figur schlägt");
    assertThat(taking.path("plan").path("width").asInt()).isEqualTo(17);
    assertThat(taking.path("view").path("pieces")).hasSize(2);
    JsonNode move = taking.path("moves").path(0);
    assertThat(move.path("move").asString()).isEqualTo("f7xh9");
    assertThat(move.path("taken").path(0).asString()).isEqualTo("g8");
    assertThat(taking.path("told").path(0).asString()).contains("f7").contains("h9");
    assertThat(page("four-hands").path("figures")).isEmpty();
  }

  @Test
  void figuresOfATableauNameWhatTheyShow() {
    JsonNode page = page("votes-for-women");
    assertThat(page.path("tableau").path("places")).hasSize(48);
    JsonNode vote =
        page.path("figures")
            .valueStream()
            .filter(figure -> figure.path("rule").asString().equals("V91"))
            .findFirst()
            .orElseThrow();
    assertJson(vote).isNull("/plan");
    assertThat(vote.path("view").path("kind").asString()).isEqualTo("tableau");
    assertThat(vote.path("spots").valueStream().map(JsonNode::asString).toList())
        .containsExactly("TN", "vote.suffragist", "vote.opposition");
  }

  /** Neither who begins nor by which text is played changes where the pieces stand. */
  @Test
  void onlyAnOptionThatChangesTheBoardShowsIt() {
    for (JsonNode option : page("suffragetto").path("options")) {
      for (JsonNode value : option.path("values")) {
        assertJson(value).as(option.path("key").asString()).isNull("/start");
      }
    }
  }

  @Test
  void cardsAreLookedUpInBothLanguages() {
    JsonNode english = page("votes-for-women/cards");
    JsonNode german = page("votes-for-women/cards?lang=de");
    assertThat(english.path("gameName").asString()).isEqualTo("Votes for Women");
    assertThat(english.path("cards")).hasSize(170);
    assertThat(english.path("decks").path(2).path("name").asString()).isEqualTo("Strategy cards");
    assertThat(german.path("decks").path(2).path("name").asString()).isEqualTo("Strategiekarten");
    JsonNode first = german.path("cards").path(0);
    assertThat(first.path("id").asString()).isEqualTo("seneca-falls-convention");
    assertThat(first.path("era").asString()).isEqualTo("start");
    assertThat(first.path("side").asString()).isEqualTo("suffragist");
    assertThat(first.path("lines").path(2).path("icon").asString()).isEqualTo("button");
    assertThat(first.path("lines").path(2).path("text").asString()).isEqualTo("Nimm 2 Anstecker.");
    assertThat(first.path("rulings").path(0).asString()).isEqualTo("V64");
  }

  @Test
  void cardsAreSentOnceAndThenKept() {
    Visitor visitor = server.visitor();
    String path = "/api/games/votes-for-women/cards?lang=";
    Answer first = visitor.get(path + "en").as(200);
    String tag = first.header("ETag");
    assertThat(first.header("Cache-Control")).isEqualTo("no-cache");
    Answer again = visitor.get(path + "en", Map.of("If-None-Match", tag)).as(304);
    assertThat(again.text()).isEmpty();
    assertThat(again.header("ETag")).isEqualTo(tag);
    visitor.get(path + "de", Map.of("If-None-Match", tag)).as(200);
  }

  @Test
  void aGameWithoutACardIndexIsAProblem() {
    assertThat(server.visitor().get("/api/games/suffragetto/cards").problem(404, "unknown"))
        .contains("suffragetto");
    assertThat(server.visitor().get("/api/games/chess/cards").problem(404, "unknown"))
        .contains("votes-for-women");
  }

  @Test
  void anUnknownGameIsAProblem() {
    for (String id : List.of("chess", "Suffragetto", "suffragetto%20")) {
      assertThat(server.visitor().get("/api/games/" + id).problem(404, "unknown"))
          .contains(
              "the games are: fort-chitral, four-hands, ghosts, suffragetto, two-shores and"
                  + " votes-for-women");
    }
    assertThat(server.visitor().get("/api/games/suffragetto?lang=fr").problem(400, "invalid"))
        .contains("en and de");
  }
}

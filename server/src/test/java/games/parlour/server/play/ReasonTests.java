package games.parlour.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Why a piece cannot go where a player tried to move it. */
public abstract class ReasonTests extends ServerTests {
  private static Answer ask(TableClient place, String query) {
    return place.visitor().get("/api/tables/" + place.id() + "/why?" + query);
  }

  private TableClient both() {
    return TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
  }

  private static String told(Answer answer) {
    JsonNode reason = answer.as(200).json();
    return reason.path("rule").asString("-") + " " + reason.path("why").asString("-");
  }

  /** Somebody who studies is told the same as somebody who plays. */
  @Test
  void thereAreReasonsInAnyPosition() {
    TableClient place = both();
    Visitor visitor = server.visitor();
    String line =
        visitor
            .get("/api/tables/" + place.id() + "/positions/0")
            .as(200)
            .json()
            .path("position")
            .asString();
    String at = "/api/games/suffragetto/why?lang=en";
    String here = at + "&position=" + URLEncoder.encode(line, StandardCharsets.UTF_8);
    assertThat(told(visitor.get(here + "&from=c6&to=c8")))
        .isEqualTo(told(ask(place, "after=0&from=c6&to=c8&lang=en")));
    assertThat(told(visitor.get(here + "&from=c6&to=c7"))).isEqualTo("- -");
    visitor.get(here).problem(400, "invalid");
    visitor.get(here + "&from=c6&to=" + "x".repeat(9)).problem(422, "refused");
    visitor.get(at + "&from=c6").problem(400, "invalid");
    visitor.get(at + "&from=c6&position=17/17").problem(422, "refused");
    visitor.get("/api/games/votes-for-women/why?from=c6&position=x").as(422);
  }

  @Test
  void everyAttemptThatIsNotOfferedHasAReasonInTheLanguageAskedFor() {
    TableClient place = both();
    assertThat(told(ask(place, "after=0&from=c6&to=c8&lang=en")))
        .isEqualTo("S4 A step goes one square, and there is nobody on c7 to hop over.");
    assertThat(told(ask(place, "after=0&from=c6&to=c8&lang=de")))
        .startsWith("S4 Ein Schritt geht ein Feld weit");
    assertThat(told(ask(place, "after=0&from=c6&to=d6&lang=en")))
        .isEqualTo("S4 Blocked by your own piece on d6.");
    assertThat(told(ask(place, "after=0&from=c12&lang=en")))
        .isEqualTo("- The piece on c12 is not yours.");
    assertThat(told(ask(place, "after=0&from=c6&to=c7"))).isEqualTo("- -");
    assertThat(told(ask(place, "after=0&from=c6"))).isEqualTo("- -");
  }

  @Test
  void whoIsNotToMoveIsToldSoAndWhoeverWatchesIsNotAnswered() {
    List<TableClient> pair = TableClient.pair(server);
    assertThat(told(ask(pair.get(1), "after=0&from=c12&to=c11&lang=en")))
        .isEqualTo("- It is not your turn.");
    ask(pair.get(0).to(server.visitor()), "after=0&from=c6&to=c8").problem(403, "not-yours");
    pair.get(0).acts("resign");
    assertThat(told(ask(pair.get(0), "after=1&from=c6&to=c8&lang=en")))
        .isEqualTo("- The game is over.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          from=c6&to=c8          | 400 | invalid  | last
          after=x&from=c6&to=c8  | 400 | invalid  | last
          after=-1&from=c6       | 400 | invalid  | last
          after=0&to=c8          | 400 | invalid  | stands
          after=0&from=z9&to=c8  | 422 | refused  | z9
          after=0&from=c6&to=c18 | 422 | refused  | c18
          after=0&from=c6&to=    | 422 | refused  | square
          after=3&from=c6&to=c8  | 409 | conflict | moved on
          """)
  void whatCannotBeReadIsRefused(String query, int status, String kind, String says) {
    assertThat(ask(both(), query + "&lang=en").problem(status, kind)).contains(says);
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 1_000, 4_000})
  void aLongSquareIsNotSaidAgain(int length) {
    String problem = ask(both(), "after=0&from=" + "c".repeat(length)).problem(422, "refused");
    assertThat(problem).hasSizeLessThan(80);
  }

  @Test
  void aTableThatWaitsOrHasNoBoardHasNone() {
    TableClient open = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    ask(open, "after=0&from=c6&to=c8").problem(409, "conflict");
    TableClient cards =
        TableClient.open(server.visitor(), OpenRequest.cards("me", "device", "device", "device"));
    assertThat(
            ask(cards, "after=" + cards.after() + "&from=c6&to=c8&lang=en").problem(422, "refused"))
        .contains("board");
    server.visitor().get("/api/tables/nowhere/why?after=0&from=c6").problem(403, "not-yours");
  }
}

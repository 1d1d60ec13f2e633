package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What helps whoever decides: reasons, outlooks, the rule behind the question, the goal. */
public abstract class HelpTests extends ServerTests {
  private static final String FIRST =
      "turn=1 round=1 actor=suffragist hand.suffragist=union-victory,lucy-stone buttons=12/0"
          + " campaigners=purple1:west,yellow1:west hand.opposition=old-dixie,border-states";

  private List<TableClient> pair(String position) {
    return TableClient.pair(server, OpenRequest.votes("me", "open").and("position", position));
  }

  private static List<String> refused(JsonNode state) {
    return state
        .path("refused")
        .valueStream()
        .map(one -> one.path("label").asString() + " | " + one.path("why").asString())
        .toList();
  }

  @Test
  void whatIsNotPossibleSaysWhy() {
    JsonNode state = pair(FIRST).getFirst().state();
    assertThat(refused(state))
        .containsExactlyInAnyOrder(
            "Event: Union Victory | Only while The Civil War is in effect.",
            "Organizing: Union Victory | You already have all 12 buttons.",
            "Organizing: Lucy Stone | You already have all 12 buttons.",
            "End the round | First play a card from your hand.");
    JsonNode event =
        state
            .path("refused")
            .valueStream()
            .filter(one -> one.path("target").path("act").asString().equals("event"))
            .findFirst()
            .orElseThrow();
    assertThat(event.path("target").path("card").asString()).isEqualTo("union-victory");
  }

  @Test
  void anOfferSaysWhatItWouldBring() {
    JsonNode state = pair(FIRST).getFirst().state();
    List<String> about =
        state
            .path("offers")
            .valueStream()
            .map(one -> one.path("move").asString() + " " + one.path("about").asString("-"))
            .toList();
    assertThat(about)
        .contains(
            "event:lucy-stone -",
            "campaign:lucy-stone 2d4 cubes",
            "lobby:lucy-stone 2d6, each 6 adds a marker");
  }

  @Test
  void onlyWhoDecidesIsHelped() {
    List<TableClient> both = pair(FIRST);
    JsonNode decider = both.getFirst().state();
    assertThat(decider.path("turn").path("rule").asString()).isEqualTo("V12");
    assertJson(decider).isNull("/turn/left");
    assertThat(decider.path("turn").path("goal").asString()).startsWith("Your goal: six markers");
    for (TableClient other : List.of(both.get(1), both.getFirst().to(server.visitor()))) {
      JsonNode state = other.state();
      assertThat(state.path("refused")).isEmpty();
      assertThat(state.path("turn").path("rule").asString()).isEqualTo("V12");
      assertJson(state).isNull("/turn/goal");
    }
  }

  @Test
  void whatIsLeftToDoIsCounted() {
    TableClient host = pair(FIRST.replace("round=1", "round=2")).getFirst();
    JsonNode placing = host.moves("event:lucy-stone").path("state");
    assertThat(placing.path("turn").path("left").asInt()).isEqualTo(1);
    assertThat(placing.path("turn").path("rule").asString()).isEqualTo("V49");
    assertJson(placing).isNull("/turn/goal");
    assertThat(refused(placing)).contains("Event: Union Victory | First finish Lucy Stone.");
  }

  @Test
  void aMoveThatWasLookedForIsRefusedWithItsReason() {
    TableClient host = pair(FIRST).getFirst();
    assertThat(host.move(host.after(), "organize:lucy-stone").problem(422, "refused"))
        .isEqualTo("You already have all 12 buttons.");
    assertThat(host.move(host.after(), "organize:nobody").problem(422, "refused"))
        .contains("organize:nobody");
  }

  @Test
  void boardGamesHaveNothingOfTheKind() {
    JsonNode state = TableClient.pair(server).getFirst().state();
    assertThat(state.path("refused")).isEmpty();
    assertJson(state).isNull("/turn/rule");
    assertJson(state).isNull("/offers/0/about");
  }
}

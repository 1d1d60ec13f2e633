package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.PageTableau;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.testkit.Seeds;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Games of maps and cards: their plan, what is seen of them, and how a page follows them. */
public abstract class TableauTests extends ServerTests {
  private static List<String> all(JsonNode list, String member) {
    return list.valueStream().map(one -> one.path(member).asString()).toList();
  }

  private static JsonNode named(JsonNode list, String id) {
    return list.valueStream()
        .filter(one -> one.path("id").asString().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void thePlanOfVotesForWomen() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.votes("me", "device"));
    JsonNode table = place.table();
    assertJson(table).isNull("/plan");
    JsonNode plan = table.path("tableau");
    assertThat(plan.path("places")).hasSize(48);
    assertThat(all(plan.path("regions"), "id"))
        .containsExactly("west", "plains", "south", "midwest", "atlantic", "northeast");
    JsonNode ohio = named(plan.path("places"), "OH");
    assertThat(ohio.path("name").asString()).isEqualTo("Ohio");
    assertThat(ohio.path("region").asString()).isEqualTo("midwest");
    JsonNode cube = named(plan.path("kinds"), "yellow");
    assertThat(cube.path("name").asString()).isEqualTo("yellow cube");
    assertThat(cube.path("shape").asString()).isEqualTo("diamond");
    assertThat(cube.path("role").asString()).isEqualTo("cube");
    assertThat(cube.path("side").asString()).isEqualTo("suffragist");
    JsonNode ratified = named(plan.path("tracks"), "ratified");
    assertThat(ratified.path("size").asInt()).isEqualTo(36);
    assertJson(ratified).isTrue("/goal");
    JsonNode hand = named(plan.path("zones"), "hand.opposition");
    assertThat(hand.path("role").asString()).isEqualTo("hand");
    assertThat(hand.path("seat").asString()).isEqualTo("opposition");
    JsonNode german = place.visitor().get("/api/tables/" + place.id() + "?lang=de").as(200).json();
    assertThat(named(german.path("tableau").path("phases"), "voting").path("name").asString())
        .isEqualTo("Schlussabstimmung");
  }

  @Test
  void thePlanFollowsTheMode() {
    JsonNode alone =
        TableClient.open(server.visitor(), OpenRequest.votesIn("solitaire", "me"))
            .table()
            .path("tableau");
    assertThat(all(alone.path("zones"), "id"))
        .contains("starts.opposition", "claimed.oppobot", "hand.suffragist")
        .doesNotContain("hand.opposition");
    assertThat(named(alone.path("zones"), "deck.opposition").path("name").asString())
        .isEqualTo("Draw pile: Oppobot");
  }

  @Test
  void boardsAndSheetsHaveNoTableau() {
    TableClient board = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    assertJson(board.table()).isNull("/tableau");
    assertJson(board.state()).isNull("/offers/0/target");
    TableClient sheet =
        TableClient.open(server.visitor(), OpenRequest.cards("me", "device", "device", "device"));
    assertJson(sheet.table()).isNull("/tableau");
    assertThat(sheet.state().path("view").path("kind").asString()).isEqualTo("sheet");
  }

  @ParameterizedTest
  @CsvSource({
    "event:lucy-stone, event, , lucy-stone, , ",
    "WA+purple, put, WA, , purple, ",
    "vote:NY, vote, NY, , , ",
    "commit:2, commit, , , , 2"
  })
  void offersNameWhatTheyAreAbout(
      String move, String act, String placed, String card, String kind, String amount) {
    String line =
        switch (act) {
          case "put" ->
              "turn=2 round=1 hand.opposition=old-dixie hand.suffragist=frances-willard"
                  + " doing=event:the-union-signal";
          case "vote" -> "turn=6 round=6 phase=voting sent=yes";
          case "commit" ->
              "turn=2 round=1 phase=strategy buttons=3/0 hand.opposition=old-dixie"
                  + " hand.suffragist=lucy-stone open=national-focus,counter-strat,regional-focus";
          default -> "turn=2 round=1 hand.suffragist=lucy-stone hand.opposition=old-dixie";
        };
    OpenRequest ask = OpenRequest.votes("me", "device").and("position", line);
    JsonNode offers = TableClient.open(server.visitor(), ask).state().path("offers");
    JsonNode target =
        offers
            .valueStream()
            .filter(offer -> offer.path("move").asString().equals(move))
            .findFirst()
            .orElseThrow(() -> new AssertionError(all(offers, "move").toString()))
            .path("target");
    assertThat(target.path("act").asString()).isEqualTo(act);
    assertThat(target.path("place").asString(null)).isEqualTo(placed);
    assertThat(target.path("card").asString(null)).isEqualTo(card);
    assertThat(target.path("kind").asString(null)).isEqualTo(kind);
    assertThat(target.path("amount").asString(null)).isEqualTo(amount);
  }

  /** Two people play to the end; at every step each sees by motions what the server shows. */
  @Test
  void aWholeGameIsFollowedByMotions() {
    Seeds.repeatably(
        random -> {
          List<TableClient> places =
              new ArrayList<>(TableClient.pair(server, OpenRequest.shores("me", "open")));
          places.add(places.getFirst().to(server.visitor()));
          List<List<String>> seen = List.of(look(places, 0), look(places, 1), look(places, 2));
          while (places.getFirst().status().equals("playing")) {
            TableClient mover = places.get(places.getFirst().offers().isEmpty() ? 1 : 0);
            mover.moves(any(mover.offers(), random));
            nobodySeesTheHandOf(places, 0);
            nobodySeesTheHandOf(places, 1);
          }
          for (int i = 0; i < places.size(); i++) {
            List<String> steps = look(places, i);
            assertThat(steps.subList(0, seen.get(i).size())).isEqualTo(seen.get(i));
          }
        });
  }

  private static String any(List<String> some, Generator random) {
    return some.get(random.below(some.size()));
  }

  /** Every step of the game as somebody follows it; the last one is what the server shows. */
  private static List<String> look(List<TableClient> places, int who) {
    JsonNode table = places.get(who).table();
    List<String> steps = PageTableau.steps(table);
    assertThat(steps.getLast())
        .isEqualTo(new PageTableau(table.path("state").path("view")).toString());
    return steps;
  }

  private static void nobodySeesTheHandOf(List<TableClient> places, int seat) {
    String name = List.of("blue", "white").get(seat);
    PageTableau own = new PageTableau(places.get(seat).state().path("view"));
    for (String held : own.at("hand." + name).keySet()) {
      assertThat(held).startsWith("card:");
      for (int other = 0; other < places.size(); other++) {
        if (other != seat) {
          assertThat(places.get(other).table().toString())
              .doesNotContain(held.substring("card:".length()));
        }
      }
    }
  }
}

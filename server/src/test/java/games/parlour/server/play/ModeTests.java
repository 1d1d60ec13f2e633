package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import games.parlour.testkit.Seeds;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A game whose options decide who sits at the table: Votes for Women in all its modes. */
public abstract class ModeTests extends ServerTests {
  private static final int NO_END = 5_000;

  private JsonNode option(String key) {
    return server
        .visitor()
        .get("/api/games/votes-for-women")
        .as(200)
        .json()
        .path("options")
        .valueStream()
        .filter(option -> option.path("key").asString().equals(key))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> named(JsonNode list, String member) {
    return list.valueStream().map(one -> one.path(member).asString()).toList();
  }

  @Test
  void eachValueTellsItsSeats() {
    JsonNode values = option("mode").path("values");
    assertThat(named(values, "value"))
        .containsExactlyInAnyOrderElementsOf(OpenRequest.SEATS.keySet());
    for (JsonNode value : values) {
      assertThat(named(value.path("seats"), "name"))
          .isEqualTo(OpenRequest.SEATS.get(value.path("value").asString()));
    }
    JsonNode purple = values.path(1).path("seats").path(0);
    assertThat(purple.path("title").asString()).isEqualTo("Purple");
    assertThat(purple.path("side").asString()).isEqualTo("suffragist");
    option("supply").path("values").forEach(v -> assertJson(v).isNull("/seats"));
  }

  @Test
  void anOptionTellsWhereItMeansSomething() {
    assertJson(option("mode")).isNull("/only");
    JsonNode dice = option("bot-dice").path("only");
    assertThat(dice.path("option").asString()).isEqualTo("mode");
    assertThat(TableClient.texts(dice.path("values"))).containsExactly("solitaire", "cooperative");
    assertThat(TableClient.texts(option("hands").path("only").path("values")))
        .containsExactly("two-on-one", "one-on-two", "two-on-two", "cooperative");
  }

  @Test
  void aTableTellsWhatWasChosenAndBothSides() {
    JsonNode table =
        TableClient.open(server.visitor(), OpenRequest.votesIn("solitaire", "me")).table();
    assertThat(named(table.path("options"), "key"))
        .containsExactly("mode", "bot-dice", "bot-vote", "supply");
    assertThat(named(table.path("sides"), "title")).containsExactly("Suffragists", "Opposition");
    assertJson(table).isNull("/sides/0/itself");
    assertThat(table.path("sides").path(1).path("itself").asString()).isEqualTo("Oppobot");
    JsonNode pair = TableClient.open(server.visitor(), OpenRequest.votes("me", "device")).table();
    assertThat(named(pair.path("options"), "key")).containsExactly("mode", "supply");
    assertJson(pair).isNull("/sides/1/itself");
  }

  @Test
  void aListTellsWhatIsNotAsUsual() {
    Visitor host = server.visitor();
    TableClient.open(
        host, OpenRequest.votesIn("two-on-two", "me", "open", "open", "open").listed());
    JsonNode line = host.get("/api/tables?kind=mine").as(200).json().path("tables").path(0);
    assertThat(named(line.path("options"), "value")).containsExactly("two-on-two");
    assertThat(named(line.path("seats"), "title"))
        .containsExactly("Purple", "Yellow", "First Opposition", "Second Opposition");
    JsonNode open = server.visitor().get("/api/tables?kind=open").as(200).json().path("tables");
    assertThat(named(open, "id")).contains(line.path("id").asString());
  }

  @ParameterizedTest
  @CsvSource({
    "solitaire, 'suffragist opposition', 'the seats are: suffragist.'",
    "cooperative, suffragist, 'the seats are: purple and yellow.'",
    "two-on-two, 'purple yellow opposition', 'purple, yellow, first and second.'",
    "one-on-one, 'purple yellow opposition', 'suffragist and opposition.'"
  })
  void seatsThatAModeHasNotAreRefused(String mode, String seats, String said) {
    Map<String, String> all = new TreeMap<>();
    Arrays.stream(seats.split(" ", -1)).forEach(seat -> all.put(seat, "device"));
    OpenRequest ask = new OpenRequest("votes-for-women", all, Map.of("mode", mode), Map.of());
    assertThat(refused(ask)).contains(said);
  }

  @Test
  void anOptionThatMeansNothingIsRefused() {
    assertThat(refused(OpenRequest.votesIn("solitaire", "me").with("hands", "open")))
        .contains("hands", "\"open\"", "mode", "two-on-one");
    assertThat(refused(OpenRequest.votes("me", "device").with("bot-dice", "black")))
        .contains("bot-dice", "solitaire and cooperative");
    assertThat(refused(OpenRequest.votes("me", "device").with("mode", "trio")))
        .contains("trio", "two-on-two");
    assertThat(refused(OpenRequest.votesIn("solitaire", "computer:random"))).contains("a person");
  }

  private String refused(OpenRequest ask) {
    Visitor visitor = server.visitor();
    String said = visitor.post("/api/tables", ask.body()).problem(422, "refused");
    assertThat(visitor.get("/api/tables?kind=mine").json().path("tables")).isEmpty();
    return said;
  }

  @Test
  void aWrittenPositionSaysWhoPlays() {
    String line = "mode=cooperative turn=2 round=1 actor=purple hand.purple=lucy-stone";
    Map<String, String> seats = Map.of("purple", "me", "yellow", "device");
    OpenRequest ask = new OpenRequest("votes-for-women", seats, Map.of(), Map.of("position", line));
    JsonNode table = TableClient.open(server.visitor(), ask).table();
    assertThat(table.path("options").path(0).path("value").asString()).isEqualTo("cooperative");
    assertThat(table.path("state").path("turn").path("seat").asString()).isEqualTo("purple");
    assertThat(refused(ask.with("mode", "solitaire"))).contains("solitaire", "cooperative");
    OpenRequest pair = OpenRequest.votes("me", "device").and("position", line);
    assertThat(refused(pair)).contains("purple and yellow");
  }

  /** Everybody on one device, so that one place hears and plays all of it, to the last vote. */
  @ParameterizedTest
  @ValueSource(strings = {"two-on-one", "one-on-two", "two-on-two", "solitaire", "cooperative"})
  void theLastTurnsArePlayedToTheEnd(String mode) {
    Seeds.repeatably(
        random -> {
          String line = "mode=" + mode + " turn=5 phase=planning sent=yes";
          OpenRequest ask = OpenRequest.votesAll(mode, "device").and("position", line);
          TableClient place = TableClient.open(server.visitor(), ask);
          JsonNode state = place.state();
          while (state.path("status").asString().equals("playing")) {
            state = played(place, state, random);
            assertThat(state.path("after").asInt()).isLessThan(NO_END);
          }
          JsonNode over = place.state().path("turn");
          String winner = over.path("winner").asString();
          String title = winner.equals("opposition") ? "Opposition" : "Suffragists";
          assertThat(over.path("told").asString()).startsWith(title + " won: ");
          assertThat(over.path("kind").asString()).isEqualTo("over");
        });
  }

  private static JsonNode played(TableClient place, JsonNode state, Generator random) {
    assertThat(state.path("viewer")).isEqualTo(state.path("turn").path("seat"));
    JsonNode offers = state.path("offers");
    String move = offers.path(random.below(offers.size())).path("move").asString();
    return place.move(state.path("after").asInt(), move).as(200).json().path("state");
  }

  @Test
  void computersPlayOnBothSeatsOfASide() {
    String level = "computer:random";
    TableClient place =
        TableClient.open(
            server.visitor(), OpenRequest.votesIn("two-on-two", "me", level, level, level));
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < 40; i++) {
            Await.until(() -> !place.offers().isEmpty() || place.status().equals("over"));
            if (place.status().equals("playing")) {
              played(place, place.state(), random);
            }
          }
        });
    List<String> moved =
        named(place.table().path("entries"), "seat").stream().distinct().sorted().toList();
    assertThat(moved).contains("purple", "yellow", "first");
  }
}

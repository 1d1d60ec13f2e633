package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Stored tables that cannot be read: they trouble nobody else, and whoever opened one ends it. */
public abstract class UnreadableTableTests extends ServerTests {
  /** Until it was read with care, its table answered 500 for ever. */
  private static final String NEVER_DEALT = "mode=two-on-two phase=setup:stage=1 actor=first";

  private TableClient opened() {
    return TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open").listed());
  }

  private void damage(TableClient place, String change) {
    Sql.run(server, "update game_table set " + change + " where id = '" + place.id() + "'");
  }

  private void damageEntry(TableClient place, int number, String line) {
    String at = "'" + place.id() + "', " + number + ", 1, '" + line + "'";
    Sql.run(server, "insert into entry (table_id, number, at, line) values (" + at + ")");
    server.restart();
  }

  @Test
  void aStartThatCannotBeDealtIsRefused() {
    Visitor visitor = server.visitor();
    visitor.put("/api/me", Map.of("name", "Ada")).as(200);
    for (String holder : List.of("open", "device", "computer:level:1")) {
      OpenRequest ask =
          OpenRequest.votesIn("two-on-two", "me", holder, holder, holder)
              .and("position", NEVER_DEALT);
      assertThat(visitor.post("/api/tables", ask.body()).problem(422, "refused"))
          .contains("setup:stage=1");
    }
    assertThat(visitor.get("/api/tables?kind=mine").as(200).json().path("tables")).isEmpty();
  }

  @Test
  void whoOpenedOneClosesItWhateverIsWrong() {
    Map<String, TableClient> places = new LinkedHashMap<>();
    for (String change :
        List.of(
            "rules = 99",
            "game = 'chess'",
            "options = 'size=3'",
            "options = 'nonsense'",
            "position = 'nowhere'",
            "seed = 'short'",
            "status = 'asleep'")) {
      TableClient place = opened();
      damage(place, change);
      places.put(change, place);
    }
    server.restart();
    places.forEach(this::endsOnlyByItsCreator);
  }

  private void endsOnlyByItsCreator(String change, TableClient place) {
    String said = place.visitor().get("/api/tables/" + place.id()).problem(422, "refused");
    assertThat(said).as(change).isNotBlank();
    place.to(server.visitor()).act(0, "close").problem(403, "not-yours");
    TableClient stranger = place.to(opened().visitor());
    assertThat(stranger.act(0, "close").problem(422, "refused")).as(change).isEqualTo(said);
    assertThat(place.act(0, "close").as(204).text()).as(change).isEmpty();
    assertThat(status(place)).as(change).containsExactly("over");
    assertThat(place.act(0, "close").status()).as("it is closed already").isIn(409, 422);
  }

  private List<String> status(TableClient place) {
    return Sql.ask(server, "select status from game_table where id = '" + place.id() + "'");
  }

  @Test
  void oneUnderWayIsClosedAsWell() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    place.moves("c6-c7");
    place.act(1, "close").problem(409, "conflict");
    damageEntry(place, 2, "police a1-a2");
    place.act(1, "close").as(204);
    assertThat(status(place)).containsExactly("over");
  }

  /** An entry may be a draw that nobody has seen. */
  @Test
  void nobodyIsToldWhatADamagedEntrySays() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.votes("me", "open"));
    place.joined(server.visitor());
    damageEntry(place, place.after() + 1, "* draw:lucy-stone,of-the-other-hand");
    for (Visitor visitor : List.of(place.visitor(), server.visitor())) {
      assertThat(visitor.get("/api/tables/" + place.id()).problem(422, "refused"))
          .contains("can no longer be read")
          .doesNotContain("lucy-stone");
    }
  }

  @Test
  void listsLeaveOutWhatIsDamagedAndNothingElse() {
    Visitor visitor = server.visitor();
    OpenRequest ask = OpenRequest.suffragetto("me", "open").listed();
    TableClient good = TableClient.open(visitor, ask);
    for (String change : List.of("options = 'nonsense'", "status = 'Open '", "game = 'chess'")) {
      damage(TableClient.open(visitor, ask), change);
    }
    TableClient seats = TableClient.open(visitor, ask);
    Sql.run(
        server, "update seat set number = 7 where number = 1 and table_id = '" + seats.id() + "'");
    assertThat(ids(visitor, "mine")).containsExactly(good.id());
    assertThat(ids(visitor, "open")).contains(good.id());
  }

  private static List<String> ids(Visitor visitor, String kind) {
    JsonNode list = visitor.get("/api/tables?kind=" + kind).as(200).json();
    return list.path("tables").valueStream().map(line -> line.path("id").asString()).toList();
  }
}

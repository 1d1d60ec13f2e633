package games.parlour.server.lobby;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Opening a table. */
public abstract class OpeningTests extends ServerTests {
  @ParameterizedTest
  @CsvSource({
    "me, open, open, guest, open, suffragettes",
    "open, me, open, open, guest, police",
    "me, device, playing, guest, guest, suffragettes police",
    "device, me, playing, guest, guest, suffragettes police",
    "me, computer:random, playing, guest, computer, suffragettes",
    "computer:greedy, me, playing, computer, guest, police",
    "open, computer:random, open, open, computer, ''",
    "open, open, open, open, open, ''"
  })
  void everySeatWord(
      String first, String second, String status, String one, String two, String yours) {
    JsonNode state =
        TableClient.open(server.visitor(), OpenRequest.suffragetto(first, second)).state();
    assertThat(state.path("status").asString()).isEqualTo(status);
    assertThat(state.path("seats").valueStream().map(s -> s.path("kind").asString()))
        .containsExactly(one, two);
    assertThat(String.join(" ", TableClient.texts(state.path("yours")))).isEqualTo(yours);
    assertThat(state.path("invites").valueStream().map(i -> i.path("seat").asString()))
        .as("whoever opened the table can invite to every free seat")
        .containsExactlyElementsOf(free(state));
  }

  private static List<String> free(JsonNode state) {
    return state
        .path("seats")
        .valueStream()
        .filter(seat -> seat.path("kind").asString().equals("open"))
        .map(seat -> seat.path("name").asString())
        .toList();
  }

  @Test
  void whoSitsBesideIsCalledSo() {
    Visitor ada = server.visitor();
    ada.put("/api/me", Map.of("name", "Ada")).as(200);
    JsonNode seats =
        TableClient.open(ada, OpenRequest.suffragetto("me", "device")).state().path("seats");
    assertThat(seats.path(0).path("holder").asString()).isEqualTo("Ada");
    assertThat(seats.path(1).path("holder").asString()).isEqualTo("beside Ada");
    assertJson(seats).isTrue("/1/you");
  }

  @Test
  void optionsAreAsChosenElseTheTablesDefaults() {
    TableClient place =
        TableClient.open(
            server.visitor(), OpenRequest.suffragetto("me", "device").with("edition", "german"));
    JsonNode options = place.table().path("options");
    assertThat(
            options
                .valueStream()
                .map(o -> o.path("key").asString() + "=" + o.path("value").asString()))
        .as("in the order of the game's page")
        .containsExactly("edition=german", "first=suffragettes", "repetition=on", "quiet-limit=on");
    assertThat(options.path(0).path("valueName").asString()).isNotEmpty();
    OpenRequest plain =
        new OpenRequest(
            "suffragetto", Map.of("suffragettes", "me", "police", "device"), Map.of(), Map.of());
    assertThat(TableClient.open(server.visitor(), plain).log()).as("a coin is tossed").hasSize(1);
  }

  @Test
  void aPositionIsWhereItBegins() {
    JsonNode table =
        TableClient.open(server.visitor(), OpenRequest.exchange("1908", "me", "device")).table();
    assertThat(table.path("start")).isEqualTo(table.path("state").path("view"));
    assertThat(
            table.path("start").path("pieces").valueStream().map(p -> p.path("square").asString()))
        .containsExactlyInAnyOrder("f9", "k9");
  }

  @Test
  void aNewTableIsWholeAndEmpty() {
    JsonNode table =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open").listed()).table();
    assertJson(table).isTrue("/listed");
    assertThat(table.path("entries")).isEmpty();
    assertThat(table.path("plan").path("width").asInt()).isEqualTo(17);
    assertThat(table.path("state").path("turn").path("kind").asString()).isEqualTo("waiting");
    assertJson(table).isNull("/state/seed/revealed");
    assertThat(TableClient.texts(table.path("state").path("acts"))).containsExactly("close");
    assertThat(table.path("state").path("offers")).isEmpty();
  }

  /** A full table is not shown to those who look for a seat, whatever was asked for. */
  @Test
  void onlyATableWithAFreeSeatIsListed() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device").listed());
    assertJson(place.table()).isFalse("/listed");
  }

  @ParameterizedTest
  @CsvSource({
    "me, me, 'Only one seat can be \"me\"'",
    "computer:random, computer:greedy, At least one seat must be for a person",
    "me, computer:deep-thought, the players are: level:1",
    "me, nobody, 'A seat is \"me\", \"device\", \"open\"'"
  })
  void refusedSeatsAreNamed(String first, String second, String said) {
    Map<String, Object> body = OpenRequest.suffragetto(first, second).body();
    assertThat(server.visitor().post("/api/tables", body).problem(422, "refused")).contains(said);
  }

  @Test
  void refusedSetUpsAreNamed() {
    OpenRequest ask = OpenRequest.suffragetto("me", "open");
    assertThat(refused(422, "refused", ask.with("edition", "1066").body()))
        .contains("1066", "1908", "2016", "german");
    assertThat(refused(422, "refused", ask.with("colour", "red").body())).contains("colour");
    assertThat(refused(422, "refused", ask.and("position", "nonsense").body()))
        .contains("instead of 7");
    OpenRequest chess = new OpenRequest("chess", Map.of("white", "me"), Map.of(), Map.of());
    assertThat(refused(404, "unknown", chess.body())).contains("chess", "suffragetto");
    OpenRequest half = new OpenRequest("suffragetto", Map.of("police", "me"), Map.of(), Map.of());
    assertThat(refused(422, "refused", half.body())).contains("suffragettes", "police");
    assertThat(refused(400, "invalid", Map.of("seats", Map.of()))).contains("\"game\"");
    assertThat(refused(400, "invalid", ask.and("listed", "yes").body())).contains("\"listed\"");
    assertThat(refused(400, "invalid", ask.and("seats", List.of()).body())).contains("\"seats\"");
    assertThat(refused(400, "invalid", ask.and("colour", 5).body())).contains("colour", "listed");
  }

  private String refused(int status, String kind, Map<String, ?> body) {
    Visitor visitor = server.visitor();
    String said = visitor.post("/api/tables", body).problem(status, kind);
    assertThat(visitor.get("/api/tables?kind=mine").json().path("tables")).isEmpty();
    return said;
  }
}

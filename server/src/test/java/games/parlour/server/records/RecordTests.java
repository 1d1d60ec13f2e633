package games.parlour.server.records;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.record.RecordText;
import games.parlour.server.api.record.RecordJson;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Records in both forms, and games that begin where another stood. */
public abstract class RecordTests extends ServerTests {
  private static Answer record(TableClient place, String query) {
    return place.visitor().get("/api/tables/" + place.id() + "/record" + query);
  }

  private static JsonNode position(TableClient place, int entry) {
    return place.visitor().get("/api/tables/" + place.id() + "/positions/" + entry).as(200).json();
  }

  @Test
  void bothFormsSayTheSame() {
    TableClient place =
        TableClient.open(
            server.visitor(), OpenRequest.suffragetto("me", "device").with("first", "coin"));
    place.moves(place.offers().getFirst());
    place.acts("ask-takeback");
    place.moves(place.offers().getLast());
    place.acts("resign");
    String text = record(place, "").as(200).text();
    Answer json = record(place, "?format=json&download").as(200);
    assertThat(RecordJson.read(json.text()).record()).isEqualTo(RecordText.read(text).record());
    assertThat(json.header("Content-Disposition"))
        .isEqualTo("attachment; filename=\"suffragetto-" + place.id().substring(0, 6) + ".json\"");
    assertThat(record(place, "?format=text").as(200).header("Content-Disposition"))
        .startsWith("inline; ")
        .endsWith(".txt\"");
    assertThat(text).contains("\ndate: ", "player.police: human", "!takeback", "!resign");
    record(place, "?format=xml").as(400);
  }

  @Test
  void neitherFormTellsSecretsOfAGameUnderWay() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.cards("me", "device", "device", "device"));
    record(place, "").as(409);
    record(place, "?format=json").as(409);
    place.visitor().get("/api/tables/" + place.id() + "/positions/0").as(409);
    place.acts("resign");
    record(place, "?format=json").as(200);
    assertThat(position(place, 0).path("entry").asInt()).isZero();
  }

  @Test
  void aGameBeginsWhereAnotherStood() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    place.moves(place.offers().getFirst());
    place.moves(place.offers().getFirst());
    List<String> offers = place.offers();
    place.moves(offers.getFirst());
    JsonNode standing = position(place, 2);
    assertJson(standing).isFalse("/over");
    OpenRequest ask = OpenRequest.suffragetto("me", "device");
    for (var option : standing.path("options").properties()) {
      ask = ask.with(option.getKey(), option.getValue().asString());
    }
    TableClient next =
        TableClient.open(
            server.visitor(), ask.and("position", standing.path("position").asString()));
    assertThat(next.after()).isZero();
    assertThat(next.offers()).isEqualTo(offers);
    place.visitor().get("/api/tables/" + place.id() + "/positions/99").as(404);
    place.visitor().get("/api/tables/" + place.id() + "/positions/x").as(404);
  }

  @Test
  void aFinishedGameOfVotesForWomenCanBePlayedOnFromItsMiddle() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.votes("me", "device"));
    for (int i = 0; i < 6; i++) {
      place.moves(place.offers().getFirst());
    }
    int middle = place.after();
    place.moves(place.offers().getFirst());
    place.acts("resign");
    JsonNode standing = position(place, middle);
    OpenRequest ask = OpenRequest.votes("me", "device");
    for (var option : standing.path("options").properties()) {
      ask = ask.with(option.getKey(), option.getValue().asString());
    }
    Visitor other = server.visitor();
    TableClient next =
        TableClient.open(other, ask.and("position", standing.path("position").asString()));
    assertThat(next.status()).isEqualTo("playing");
    assertThat(next.offers()).isNotEmpty();
    assertThat(next.state().path("seed").path("hash"))
        .isNotEqualTo(place.state().path("seed").path("hash"));
  }
}

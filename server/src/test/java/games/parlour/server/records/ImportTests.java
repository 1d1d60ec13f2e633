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
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Records that people bring in. */
public abstract class ImportTests extends ServerTests {
  private static final String SHORT =
      """
      parlour-record 1
      game: suffragetto
      rules: 1
      option.first: suffragettes
      player.police: Inspector Jarvis
      player.suffragettes: level:3

      1 suffragettes d6-d7
      2 police d12-d11
      """;

  private static Answer bring(Visitor visitor, String record) {
    return visitor.post("/api/records?lang=en", Map.of("record", record));
  }

  private static TableClient brought(Visitor visitor, String record) {
    Answer answer = bring(visitor, record).as(201);
    String id = answer.json().path("id").asString();
    assertThat(answer.header("Location")).isEqualTo("/api/tables/" + id);
    return new TableClient(visitor, id);
  }

  @Test
  void everybodyWithTheLinkSeesAnImportedGame() {
    TableClient place = brought(server.visitor(), SHORT);
    server.restart();
    JsonNode table = place.to(server.visitor()).table();
    assertJson(table).isTrue("/imported");
    assertThat(table.path("entries")).hasSize(2);
    JsonNode state = table.path("state");
    assertThat(state.path("status").asString()).isEqualTo("over");
    assertThat(state.path("acts")).isEmpty();
    assertThat(state.path("turn").path("told").asString()).isEqualTo("The record ends here.");
    assertJson(state).isNull("/seed/hash");
    assertThat(state.path("seats").findValuesAsString("kind")).containsOnly("recorded");
    assertThat(state.path("seats").findValuesAsString("holder")).contains("Inspector Jarvis");
    assertThat(state.path("seats").findValuesAsString("holder")).doesNotContain("level:3");
    String back = place.visitor().get("/api/tables/" + place.id() + "/record").as(200).text();
    assertThat(RecordText.read(back).record().log())
        .isEqualTo(RecordText.read(SHORT).record().log());
    assertThat(back).contains("player.police: Inspector Jarvis");
  }

  @Test
  void nobodyPlaysAtAnImportedGame() {
    Visitor owner = server.visitor();
    TableClient place = brought(owner, SHORT);
    place.move(2, "e6-e7").as(403);
    place.act(2, "resign").as(403);
    owner.post("/api/tables/" + place.id() + "/join", Map.of("seat", "police")).as(403);
    owner.put("/api/tables/" + place.id() + "/nonce", Map.of("nonce", "42")).as(403);
    assertThat(owner.get("/api/tables?kind=mine").as(200).json().path("tables")).isEmpty();
  }

  @Test
  void theFirstWrongLineIsNamed() {
    Visitor visitor = server.visitor();
    String illegal = SHORT.replace("2 police d12-d11", "2 police d12-d2");
    assertThat(bring(visitor, illegal).as(422).json().path("detail").asString())
        .startsWith("Line 9: ")
        .contains("d12-d2");
    String gap = SHORT.replace("2 police", "3 police");
    assertThat(bring(visitor, gap).as(422).json().path("detail").asString()).startsWith("Line 9: ");
    String json = RecordJson.write(RecordText.read(illegal).record());
    assertThat(bring(visitor, json).as(422).json().path("detail").asString())
        .startsWith("Entry 2: ");
    assertThat(bring(visitor, "{\"format\": 1}").as(422).json().path("detail").asString())
        .contains("parlour-record");
    assertThat(bring(visitor, "hello").as(422).json().path("detail").asString())
        .contains("parlour-record 1");
    bring(visitor, SHORT.replace("suffragetto", "whist")).as(422);
    assertThat(bring(visitor, SHORT.replace("rules: 1", "rules: 9999")).as(422).json().toString())
        .contains("9999");
    bring(visitor, SHORT.replace("rules: 1", "rules: 1\nnonce.police: a\u200Bb")).as(422);
    assertThat(visitor.get("/api/records").as(200).json().path("records")).isEmpty();
  }

  @Test
  void aGameOfThisHouseComesBackWithItsProof() {
    TableClient played =
        TableClient.open(
            server.visitor(), OpenRequest.suffragetto("me", "device").with("first", "coin"));
    played.moves(played.offers().getFirst());
    played.acts("resign");
    String path = "/api/tables/" + played.id() + "/record";
    for (String form : new String[] {"?format=text", "?format=json"}) {
      Visitor visitor = server.visitor();
      String file = played.visitor().get(path + form).as(200).text();
      TableClient place = brought(visitor, file);
      JsonNode fairness = visitor.get("/api/tables/" + place.id() + "/fairness").as(200).json();
      assertThat(fairness.path("verdict").asString()).isEqualTo("agrees");
      assertThat(visitor.get("/api/tables/" + place.id() + "/record" + form).as(200).text())
          .isEqualTo(file);
    }
    String record = played.visitor().get(path).as(200).text();
    String forged =
        record.contains("coin:police")
            ? record.replace("coin:police", "coin:suffragettes")
            : record.replace("coin:suffragettes", "coin:police");
    String cut = forged.substring(0, forged.indexOf("\n2 ") + 1);
    TableClient place = brought(server.visitor(), cut);
    JsonNode wrong = place.visitor().get("/api/tables/" + place.id() + "/fairness").as(200).json();
    assertThat(wrong.path("verdict").asString()).isEqualTo("differs");
    assertThat(wrong.path("wrongEntry").asInt()).isEqualTo(1);
  }

  @Test
  void oneKeepsAFewAndRemovesOnesOwn() {
    Visitor owner = server.visitor();
    TableClient place = brought(owner, SHORT);
    JsonNode mine = owner.get("/api/records?lang=de").as(200).json();
    assertThat(mine.path("records").path(0).path("gameName").asString()).isEqualTo("Suffragetto");
    server.visitor().get("/api/records").as(200);
    Visitor other = server.visitor();
    other.delete("/api/records/" + place.id()).as(403);
    brought(other, SHORT);
    other.delete("/api/records/" + place.id()).as(404);
    place.table();
    owner.delete("/api/records/" + place.id()).as(204);
    owner.get("/api/tables/" + place.id()).as(404);
    for (int i = 1; i < RecordImporter.MOST; i++) {
      bring(other, SHORT).as(201);
    }
    assertThat(bring(other, SHORT).as(409).json().path("detail").asString()).contains("50");
  }

  @Test
  void whatIsTooLargeIsRefused() {
    Visitor visitor = server.visitor();
    String comments = ("# " + "x".repeat(98) + "\n").repeat(2_000);
    bring(visitor, SHORT + comments).as(201);
    bring(visitor, SHORT + comments.repeat(3)).as(413);
    StringBuilder tags = new StringBuilder();
    for (int i = 0; i < 101; i++) {
      tags.append("tag.").append(i).append(": x\n");
    }
    bring(visitor, SHORT.replace("rules: 1\n", "rules: 1\n" + tags)).as(422);
  }

  @Test
  void itGoesWithItsOwner() {
    Visitor owner = server.visitor();
    TableClient place = brought(owner, SHORT);
    String all = owner.get("/api/me/export").as(200).text();
    assertThat(all).contains("imports", place.id(), "Inspector Jarvis");
    owner.post("/api/me/delete", Map.of("word", "delete")).as(204);
    server.visitor().get("/api/tables/" + place.id()).as(404);
  }
}

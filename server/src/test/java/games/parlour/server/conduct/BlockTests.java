package games.parlour.server.conduct;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Two people who want nothing to do with each other, because one of them says so. */
public abstract class BlockTests extends ServerTests {
  @Test
  void theTwoReadEachOtherNoMore() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(0).types("from the first");
    pair.get(1).types("from the second");
    try (StreamClient stream = StreamClient.of(pair.get(1).visitor(), pair.get(1).id() + ":0")) {
      stream.latest(0);
      assertThat(pair.get(0).blocks("police").path("blocks")).hasSize(1);
      pair.get(0).types("into the air");
      TableClient mover = pair.get(0).place();
      mover.moves(mover.offers().getFirst());
      stream.awaitEntry(mover.id(), 1);
      assertThat(stream.said()).isEmpty();
    }
    assertThat(pair.get(0).read()).containsExactly("from the first", "into the air");
    assertThat(pair.get(1).read()).containsExactly("from the second");
    assertJson(pair.get(0).chat()).isTrue("/people/0/blocked");
    assertJson(pair.get(1).chat())
        .as("nobody is told who has blocked them")
        .isFalse("/people/0/blocked");
  }

  /** Nobody gets rid of a block by signing in, and nobody loses one by it. */
  @Test
  void aBlockComesAlongToAnotherName() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(0).types("from the first");
    pair.get(1).types("from the second");
    pair.get(0).mutes("police", true);
    pair.get(0).blocks("police");
    Map<String, String> report = Map.of("seat", "police", "reason", "insults");
    pair.get(0).visitor().post(pair.get(0).path("reports"), report).as(200);
    for (ChatClient place : pair) {
      Visitor other = server.visitor();
      String code = other.post("/api/me/transfer").as(200).json().path("code").asString();
      place.visitor().post("/api/me/claim", Map.of("code", code)).as(200);
    }
    Visitor blocker = pair.get(0).visitor();
    Visitor blocked = pair.get(1).visitor();
    assertThat(blocker.get("/api/me/blocks").as(200).json().path("blocks")).hasSize(1);
    JsonNode person = pair.get(0).chat().path("people").path(0);
    assertJson(person).isTrue("/blocked");
    assertJson(person).isTrue("/muted");
    assertThat(pair.get(0).read()).containsExactly("from the first");
    assertJson(pair.get(0).chat()).isTrue("/lines/0/you");
    TableClient hers = TableClient.open(blocker, OpenRequest.suffragetto("me", "open").listed());
    blocked.post("/api/join", Map.of("token", hers.token())).problem(403, "not-yours");
    String accused = "select accused from report where table_id = '" + pair.get(0).id() + "'";
    assertThat(Sql.ask(server, accused))
        .containsExactly(blocked.get("/api/me").as(200).json().path("id").asString());
  }

  /** Who blocked somebody and turns out to be that person has blocked nobody. */
  @Test
  void nobodyBlocksThemselves() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(0).blocks("police");
    Visitor police = pair.get(1).visitor();
    String code = police.post("/api/me/transfer").as(200).json().path("code").asString();
    pair.get(0).visitor().post("/api/me/claim", Map.of("code", code)).as(200);
    assertThat(police.get("/api/me/blocks").as(200).json().path("blocks")).isEmpty();
  }

  @Test
  void theTwoSitDownTogetherNoMore() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(0).blocks("police");
    Visitor blocker = pair.get(0).visitor();
    Visitor blocked = pair.get(1).visitor();
    OpenRequest listed = OpenRequest.suffragetto("me", "open").listed();
    TableClient hers = TableClient.open(blocker, listed);
    TableClient his = TableClient.open(blocked, listed);
    Map<String, String> seat = Map.of("seat", "police");
    assertThat(blocked.post("/api/tables/" + hers.id() + "/join", seat).problem(403, "not-yours"))
        .isEqualTo("You cannot sit down at this table.");
    assertThat(blocked.post("/api/join", Map.of("token", hers.token())).problem(403, "not-yours"))
        .isEqualTo("You cannot sit down at this table.");
    assertThat(
            blocker
                .post("/api/tables/" + his.id() + "/join?lang=de", seat)
                .problem(403, "not-yours"))
        .startsWith("Du hast jemanden an diesem Tisch blockiert");
    assertThat(hers.status()).isEqualTo("open");
    TableClient other = hers.joined(server.visitor());
    assertThat(other.status()).isEqualTo("playing");
    TableClient mover = pair.get(0).place();
    mover.moves(mover.offers().getFirst()); // the game that they play goes on
  }

  @Test
  void theTwoAreNotPaired() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(0).blocks("police");
    Map<String, String> wish = Map.of("game", "two-shores");
    try (StreamClient first = waiting(pair.get(1).visitor(), wish);
        StreamClient second = waiting(pair.get(0).visitor(), wish)) {
      assertThat(first.ended() || second.ended())
          .as("two players, one of whom has blocked the other, go on waiting")
          .isFalse();
      String third = server.visitor().post("/api/pairing", wish).as(200).text();
      assertThat(third).contains("\"status\":\"playing\"");
      server.visitor().post("/api/pairing", wish).as(200);
    }
  }

  /** Somebody asks for any opponent, meets nobody, and looks at the table. */
  private static StreamClient waiting(Visitor visitor, Map<String, String> wish) {
    JsonNode table = visitor.post("/api/pairing", wish).as(200).json();
    assertThat(table.path("state").path("status").asString()).isEqualTo("open");
    StreamClient stream = StreamClient.of(visitor, table.path("id").asString() + ":0");
    stream.await(events -> !events.isEmpty());
    return stream;
  }

  @Test
  void aBlockIsListedAndUndone() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(1).visitor().put("/api/me", Map.of("name", "Rosa")).as(200);
    pair.get(1).types("one");
    pair.get(0).blocks("police");
    JsonNode blocks = pair.get(0).blocks("police").path("blocks");
    assertThat(blocks).as("twice is once").hasSize(1);
    assertThat(blocks.path(0).path("name").asString()).isEqualTo("Rosa");
    String id = pair.get(1).visitor().get("/api/me").json().path("id").asString();
    assertThat(blocks.toString()).doesNotContain(id);
    String path = "/api/me/blocks/" + blocks.path(0).path("key").asString();
    pair.get(1).visitor().delete(path).problem(404, "unknown");
    assertThat(pair.get(1).visitor().get("/api/me/blocks").json().path("blocks")).isEmpty();
    assertThat(pair.get(0).visitor().delete(path).as(200).json().path("blocks")).isEmpty();
    pair.get(0).visitor().delete(path).problem(404, "unknown");
    assertThat(pair.get(0).read()).containsExactly("one");
    assertThat(server.visitor().get("/api/me/blocks").as(200).json().path("blocks")).isEmpty();
    server.visitor().delete(path).problem(403, "not-yours");
  }

  @Test
  void oneMeansSomebodyElseAtTheOwnTable() {
    List<TableClient> pair =
        TableClient.group(
            server, OpenRequest.votesIn("two-on-one", "me", "open", "computer:level:1"));
    ChatClient ada = new ChatClient(pair.get(0));
    for (String seat : List.of("purple", "opposition", "nowhere")) {
      assertThat(
              ada.visitor()
                  .post("/api/me/blocks", Map.of("table", ada.id(), "seat", seat))
                  .problem(400, "invalid"))
          .startsWith("Name another person at this table");
    }
    new ChatClient(pair.get(1)).types("me");
    Map<String, Object> second = Map.of("table", ada.id(), "line", 2);
    ada.visitor().post("/api/me/blocks", second).problem(400, "invalid");
    Visitor known = server.visitor();
    known.put("/api/me", Map.of("name", "Onlooker")).as(200);
    Map<String, Object> first = Map.of("table", ada.id(), "line", 1);
    known.post("/api/me/blocks", first).problem(403, "not-yours");
    assertThat(ada.visitor().post("/api/me/blocks", first).as(200).json().path("blocks"))
        .hasSize(1);
  }
}

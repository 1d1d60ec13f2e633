package games.parlour.server.group;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.GroupClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Games that belong to a group. */
public abstract class GroupGameTests extends ServerTests {
  private static Map<String, Object> suffragetto(List<Integer> members) {
    return Map.of("game", "suffragetto", "members", members, "order", "given");
  }

  private static JsonNode line(JsonNode group, String table) {
    return group
        .path("tables")
        .valueStream()
        .filter(line -> line.path("id").asString().equals(table))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theHostStartsManyAtOnceAndTheOddOneWaits() {
    List<GroupClient> all = GroupClient.of(server, 5);
    GroupClient host = all.getFirst();
    JsonNode started = host.post("/games", suffragetto(GroupClient.pupils(5))).as(201).json();
    assertThat(started.path("tables")).hasSize(2);
    assertThat(started.path("waiting").path(0).asInt()).isEqualTo(6);
    String first = started.path("tables").path(0).asString();
    TableClient place = new TableClient(all.get(1).visitor(), first);
    assertThat(place.status()).isEqualTo("playing");
    assertThat(place.state().path("yours").path(0).asString()).isEqualTo("suffragettes");
    JsonNode seen = all.get(5).group();
    JsonNode seats = line(seen, first).path("seats");
    assertThat(seats.path(0).path("holder").asString()).isEqualTo("Pupil 2");
    assertJson(seen).isTrue("/members/1/playing");
    assertJson(seen).isFalse("/members/5/playing");
    // Nobody else finds it.
    Visitor stranger = server.visitor();
    for (String kind : List.of("open", "watch")) {
      assertThat(stranger.get("/api/tables?kind=" + kind).json().toString()).doesNotContain(first);
    }
    assertThat(
            all.get(5)
                .visitor()
                .get("/api/tables/" + first + "/group")
                .json()
                .path("group")
                .asString())
        .isEqualTo(host.id());
    assertJson(stranger.get("/api/tables/" + first + "/group").json()).isNull("/group");
    place.acts("resign");
    assertThat(line(host.group(), first).path("outcome").asString()).contains("won");
  }

  @Test
  void theOddOnePlaysAComputerAndFourSitTogether() {
    List<GroupClient> all = GroupClient.of(server, 5);
    GroupClient host = all.getFirst();
    Map<String, Object> odd =
        Map.of(
            "game",
            "suffragetto",
            "members",
            List.of(2),
            "left",
            "computer:level:1",
            "options",
            Map.of("first", "suffragettes"));
    JsonNode alone = host.post("/games", odd).as(201).json();
    String table = alone.path("tables").path(0).asString();
    assertThat(
            new TableClient(all.get(1).visitor(), table)
                .state()
                .path("seats")
                .path(1)
                .path("kind")
                .asString())
        .isEqualTo("computer");
    Map<String, Object> four =
        Map.of(
            "game",
            "votes-for-women",
            "options",
            Map.of("mode", "two-on-two"),
            "members",
            GroupClient.pupils(5));
    JsonNode teams = host.post("/games", four).as(201).json();
    assertThat(teams.path("tables")).hasSize(1);
    assertThat(teams.path("waiting")).hasSize(1);
  }

  @Test
  void whatCannotBeStartedIsRefused() {
    List<GroupClient> all = GroupClient.of(server, 2);
    GroupClient host = all.getFirst();
    all.get(1).post("/games", suffragetto(List.of(2, 3))).problem(403, "not-yours");
    host.post("/games", suffragetto(List.of(2))).problem(422, "refused");
    host.post("/games", suffragetto(List.of(2, 2))).problem(422, "refused");
    host.post("/games", suffragetto(List.of(2, 9))).problem(404, "unknown");
    host.post("/games", Map.of("game", "chess", "members", List.of(2, 3))).as(404);
    host.post("/games", Map.of("game", "suffragetto", "members", "all")).problem(400, "invalid");
    host.post("/games", Map.of("game", "suffragetto", "members", List.of("2"))).as(400);
    Map<String, Object> left =
        Map.of("game", "suffragetto", "members", List.of(2, 3), "left", "computer:nobody");
    host.post("/games", left).problem(422, "refused");
    Map<String, Object> order =
        Map.of("game", "suffragetto", "members", List.of(2, 3), "order", "best");
    host.post("/games", order).problem(400, "invalid");
    assertThat(host.group().path("tables")).isEmpty();
  }

  @Test
  void aMemberOffersASeatToTheGroup() {
    List<GroupClient> all = GroupClient.of(server, 2);
    GroupClient mia = all.get(1);
    TableClient table = TableClient.open(mia.visitor(), OpenRequest.suffragetto("me", "open"));
    mia.post("/tables", Map.of("table", table.id())).as(204);
    mia.post("/tables", Map.of("table", table.id())).problem(409, "conflict");
    assertThat(line(all.get(2).group(), table.id()).path("status").asString()).isEqualTo("open");
    String join = "/tables/" + table.id() + "/join";
    new GroupClient(server.visitor(), mia.id()).post(join, Map.of("seat", "police")).as(404);
    all.get(2).post(join, Map.of("seat", "police")).as(200);
    assertThat(table.status()).isEqualTo("playing");
    TableClient foreign = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    mia.post("/tables", Map.of("table", foreign.id())).problem(409, "conflict");
    mia.post("/tables/" + foreign.id() + "/join", Map.of("seat", "police")).problem(404, "unknown");
  }

  /** Off in the group means off at its tables and at their rematches, whoever asks. */
  @Test
  void theHostSwitchesChatOff() {
    List<GroupClient> all = GroupClient.of(server, 2);
    GroupClient host = all.getFirst();
    String id =
        host.post("/games", suffragetto(List.of(2, 3)))
            .as(201)
            .json()
            .path("tables")
            .path(0)
            .asString();
    TableClient place = new TableClient(all.get(1).visitor(), id);
    ChatClient mia = new ChatClient(place);
    mia.types("hello");
    host.put("", Map.of("chat", false)).as(200);
    assertJson(mia.chat()).isFalse("/open");
    assertThat(mia.send("text", "again").problem(409, "conflict")).contains("switched chat off");
    place.acts("resign");
    place.acts("rematch");
    place.to(all.get(2).visitor()).acts("rematch");
    String next = place.state().path("rematch").path("table").asString();
    assertThat(line(host.group(), next).path("status").asString()).isEqualTo("playing");
    ChatClient after = new ChatClient(new TableClient(all.get(1).visitor(), next));
    after.send("phrase", "hello").problem(409, "conflict");
    host.put("", Map.of("chat", true)).as(200);
    after.types("thank you");
  }
}

package games.parlour.server.protocol;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.GroupClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What can be asked about groups. */
final class GroupOperations {
  private GroupOperations() {}

  static Map<String, Supplier<Answer>> of(TestServer server) {
    Map<String, Supplier<Answer>> asked = new TreeMap<>();
    List<GroupClient> all = GroupClient.of(server, 3);
    addMembers(asked, server, all);
    addGames(asked, all);
    addTournaments(asked, all.getFirst());
    return asked;
  }

  private static void addMembers(
      Map<String, Supplier<Answer>> asked, TestServer server, List<GroupClient> all) {
    GroupClient host = all.getFirst();
    Visitor visitor = host.visitor();
    GroupClient other = GroupClient.made(server, "Another", "Ada");
    String code = other.code();
    GroupClient newcomer = new GroupClient(server.visitor(), other.id());
    asked.put("groups", () -> visitor.get("/api/groups"));
    asked.put("makeGroup", () -> visitor.post("/api/groups", Map.of("name", "Club", "as", "Ada")));
    asked.put("groupOfCode", () -> visitor.get("/api/groups/codes/" + code));
    asked.put("joinGroup", () -> newcomer.join(code, "Ben"));
    asked.put("group", () -> visitor.get(host.path("")));
    asked.put("changeGroup", () -> host.put("", Map.of("chat", false)));
    GroupClient done = GroupClient.made(server, "Over", "Ada");
    asked.put("endGroup", () -> done.visitor().delete(done.path("")));
    asked.put("groupCode", () -> visitor.get(host.path("/code")));
    asked.put("renewGroupCode", () -> visitor.post(host.path("/code")));
    asked.put("groupPresence", host::isHere);
    asked.put("renameMember", () -> host.put("/members/2", Map.of("name", "Mia")));
    asked.put("leaveGroup", () -> leave(all.get(3)));
  }

  private static Answer leave(GroupClient member) {
    return member.visitor().delete(member.path("/members/4"));
  }

  private static void addGames(Map<String, Supplier<Answer>> asked, List<GroupClient> all) {
    GroupClient host = all.getFirst();
    GroupClient mia = all.get(1);
    TableClient table = TableClient.open(mia.visitor(), OpenRequest.suffragetto("me", "open"));
    TableClient offered = TableClient.open(mia.visitor(), OpenRequest.suffragetto("me", "open"));
    mia.post("/tables", Map.of("table", offered.id())).as(204);
    Map<String, ?> wish = Map.of("game", "suffragetto", "members", List.of(2, 3));
    asked.put("startGroupGames", () -> host.post("/games", wish));
    asked.put("shareTable", () -> mia.post("/tables", Map.of("table", table.id())));
    asked.put(
        "sitInGroup",
        () -> host.post("/tables/" + offered.id() + "/join", Map.of("seat", "police")));
    asked.put("groupOfTable", () -> mia.visitor().get("/api/tables/" + offered.id() + "/group"));
  }

  private static void addTournaments(Map<String, Supplier<Answer>> asked, GroupClient host) {
    Map<String, ?> wish = Map.of("game", "suffragetto", "members", List.of(1, 2, 3));
    for (int i = 0; i < 4; i++) {
      host.post("/tournaments", wish).as(201);
    }
    Visitor visitor = host.visitor();
    Map<String, ?> draw = Map.of("result", "draw");
    asked.put("startTournament", () -> host.post("/tournaments", wish));
    asked.put("tournament", () -> visitor.get(host.path("/tournaments/1")));
    asked.put("removeTournament", () -> visitor.delete(host.path("/tournaments/2")));
    asked.put("decideGame", () -> host.put("/tournaments/1/games/1", draw));
    asked.put("startRound", () -> startRound(host, draw));
    asked.put("withdraw", () -> visitor.delete(host.path("/tournaments/4/players/0")));
  }

  private static Answer startRound(GroupClient host, Map<String, ?> draw) {
    host.put("/tournaments/3/games/1", draw).as(200);
    return host.visitor().post(host.path("/tournaments/3/rounds"));
  }
}

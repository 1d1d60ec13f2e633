package games.parlour.server.protocol;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** What people can ask about themselves and about each other. */
final class PeopleOperations {
  private static final String FIRST = "a first password";
  private static final String SECOND = "a second password";

  private PeopleOperations() {}

  static Map<String, Supplier<Answer>> of(TestServer server) {
    Map<String, Supplier<Answer>> asked = new TreeMap<>();
    addAccount(asked, server);
    addConduct(asked, server);
    return asked;
  }

  private static void addAccount(Map<String, Supplier<Answer>> asked, TestServer server) {
    Visitor ada = server.visitor();
    String name = "Emmeline " + Long.toString(System.nanoTime(), 36);
    Map<String, String> first = Map.of("name", name, "password", FIRST);
    ada.post("/api/me/account", first).as(201);
    Visitor fresh = server.visitor();
    String transfer = ada.post("/api/me/transfer").as(200).json().path("code").asString();
    Map<String, String> grace = Map.of("name", name + " Grace", "password", FIRST);
    asked.put("account", () -> ada.get("/api/me/account"));
    asked.put("register", () -> fresh.post("/api/me/account", grace));
    asked.put("signIn", () -> server.visitor().post("/api/signin", first));
    asked.put("sessions", () -> ada.get("/api/me/sessions"));
    asked.put("signOutDevice", () -> signOutAnother(ada, server, first));
    asked.put("signOutOthers", () -> ada.delete("/api/me/sessions"));
    asked.put("transfer", () -> ada.post("/api/me/transfer"));
    asked.put("claim", () -> server.visitor().post("/api/me/claim", Map.of("code", transfer)));
    asked.put("replaceCodes", () -> replaceCodes(server));
    asked.put("changePassword", () -> changePassword(server));
    asked.put("export", () -> ada.get("/api/me/export"));
    asked.put("recover", () -> recover(server));
    asked.put(
        "sendReset", () -> server.visitor().post("/api/reset/mail", Map.of("name", "Nobody")));
    Map<String, String> never = Map.of("notices", "off", "language", "de");
    asked.put("mailPreference", () -> ada.get("/api/me/mail"));
    asked.put("setMailPreference", () -> ada.put("/api/me/mail", never));
    asked.put("removeEmail", () -> ada.delete("/api/me/email"));
    asked.put("signOut", () -> signedIn(server).post("/api/signout"));
    asked.put("deleteMe", () -> signedIn(server).post("/api/me/delete", Map.of("word", "delete")));
  }

  /** A guest who can be done away with. */
  private static Visitor signedIn(TestServer server) {
    Visitor guest = server.visitor();
    guest.put("/api/me", Map.of("name", "Millicent")).as(200);
    return guest;
  }

  private static Visitor registered(TestServer server) {
    Visitor guest = server.visitor();
    String name = "Sylvia " + Long.toString(System.nanoTime(), 36);
    guest.post("/api/me/account", Map.of("name", name, "password", FIRST)).as(201);
    return guest;
  }

  private static Answer recover(TestServer server) {
    String name = "Christabel " + Long.toString(System.nanoTime(), 36);
    Map<String, String> wanted = Map.of("name", name, "password", FIRST);
    JsonNode codes = server.visitor().post("/api/me/account", wanted).as(201).json().path("codes");
    String code = codes.path(0).asString();
    return server
        .visitor()
        .post("/api/recover", Map.of("name", name, "code", code, "password", SECOND));
  }

  private static Answer signOutAnother(Visitor ada, TestServer server, Map<String, String> first) {
    server.visitor().post("/api/signin", first).as(200);
    for (JsonNode device : ada.get("/api/me/sessions").as(200).json().path("sessions")) {
      if (!device.path("here").asBoolean()) {
        return ada.delete("/api/me/sessions/" + device.path("id").asString());
      }
    }
    throw new AssertionError("only one device is signed in");
  }

  private static Answer replaceCodes(TestServer server) {
    return registered(server).post("/api/me/codes", Map.of("password", FIRST));
  }

  private static Answer changePassword(TestServer server) {
    return registered(server).put("/api/me/password", Map.of("old", FIRST, "new", SECOND));
  }

  private static void addConduct(Map<String, Supplier<Answer>> asked, TestServer server) {
    List<ChatClient> pair = ChatClient.pair(server);
    ChatClient ada = pair.getFirst();
    Visitor visitor = ada.visitor();
    Map<String, String> police = Map.of("table", ada.id(), "seat", "police");
    Map<String, String> report = Map.of("seat", "police", "reason", "spam");
    asked.put("chat", () -> visitor.get(ada.path("chat")));
    asked.put("say", () -> ada.send("text", "Good luck"));
    asked.put(
        "mute", () -> visitor.put(ada.path("mutes"), Map.of("seat", "police", "muted", true)));
    asked.put("report", () -> visitor.post(ada.path("reports"), report));
    asked.put("blocks", () -> visitor.get("/api/me/blocks"));
    asked.put("announcement", () -> visitor.get("/api/announcement"));
    asked.put("privacy", () -> visitor.get("/api/privacy"));
    asked.put("block", () -> visitor.post("/api/me/blocks", police));
    asked.put("unblock", () -> unblock(visitor, police));
  }

  private static Answer unblock(Visitor visitor, Map<String, String> person) {
    JsonNode list = visitor.post("/api/me/blocks", person).as(200).json();
    return visitor.delete("/api/me/blocks/" + list.path("blocks").path(0).path("key").asString());
  }
}

package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Somebody's place at a table, seated or watching. */
record Place(Visitor visitor, String id) {
  /** Opens a table. */
  static Place open(Visitor visitor, Ask ask) {
    Answer answer = visitor.post("/api/tables", ask.body()).as(201);
    String id = answer.json().path("id").asString();
    assertThat(answer.header("Location")).isEqualTo("/api/tables/" + id);
    return new Place(visitor, id);
  }

  /** A table of Suffragetto with one person on each side, the Suffragettes first. */
  static List<Place> pair(House house) {
    return pair(house, Ask.suffragetto("me", "open"));
  }

  static List<Place> pair(House house, Ask ask) {
    Place host = open(house.visitor(), ask);
    return List.of(host, host.joined(house.visitor()));
  }

  /** Somebody opens a table, and as many others as there are free seats come by their links. */
  static List<Place> group(House house, Ask ask) {
    List<Place> all = new ArrayList<>(List.of(open(house.visitor(), ask)));
    while (all.getFirst().status().equals("open")) {
      all.add(all.getFirst().joined(house.visitor()));
    }
    return all;
  }

  /** The same table for somebody else. */
  Place to(Visitor other) {
    return new Place(other, id);
  }

  /** Somebody takes the first free seat by the link. */
  Place joined(Visitor guest) {
    guest.post("/api/join", Map.of("token", token())).as(200);
    return to(guest);
  }

  /** What the link to the first free seat ends with. */
  String token() {
    String path = state().path("invites").path(0).path("path").asString();
    assertThat(path).startsWith("/join/");
    return path.substring("/join/".length());
  }

  JsonNode table() {
    return visitor.get("/api/tables/" + id).as(200).json();
  }

  JsonNode state() {
    return table().path("state");
  }

  /** What is told of the table, without what differs between any two tables. */
  JsonNode anonymousTable() {
    ObjectNode table = (ObjectNode) table();
    table.remove(List.of("id", "created"));
    ObjectNode state = (ObjectNode) table.path("state");
    state.remove("seed");
    state.path("seats").forEach(seat -> ((ObjectNode) seat).remove("holder"));
    table.path("entries").forEach(entry -> ((ObjectNode) entry).remove("at"));
    return table;
  }

  int after() {
    return state().path("after").asInt();
  }

  String status() {
    return state().path("status").asString();
  }

  List<String> acts() {
    return texts(state().path("acts"));
  }

  /** The texts of the offered moves. */
  List<String> offers() {
    List<String> moves = new ArrayList<>();
    state().path("offers").forEach(offer -> moves.add(offer.path("move").asString()));
    return moves;
  }

  /** What the log holds, as texts. */
  List<String> log() {
    List<String> log = new ArrayList<>();
    table().path("entries").forEach(entry -> log.add(entry.path("text").asString("-")));
    return log;
  }

  Answer move(int after, String text) {
    return visitor.post("/api/tables/" + id + "/moves", Map.of("after", after, "move", text));
  }

  /** Moves in answer to the last entry, which must be right. */
  JsonNode moves(String text) {
    return move(after(), text).as(200).json();
  }

  Answer act(int after, String act) {
    return visitor.post("/api/tables/" + id + "/acts", Map.of("after", after, "act", act));
  }

  /** Acts in answer to the last entry, which must be right. */
  JsonNode acts(String act) {
    return act(after(), act).as(200).json();
  }

  static List<String> texts(JsonNode array) {
    return array.valueStream().map(JsonNode::asString).toList();
  }
}

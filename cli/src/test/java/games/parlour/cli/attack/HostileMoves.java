package games.parlour.cli.attack;

import games.parlour.cli.attack.Attacker.OwnTable;
import games.parlour.cli.attack.wire.RawAnswer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Moves at the wrong time, by the wrong person, or that are none. */
final class HostileMoves {
  private static final List<String> MOVES =
      List.of(
          "d6-d7",
          "c6:e8",
          "f7xh9",
          "--",
          "d1:d3xd4xe4",
          "event:lucy-stone",
          "commit:3",
          "NY+purple",
          "die:6",
          "draw:lucy-stone",
          "lose:lucy-stone",
          "aside:texas",
          "resign",
          "pass",
          "done",
          "ready",
          "toss:heads",
          "0");

  private static final List<String> BITS =
      List.of(
          "a1",
          "q17",
          "r18",
          "z99",
          "a0",
          "-",
          ":",
          "x",
          "=",
          "+",
          " ",
          "\u0000",
          "%",
          "\u00e4",
          "event:",
          "1",
          "\ud83e\udd8a");

  private HostileMoves() {}

  private static void move(Attacker by, HonestTable at, String cookie, long after, String move)
      throws IOException {
    Map<String, ?> body = Map.of("after", after, "move", move);
    by.refused(by.post("/api/tables/" + at.id() + "/moves", cookie, body), body + " at " + at.id());
  }

  /** A move that may be legal there just now. */
  private static String likely(Attacker by, HonestTable table) {
    JsonNode offers = by.any(table.seats()).state().path("offers");
    return offers.isEmpty()
        ? by.any(MOVES)
        : offers.path(by.below(offers.size())).path("move").asString("");
  }

  static void staleOrFuture(Attacker by) throws IOException {
    HonestTable table = by.any(by.target().tables());
    int after = table.seats().getFirst().after() + by.any(List.of(-1, -2, -100, 1, 2, 1_000_000));
    move(by, table, by.guest(), after, likely(by, table));
  }

  static void foreign(Attacker by) throws IOException {
    HonestTable table = by.any(by.target().tables());
    String cookie = by.below(3) == 0 ? "" : by.guest();
    move(by, table, cookie, table.seats().getFirst().after(), likely(by, table));
  }

  /** Even with the cookie of an opponent nobody moves for the one whose turn it is. */
  static void anotherSeat(Attacker by) throws IOException {
    HonestTable table = by.any(by.target().tables());
    HonestSeat decider = by.any(table.seats());
    HonestSeat other = by.any(table.seats());
    JsonNode state = decider.state();
    if (!by.target().isRaised() || decider == other || state.path("offers").isEmpty()) {
      foreign(by);
      return;
    }
    String move = state.path("offers").path(0).path("move").asString("");
    move(by, table, other.cookie(), state.path("after").asInt(), move);
  }

  static void garbage(Attacker by) throws IOException {
    StringBuilder move = new StringBuilder();
    for (int i = 1 + by.below(12); i > 0; i--) {
      move.append(by.any(BITS));
    }
    if (by.below(2) == 0) {
      HonestTable table = by.any(by.target().tables());
      move(by, table, by.guest(), table.seats().getFirst().after(), move.toString());
    } else {
      OwnTable own = by.table();
      by.post(own.path("/moves"), own.cookie(), Map.of("after", by.below(3), "move", move));
    }
  }

  static void anotherGame(Attacker by) throws IOException {
    OwnTable own = by.table();
    by.post(own.path("/moves"), own.cookie(), Map.of("after", by.below(30), "move", by.any(MOVES)));
  }

  static void thousandHops(Attacker by) throws IOException {
    String hop = by.any(List.of(":c3", "xd4:e5", ":a1:a3", "x", "::"));
    String move = "a1" + hop.repeat(by.any(List.of(300, 1_000, 4_000)));
    OwnTable own = by.table();
    by.refused(by.post(own.path("/moves"), own.cookie(), Map.of("after", 0, "move", move)), move);
  }

  /** Legal moves at own tables lead to positions that nobody thought of. */
  static void playOn(Attacker by) throws IOException {
    OwnTable own = by.table();
    RawAnswer seen = by.ask("GET", own.path(""), own.cookie(), "");
    for (int i = 0; i < 5 && seen.status() == 200; i++) {
      JsonNode state = Attacker.JSON.readTree(seen.body()).path("state");
      JsonNode offers = state.path("offers");
      if (offers.isEmpty()) {
        return;
      }
      String move = offers.path(by.below(offers.size())).path("move").asString("");
      Map<String, ?> body = Map.of("after", state.path("after").asInt(), "move", move);
      seen = by.post(own.path("/moves"), own.cookie(), body);
    }
  }
}

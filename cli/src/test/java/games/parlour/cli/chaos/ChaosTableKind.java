package games.parlour.cli.chaos;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A kind of table that is opened: all games, people among themselves and against a computer, with
 * clocks and without.
 */
record ChaosTableKind(
    String game, Map<String, String> seats, Map<String, String> options, boolean hasClock) {
  /** Long enough for any game here, and less than a clock of a machine may jump. */
  private static final int CLOCK_SECONDS = 1800;

  private static final String COMPUTER = "computer:level:1";

  static final List<ChaosTableKind> ALL =
      List.of(
          of("suffragetto", true, "suffragettes", "open", "police"),
          of("suffragetto", false, "suffragettes", COMPUTER, "police"),
          of("fort-chitral", false, "white", "open", "black"),
          of("fort-chitral", true, "white", COMPUTER, "black"),
          of("votes-for-women", true, "suffragist", "open", "opposition"),
          of("votes-for-women", true, "suffragist", COMPUTER, "opposition"),
          new ChaosTableKind(
              "votes-for-women",
              Map.of("purple", "me", "yellow", "open", "first", "open", "second", "open"),
              Map.of("mode", "two-on-two"),
              false));

  private static ChaosTableKind of(
      String game, boolean hasClock, String mine, String holder, String other) {
    return new ChaosTableKind(game, Map.of(mine, "me", other, holder), Map.of(), hasClock);
  }

  boolean hasComputer() {
    return seats.containsValue(COMPUTER);
  }

  Map<String, Object> body() {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("game", game);
    body.put("seats", seats);
    body.put("options", options);
    if (hasClock) {
      body.put("clock", Map.of("kind", "game", "seconds", CLOCK_SECONDS, "increment", 0));
    }
    return body;
  }
}

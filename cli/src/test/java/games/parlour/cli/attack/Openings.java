package games.parlour.cli.attack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tables that can be opened, of all games. */
final class Openings {
  static final List<String> GAMES = List.of("suffragetto", "fort-chitral", "votes-for-women");

  private static final Map<String, List<String>> MODES =
      Map.of(
          "one-on-one", List.of("suffragist", "opposition"),
          "two-on-one", List.of("purple", "yellow", "opposition"),
          "one-on-two", List.of("suffragist", "first", "second"),
          "two-on-two", List.of("purple", "yellow", "first", "second"),
          "solitaire", List.of("suffragist"),
          "cooperative", List.of("purple", "yellow"));

  private static final List<String> HOLDERS =
      List.of("open", "device", "computer:random", "computer:greedy", "computer:level:1");

  private Openings() {}

  /** The seats of a game, by the mode where it has some. */
  static List<String> seats(String game, String mode) {
    return switch (game) {
      case "suffragetto" -> List.of("suffragettes", "police");
      case "fort-chitral" -> List.of("white", "black");
      default -> MODES.getOrDefault(mode, List.of());
    };
  }

  /** A table with its first seat for its opener and the others for whom one likes. */
  static Map<String, Object> any(Attacker by) {
    String game = by.any(GAMES);
    String mode =
        game.equals("votes-for-women") ? by.any(MODES.keySet().stream().sorted().toList()) : "";
    Map<String, Object> body = of(game, mode, by.any(HOLDERS));
    if (by.below(10) == 0) {
      body.put("listed", true);
    }
    return body;
  }

  /** A table where every seat but the first has the same holder. */
  static Map<String, Object> of(String game, String mode, String holder) {
    Map<String, String> seats = new LinkedHashMap<>();
    seats(game, mode).forEach(seat -> seats.put(seat, seats.isEmpty() ? "me" : holder));
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("game", game);
    body.put("seats", seats);
    body.put("options", mode.isEmpty() ? Map.of() : Map.of("mode", mode));
    return body;
  }
}

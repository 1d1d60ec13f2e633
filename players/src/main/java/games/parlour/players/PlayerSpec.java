package games.parlour.players;

import games.parlour.core.Level;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A word for a player: its kind, what follows the colon, and settings such as {@code threads=2}.
 *
 * @param word as it was written
 * @param kind what stands before the colon
 * @param number what follows it, or 0
 * @param settings what else follows it
 */
public record PlayerSpec(String word, String kind, int number, Map<String, Integer> settings) {
  /** How large a table is unless something else is said. */
  public static final int MEGABYTES = 16;

  /** The most that a search may be given. */
  public static final int MOST_THREADS = 64;

  public static final int MOST_MEGABYTES = 1024;

  private static final int DEEPEST_PLAIN = 6;

  /** Reads a word; refuses one that means no player. */
  public static PlayerSpec parse(String word) {
    int colon = word.indexOf(':');
    String kind = colon < 0 ? word : word.substring(0, colon);
    String rest = colon < 0 ? "" : word.substring(colon + 1);
    Map<String, Integer> settings = new LinkedHashMap<>();
    int number = 0;
    switch (kind) {
      case "random", "greedy" -> check(word, colon < 0);
      case "plain" -> number = number(word, rest, DEEPEST_PLAIN);
      case "level" -> number = number(word, rest, Level.COUNT);
      case "engine" -> {
        check(word, colon < 0 || !rest.isEmpty());
        for (String setting : rest.isEmpty() ? new String[0] : rest.split(",", -1)) {
          int equals = setting.indexOf('=');
          check(word, equals > 0);
          String name = setting.substring(0, equals);
          int most = most(word, name);
          check(
              word, settings.put(name, number(word, setting.substring(equals + 1), most)) == null);
        }
      }
      default -> check(word, false);
    }
    return new PlayerSpec(word, kind, number, Map.copyOf(settings));
  }

  /** Whether it thinks as long as it is allowed to; all but an engine bring bounds of their own. */
  public boolean takesBudget() {
    return kind.equals("engine");
  }

  /** How many threads an engine is to think with. */
  public int threads() {
    return settings.getOrDefault("threads", 1);
  }

  /** How large the table of an engine is to be. */
  public int megabytes() {
    return settings.getOrDefault("hash", MEGABYTES);
  }

  private static int most(String word, String name) {
    return switch (name) {
      case "threads" -> MOST_THREADS;
      case "hash" -> MOST_MEGABYTES;
      default -> throw refusal(word);
    };
  }

  private static int number(String word, String digits, int most) {
    check(word, digits.matches("[1-9]\\d{0,3}") && Integer.parseInt(digits) <= most);
    return Integer.parseInt(digits);
  }

  private static void check(String word, boolean right) {
    if (!right) {
      throw refusal(word);
    }
  }

  private static Refusal refusal(String word) {
    return new Refusal(
        Text.of("refused.player", "player", word, "deepest", DEEPEST_PLAIN, "levels", Level.COUNT));
  }
}

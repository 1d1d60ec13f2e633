package games.parlour.votes;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tokens of a position's line, made comparable. */
final class Tokens {
  private static final Set<String> OF_THE_TABLE =
      Set.of("congress", "sent", "buttons", "campaigners", "open", "states", "removed");
  private static final List<String> OF_A_SIDE =
      List.of("hand.", "discard.", "top.", "bottom.", "shuffled.", "box.", "claimed.", "seen.");
  private static final Set<String> DEFAULTS =
      Set.of("-", "congress=0", "sent=no", "buttons=0/0", "shuffled=no");

  private Tokens() {}

  /** Whether a token tells of the table, not of whose round it is or what goes on in a card. */
  static boolean lasting(String key) {
    return OF_THE_TABLE.contains(key)
        || OF_A_SIDE.stream().anyMatch(key::startsWith)
        || key.length() == 2;
  }

  static Map<String, String> read(List<String> words, Set<String> fillers) {
    Map<String, String> tokens = new TreeMap<>();
    for (String word : words) {
      int sign = word.indexOf('=');
      if (sign < 0) {
        throw new IllegalArgumentException("no token: " + word);
      }
      String key = word.substring(0, sign);
      tokens.put(key, comparable(key, word.substring(sign + 1), fillers));
    }
    return tokens;
  }

  /** What is at its default reads as a dash; sets are sorted and without fillers. */
  private static String comparable(String key, String value, Set<String> fillers) {
    if (DEFAULTS.contains(value) || DEFAULTS.contains(key + "=" + value)) {
      return "-";
    }
    if (!lasting(key) || key.startsWith("top.") || key.startsWith("bottom.")) {
      return value;
    }
    if (key.equals("campaigners") || value.indexOf(':') < 0 && isSet(key)) {
      Set<String> cards = new TreeSet<>(List.of(value.split(",", -1)));
      cards.removeAll(fillers);
      return cards.isEmpty() ? "-" : String.join(",", cards);
    }
    return value;
  }

  private static boolean isSet(String key) {
    return key.length() > 2 && !Set.of("congress", "sent", "buttons").contains(key);
  }
}

package games.parlour.votes;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tokens of a position's line, made comparable. */
final class ComparableTokens {
  private static final Set<String> ONES = Set.of("congress", "sent", "buttons");
  private static final Set<String> SETS = Set.of("campaigners", "open", "states", "removed");
  private static final List<String> LISTS_OF_A_SIDE = List.of("top.", "bottom.", "shuffled.");
  private static final List<String> SETS_OF_A_SIDE =
      List.of("hand.", "discard.", "box.", "claimed.", "seen.");
  private static final Set<String> DEFAULTS = Set.of("congress=0", "sent=no", "buttons=0/0");
  private static final int CODE = 2;

  private ComparableTokens() {}

  /** Whether a token tells of the table, not of whose round it is or what goes on in a card. */
  static boolean lasting(String key) {
    return key.length() == CODE
        || ONES.contains(key)
        || LISTS_OF_A_SIDE.stream().anyMatch(key::startsWith)
        || isSet(key);
  }

  private static boolean isSet(String key) {
    return SETS.contains(key) || SETS_OF_A_SIDE.stream().anyMatch(key::startsWith);
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
    if (DEFAULTS.contains(key + "=" + value)) {
      return "-";
    }
    if (!isSet(key)) {
      return value;
    }
    Set<String> members = new TreeSet<>(List.of(value.split(",", -1)));
    members.removeAll(fillers);
    return members.isEmpty() ? "-" : String.join(",", members);
  }
}

package games.parlour.players.parallel;

import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.players.search.Budget;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How long to think, as {@code go} says it: by a bound for this move, or by what the clocks show.
 */
final class UgiGo {
  private static final String INFINITE = "infinite";

  /** Words that a number follows; the clocks may be named as UGI does, or as UCI does. */
  private static final Set<String> NUMBERED =
      Set.of(
          "movetime",
          "nodes",
          "depth",
          "movestogo",
          "p1time",
          "p2time",
          "p1inc",
          "p2inc",
          "wtime",
          "btime",
          "winc",
          "binc");

  /** How many moves the time on a clock is divided among when nothing else is said. */
  private static final int MOVES = 30;

  /** What is kept on a clock for sending moves to and fro. */
  private static final long RESERVE = 50;

  private static final long MOST = 1_000_000_000_000L;

  private UgiGo() {}

  /** The budget that the words behind go mean for the first player, or for the second. */
  static Budget budget(List<String> words, boolean first) {
    Map<String, Long> said = new HashMap<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (NUMBERED.contains(word)) {
        i++;
        said.put(word, number(word, i < words.size() ? words.get(i) : ""));
      } else if (!word.equals(INFINITE)) {
        throw new Refusal(Text.of("ugi.go", "word", word));
      }
    }
    if (words.contains(INFINITE)) {
      return Budget.ENDLESS;
    }
    long millis = bound(said, "movetime");
    long left = said.getOrDefault(first ? "p1time" : "p2time", clock(said, first ? "w" : "b"));
    if (millis == 0 && left != Long.MIN_VALUE) {
      long more = said.getOrDefault(first ? "p1inc" : "p2inc", 0L);
      more = Math.max(more, said.getOrDefault(first ? "winc" : "binc", 0L));
      long moves = Math.max(1, said.getOrDefault("movestogo", (long) MOVES));
      millis = Math.max(1, Math.min(left / moves + more * 3 / 4, left - RESERVE));
    }
    return new Budget(millis, bound(said, "nodes"), (int) bound(said, "depth"));
  }

  private static long clock(Map<String, Long> said, String letter) {
    return said.getOrDefault(letter + "time", Long.MIN_VALUE);
  }

  /** A bound of none is the least one; only what is not said is no bound. */
  private static long bound(Map<String, Long> said, String word) {
    Long number = said.get(word);
    long most = word.equals("depth") ? 1000 : MOST;
    return number == null ? 0 : Math.clamp(number, 1, most);
  }

  private static long number(String word, String text) {
    if (text.isEmpty()) {
      throw new Refusal(Text.of("ugi.number.missing", "word", word));
    }
    if (!text.matches("[0-9]{1,15}")) {
      throw new Refusal(Text.of("ugi.number", "word", word, "text", text));
    }
    return Long.parseLong(text);
  }
}

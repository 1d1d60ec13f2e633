package games.parlour.server.http;

import games.parlour.core.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which tables a reader follows, and the last entry it saw of each: {@code TABLE:12,TABLE:0}. */
final class FollowedTables {
  private static final Pattern ONE = Pattern.compile("([A-Za-z0-9_-]{1,40}):([0-9]{1,6})");

  private FollowedTables() {}

  /** What a browser names when it comes back by itself counts more than the address. */
  static Map<String, Integer> of(Optional<String> resumed, Optional<String> asked, int most) {
    Map<String, Integer> places = read(asked.orElse(""), most);
    resumed
        .filter(text -> !text.isEmpty())
        .ifPresent(
            text ->
                read(text, most)
                    .forEach((table, last) -> places.computeIfPresent(table, (id, old) -> last)));
    return places;
  }

  private static Map<String, Integer> read(String text, int most) {
    Map<String, Integer> places = new TreeMap<>();
    for (String part : text.split(",", -1)) {
      Matcher one = ONE.matcher(part);
      if (!one.matches() || places.size() == most) {
        throw new ProblemException(ProblemKind.INVALID, Text.of("problem.follow", "most", most));
      }
      places.put(one.group(1), Integer.parseInt(one.group(2)));
    }
    return places;
  }
}

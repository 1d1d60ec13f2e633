package games.parlour.server.finished;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in a list whose newest come first: what follows is older, or as old with a lesser id.
 *
 * @param at milliseconds since 1970
 */
record ListCursor(long at, String id) {
  /** Before everything. */
  static final ListCursor START = new ListCursor(Long.MAX_VALUE, "");

  private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,15})~([A-Za-z0-9_-]{1,64})");

  /** The place that a request names, or the beginning. */
  static ListCursor of(Optional<String> written) {
    if (written.isEmpty()) {
      return START;
    }
    Matcher parts = WRITTEN.matcher(written.get());
    if (!parts.matches()) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.cursor"));
    }
    return new ListCursor(Long.parseLong(parts.group(1)), parts.group(2));
  }

  @Override
  public String toString() {
    return at + "~" + id;
  }
}

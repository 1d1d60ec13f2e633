package games.parlour.server.conduct;

import java.util.List;
import java.util.Optional;

/** What was said at tables, as far as those who judge it need to know. */
public interface TableTalk {
  /** Who wrote a line, if it is there. */
  Optional<String> writer(String table, int line);

  /** The last lines that were said at a table, oldest first. */
  List<Quote> lastLines(String table, int most);

  /**
   * A line that was said.
   *
   * @param guest who said it; nobody where they have deleted what was theirs
   * @param line when it was said, by whom, from which seat, and the words
   */
  record Quote(String guest, String line) {}
}

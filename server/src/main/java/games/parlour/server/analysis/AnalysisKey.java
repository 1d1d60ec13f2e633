package games.parlour.server.analysis;

import java.util.Optional;

/**
 * Which game is judged, and how much of it.
 *
 * @param seat from whose knowledge; nothing where nothing is hidden
 * @param entries how long its log is
 */
record AnalysisKey(String table, Optional<String> seat, int entries) {
  /** The key that a job was given as its subject. */
  static AnalysisKey of(String subject) {
    String[] words = subject.split(" ", -1);
    Optional<String> seat = Optional.of(words[1]).filter(name -> !name.isEmpty());
    return new AnalysisKey(words[0], seat, Integer.parseInt(words[2]));
  }

  /** How a job names it. */
  String subject() {
    return table + " " + seat.orElse("") + " " + entries;
  }
}

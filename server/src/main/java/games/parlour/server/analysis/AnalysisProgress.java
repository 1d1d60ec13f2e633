package games.parlour.server.analysis;

import java.util.List;
import java.util.Locale;

/**
 * How far the analysis of a game is.
 *
 * @param moves how many moves there are to judge
 * @param done how many of them were judged
 * @param found what was found so far
 */
record AnalysisProgress(Status status, int moves, int done, List<StoredJudgement> found) {
  AnalysisProgress {
    found = List.copyOf(found);
  }

  /** Whether somebody is at it, or will be. */
  enum Status {
    WAITING,
    RUNNING,
    DONE,
    FAILED;

    /** How the store and the interface write it. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Status of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  boolean isActive() {
    return status == Status.WAITING || status == Status.RUNNING;
  }
}

package games.parlour.recordings;

import java.util.List;

/**
 * Checks a game against play that another program recorded: the recorded game is played again by
 * our rules, and the two states are compared at the end of each card. Implementations are found by
 * {@code ServiceLoader}.
 */
public interface RecordingChecker {
  /** The id of the game whose recordings it reads. */
  String game();

  /**
   * Plays a recorded game again.
   *
   * @param lines the lines of the record
   * @return what was compared and where the two differ; a record that cannot be read is refused
   *     (key {@code refused.trace.line} or another that begins with {@code refused.trace})
   */
  Comparison compare(List<String> lines);

  /**
   * What came of a recorded game.
   *
   * @param cards how many cards were played and compared
   * @param differences where the two differ, in the order of play
   */
  record Comparison(int cards, List<Difference> differences) {
    public Comparison {
      differences = List.copyOf(differences);
    }
  }

  /**
   * One thing that the record and our rules see differently.
   *
   * @param step the number of the record's step after which they differ
   * @param card the card that was played, or what else happened there
   * @param field what differs
   * @param expected what the record says
   * @param ours what our rules say
   */
  record Difference(int step, String card, String field, String expected, String ours) {}
}

package games.parlour.boards;

/**
 * How a game has run, as far as {@link DrawRules} asks for it.
 *
 * @param quietTurns turns since something happened that does not count as quiet
 * @param passes passes just made
 * @param history the boards at the start of each turn
 * @param <T> what must be equal for two boards to count as the same
 */
public record DrawCounters<T>(int quietTurns, int passes, History<T> history) {
  /** Without a past but the start of this turn. */
  public static <T> DrawCounters<T> from(int quietTurns, int passes, T startOfTurn) {
    return new DrawCounters<>(quietTurns, passes, History.of(startOfTurn));
  }

  /** After a turn in which somebody moved. */
  public DrawCounters<T> afterMove(boolean eventful, T next) {
    return new DrawCounters<>(eventful ? 0 : quietTurns + 1, 0, history.with(next));
  }

  /** After a turn in which nobody could move. */
  public DrawCounters<T> afterPass(boolean eventful, T next) {
    return new DrawCounters<>(eventful ? 0 : quietTurns + 1, passes + 1, history.with(next));
  }

  /** When something happens within a turn that is not quiet. */
  public DrawCounters<T> afterEvent() {
    return new DrawCounters<>(0, 0, history);
  }
}

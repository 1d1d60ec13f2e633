package games.parlour.boards;

/**
 * How a game has run, as far as {@link Draws} asks for it.
 *
 * @param quiet turns since something happened that does not count as quiet
 * @param passes passes just made
 * @param history the boards at the start of each turn
 * @param <T> what must be equal for two boards to count as the same
 */
public record Course<T>(int quiet, int passes, History<T> history) {
  /** A course without a past but the start of its turn. */
  public static <T> Course<T> from(int quiet, int passes, T startOfTurn) {
    return new Course<>(quiet, passes, History.of(startOfTurn));
  }

  /** After a turn in which somebody moved. */
  public Course<T> moved(boolean eventful, T next) {
    return new Course<>(eventful ? 0 : quiet + 1, 0, history.with(next));
  }

  /** After a turn in which nobody could move. */
  public Course<T> passed(boolean eventful, T next) {
    return new Course<>(eventful ? 0 : quiet + 1, passes + 1, history.with(next));
  }

  /** When something happens within a turn that is not quiet. */
  public Course<T> stirred() {
    return new Course<>(0, 0, history);
  }
}

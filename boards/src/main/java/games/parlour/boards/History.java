package games.parlour.boards;

import org.jspecify.annotations.Nullable;

/**
 * What the board looked like at the start of each turn, for rules about repetition. Adding makes a
 * new history that shares the old one.
 *
 * @param <T> what must be equal for two moments to count as the same
 */
public final class History<T> {
  private final T latest;
  private final @Nullable History<T> before;

  /** Counted when somebody asks, as a position is asked again and again whether it is over. */
  private int occurrences;

  private History(T latest, @Nullable History<T> before) {
    this.latest = latest;
    this.before = before;
  }

  /** A history of one moment. */
  public static <T> History<T> of(T first) {
    return new History<>(first, null);
  }

  /** This history and one more moment. */
  public History<T> with(T next) {
    return new History<>(next, this);
  }

  /** The last moment. */
  public T latest() {
    return latest;
  }

  /** The history without its last moment, if there was one before it. */
  public @Nullable History<T> before() {
    return before;
  }

  /** How often the last moment has occurred, the last time included. */
  public int occurrences() {
    if (occurrences == 0) {
      occurrences = count();
    }
    return occurrences;
  }

  private int count() {
    int count = 0;
    for (History<T> at = this; at != null; at = at.before) {
      if (at.latest.equals(latest)) {
        count++;
      }
    }
    return count;
  }
}

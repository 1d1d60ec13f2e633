package games.parlour.boards.fast;

import games.parlour.boards.DrawRules;
import games.parlour.boards.History;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * A fast form's history: hashes of the board at the start of each turn. A small table of counters
 * tells at once that most boards are new; only when it cannot is the history searched. Mutable; one
 * thread at a time.
 */
public final class RepetitionTable {
  private static final int COUNTERS = 1 << 13;

  private final short[] counters = new short[COUNTERS];
  private long[] keys = new long[1024];
  private int size;

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(counters, (short) 0);
    size = 0;
  }

  /** Makes this history the one it knows. */
  public <T> void replay(History<T> history, ToLongFunction<T> key) {
    clear();
    List<T> moments = new ArrayList<>();
    for (History<T> at = history; at != null; at = at.before()) {
      moments.add(at.latest());
    }
    moments.reversed().forEach(moment -> push(key.applyAsLong(moment)));
  }

  /** Adds the board at the start of a turn. */
  public void push(long key) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
    }
    keys[size++] = key;
    counters[slot(key)]++;
  }

  /** Takes the last one back. */
  public void pop() {
    counters[slot(keys[--size])]--;
  }

  /** Whether the last one has now occurred at least so many times. */
  public boolean hasOccurred(int times) {
    long key = keys[size - 1];
    if (counters[slot(key)] < times) {
      return false;
    }
    int count = 0;
    for (int i = size - 1; i >= 0; i -= 2) { // the same player moves every second turn
      if (keys[i] == key && ++count == times) {
        return true;
      }
    }
    return false;
  }

  /** Whether the game is drawn; the same as {@link DrawRules#outcome} for the fast form. */
  public boolean isDraw(DrawRules draws, int quietTurns, int passes) {
    return draws.isReached(quietTurns, passes)
        || (draws.repetition() && hasOccurred(DrawRules.OCCURRENCES));
  }

  private static int slot(long key) {
    return (int) key & (COUNTERS - 1);
  }
}

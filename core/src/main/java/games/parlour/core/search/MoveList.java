package games.parlour.core.search;

import java.util.Arrays;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;

/** A list of moves as longs that is filled again and again. Mutable; one thread at a time. */
public final class MoveList {
  private static final int PLACE = 21;

  private long[] moves = new long[256];
  private int size;

  /** Empties the list; its room stays. */
  public void clear() {
    size = 0;
  }

  /** Adds a move. */
  public void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /** How many moves it holds. */
  public int size() {
    return size;
  }

  /** The move at an index below the size. */
  public long get(int index) {
    return moves[index];
  }

  /** Keeps only the moves that pass, in their order. */
  public void keep(LongPredicate wanted) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (wanted.test(moves[i])) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }

  /** Leaves out all but the first so many. */
  public void cut(int most) {
    size = Math.min(size, most);
  }

  /** Sorts by a number of at most 42 bits that each move has; equal ones keep their order. */
  public void sort(LongUnaryOperator order) {
    long[] keys = new long[size];
    for (int i = 0; i < size; i++) {
      keys[i] = order.applyAsLong(moves[i]) << PLACE | i;
    }
    Arrays.sort(keys);
    long[] sorted = new long[moves.length];
    for (int i = 0; i < size; i++) {
      sorted[i] = moves[(int) keys[i] & (1 << PLACE) - 1];
    }
    moves = sorted;
  }

  /** Exchanges two moves, for those who put the promising ones first. */
  public void swap(int i, int j) {
    long move = moves[i];
    moves[i] = moves[j];
    moves[j] = move;
  }
}

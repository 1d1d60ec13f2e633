package games.parlour.boards.fast;

import games.parlour.boards.Grid;
import games.parlour.core.MoveList;

/**
 * A fast form's single steps: all steps of all pieces at once, as one set of arrivals for each of
 * the eight directions. Sets are {@link SquareBits}. Mutable; one thread at a time.
 */
public final class StepMap {
  private static final int DIRECTIONS = 8;

  private static final int[] SHIFTS = {1, Grid.STRIDE - 1, Grid.STRIDE, Grid.STRIDE + 1};

  private final long[] arrivals = new long[DIRECTIONS * SquareBits.WORDS];
  private final int[] counts = new int[DIRECTIONS];

  /** Finds every step of these pieces to these free squares; returns how many there are. */
  public int find(long[] pieces, long[] free) {
    // spelled out, so that each shift is a constant to the compiler
    return find(0, 1, pieces, free)
        + find(1, Grid.STRIDE - 1, pieces, free)
        + find(2, Grid.STRIDE, pieces, free)
        + find(3, Grid.STRIDE + 1, pieces, free);
  }

  private int find(int pair, int shift, long[] pieces, long[] free) {
    int rest = 64 - shift;
    int forward = 2 * pair * SquareBits.WORDS - 1;
    int backward = forward + SquareBits.WORDS;
    int up = 0;
    int down = 0;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      long here = pieces[w];
      long target = free[w];
      long ahead = (here << shift | pieces[w - 1] >>> rest) & target;
      long behind = (here >>> shift | pieces[w + 1] << rest) & target;
      arrivals[forward + w] = ahead;
      arrivals[backward + w] = behind;
      up += Long.bitCount(ahead);
      down += Long.bitCount(behind);
    }
    counts[2 * pair] = up;
    counts[2 * pair + 1] = down;
    return up + down;
  }

  /** The step at an index below the last count, as {@link #step}. */
  public int pick(int index) {
    int left = index;
    int direction = 0;
    while (left >= counts[direction]) {
      left -= counts[direction++];
    }
    int w = direction * SquareBits.WORDS;
    int here = Long.bitCount(arrivals[w]);
    while (left >= here) {
      left -= here;
      here = Long.bitCount(arrivals[++w]);
    }
    long word = arrivals[w];
    while (left-- > 0) {
      word &= word - 1;
    }
    return step(direction, w - direction * SquareBits.WORDS, word);
  }

  /** Adds every step found, in the order of {@link #pick}. */
  public void list(MoveList into) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      for (int w = 0; w < SquareBits.WORDS; w++) {
        for (long word = arrivals[direction * SquareBits.WORDS + w]; word != 0; word &= word - 1) {
          into.add(step(direction, w, word));
        }
      }
    }
  }

  /** A step as a number: where from, and times 512, where to. */
  private int step(int direction, int word, long bits) {
    int to = (word << 6) + Long.numberOfTrailingZeros(bits);
    int shift = SHIFTS[direction >> 1];
    int from = (direction & 1) == 0 ? to - shift : to + shift;
    return from | to << 9;
  }
}

package games.parlour.boards.fast;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;

/**
 * A fast form's look around a square: one bit for each {@link Direction}, in its order, read from a
 * {@link SquareBits} set without a branch. Beyond the edge nobody is found, as long as the set has
 * no square in the unused row above the board.
 */
public final class Neighbours {
  /** The bits of the four directions that lead over a corner. */
  public static final int DIAGONALS = 0b10100101;

  private static final int STRIDE = Grid.STRIDE;
  private static final int PAD = 64;

  private Neighbours() {}

  /** In which directions the next square is in the set. */
  public static int around(long[] set, int square) {
    long bits = window(set, square - STRIDE - 1); // as far as the last of the eight
    int beside = (int) (bits >>> STRIDE);
    return (int) bits & 7
        | beside << 3 & 8
        | beside << 2 & 16
        | (int) (bits >>> 2 * STRIDE) << 5 & 224;
  }

  /** In which directions the square after the next is in the set. */
  public static int beyond(long[] set, int square) {
    long low = window(set, square - 2 * STRIDE - 2);
    int high = third((int) window(set, square + 2 * STRIDE - 2));
    int beside = (int) (low >>> 2 * STRIDE);
    return third((int) low) | beside << 3 & 8 | beside & 16 | high << 5;
  }

  /** Bits 0, 2 and 4 side by side. */
  private static int third(int bits) {
    return bits & 1 | bits >>> 1 & 2 | bits >>> 2 & 4;
  }

  /** The 64 bits of the set from a square on, which may lie a little before the board. */
  private static long window(long[] set, int from) {
    int at = from + PAD;
    int word = at >>> 6;
    return set[word] >>> at | set[word + 1] << 1 << (~at & 63);
  }
}

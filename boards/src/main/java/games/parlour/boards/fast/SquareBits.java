package games.parlour.boards.fast;

import games.parlour.boards.SquareSet;

/**
 * A fast form's sets of squares: plain words that are changed in place, with an empty word before
 * and two after so that shifting needs no special case at the ends.
 */
public final class SquareBits {
  /** How many words of a set hold squares. */
  public static final int WORDS = SquareSet.WORDS;

  private SquareBits() {}

  /** An empty set. */
  public static long[] empty() {
    return new long[WORDS + 3];
  }

  /** A set with the squares of another. */
  public static long[] of(SquareSet squares) {
    long[] set = empty();
    System.arraycopy(squares.words(WORDS), 0, set, 1, WORDS);
    return set;
  }

  public static boolean has(long[] set, int square) {
    return (set[(square >>> 6) + 1] >>> square & 1) != 0;
  }

  /** Puts a square in if it was out, and out if it was in. */
  public static void flip(long[] set, int square) {
    set[(square >>> 6) + 1] ^= 1L << square;
  }

  /** How many squares of the set have a smaller number than this one. */
  public static int below(long[] set, int square) {
    int last = (square >>> 6) + 1;
    int count = Long.bitCount(set[last] & ((1L << square) - 1));
    for (int w = 1; w < last; w++) {
      count += Long.bitCount(set[w]);
    }
    return count;
  }

  /** The bit of a square's place among those of the set. */
  public static int bit(long[] set, int square) {
    return 1 << below(set, square);
  }

  /** The square of the set that has so many smaller ones. */
  public static int nth(long[] set, int index) {
    int left = index;
    int w = 1;
    for (int here = Long.bitCount(set[w]); left >= here; here = Long.bitCount(set[++w])) {
      left -= here;
    }
    long word = set[w];
    while (left-- > 0) {
      word &= word - 1;
    }
    return ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
  }
}

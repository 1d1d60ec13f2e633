package games.parlour.boards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A set of squares, held in 64-bit words: one type for all boards. Sets compare by their squares in
 * order, a shorter set before a longer one that begins alike.
 */
public final class SquareSet implements Comparable<SquareSet> {
  /** How many words every set has: enough for the largest board, and a constant to the compiler. */
  public static final int WORDS = 6;

  private static final SquareSet EMPTY = new SquareSet(new long[WORDS]);

  private final long[] words;

  private SquareSet(long[] words) {
    this.words = words;
  }

  /** The set without a square. */
  public static SquareSet empty() {
    return EMPTY;
  }

  /** The set of one square. */
  public static SquareSet of(int square) {
    return EMPTY.with(square);
  }

  /** Whether a square is in the set; no square is never. */
  public boolean contains(int square) {
    return square >= 0 && (words[square >>> 6] >>> square & 1) != 0;
  }

  /** This set and a square. */
  public SquareSet with(int square) {
    long[] copy = words.clone();
    copy[square >>> 6] |= 1L << square;
    return new SquareSet(copy);
  }

  /** This set without a square. */
  public SquareSet without(int square) {
    long[] copy = words.clone();
    copy[square >>> 6] &= ~(1L << square);
    return new SquareSet(copy);
  }

  /** The squares in this set or the other. */
  public SquareSet or(SquareSet other) {
    long[] copy = words.clone();
    for (int i = 0; i < WORDS; i++) {
      copy[i] |= other.words[i];
    }
    return new SquareSet(copy);
  }

  /** The squares in both sets. */
  public SquareSet and(SquareSet other) {
    long[] copy = words.clone();
    for (int i = 0; i < WORDS; i++) {
      copy[i] &= other.words[i];
    }
    return new SquareSet(copy);
  }

  /** The squares in this set but not in the other. */
  public SquareSet minus(SquareSet other) {
    long[] copy = words.clone();
    for (int i = 0; i < WORDS; i++) {
      copy[i] &= ~other.words[i];
    }
    return new SquareSet(copy);
  }

  public boolean isEmpty() {
    return next(0) < 0;
  }

  /** How many squares it has. */
  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** The first square of the set from a number on, or -1. */
  public int next(int from) {
    for (int i = from >>> 6; i < WORDS; i++) {
      long word = i == from >>> 6 ? words[i] & -1L << from : words[i];
      if (word != 0) {
        return (i << 6) + Long.numberOfTrailingZeros(word);
      }
    }
    return -1;
  }

  /** The squares in order. */
  public List<Integer> list() {
    List<Integer> list = new ArrayList<>();
    for (int square = next(0); square >= 0; square = next(square + 1)) {
      list.add(square);
    }
    return list;
  }

  /** Its first words, for a fast form. */
  public long[] words(int count) {
    return Arrays.copyOf(words, count);
  }

  @Override
  public int compareTo(SquareSet other) {
    int mine = next(0);
    int theirs = other.next(0);
    while (mine >= 0 && mine == theirs) {
      mine = next(mine + 1);
      theirs = other.next(theirs + 1);
    }
    return Integer.compare(mine, theirs);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SquareSet set && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}

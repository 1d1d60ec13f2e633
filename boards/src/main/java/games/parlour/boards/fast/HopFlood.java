package games.parlour.boards.fast;

import games.parlour.boards.Grid;

/**
 * A fast form's look back: from which squares hops lead to squares of interest, found for all
 * squares at once, so that only pieces on them need a closer look. It may name too many: a piece is
 * not taken off the board while it hops. Sets are {@link SquareBits}. Mutable; one thread at a
 * time.
 */
public final class HopFlood {
  private static final int NORTH = 1;
  private static final int EAST = Grid.STRIDE;
  private static final int NORTH_EAST = EAST + NORTH;
  private static final int SOUTH_EAST = EAST - NORTH;

  private final long[] reached = SquareBits.empty();
  private final long[] fresh = SquareBits.empty();
  private final long[] fresher = SquareBits.empty();

  /** Empties the squares of interest. */
  public void clear() {
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      reached[w] = 0;
    }
  }

  /** Adds free squares out of a set. */
  public void add(long[] squares, long[] free) {
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      reached[w] |= squares[w] & free[w];
    }
  }

  /** Adds the squares from which a hop over a corner leads over one of these to a free square. */
  public void addDiagonalHops(long[] over, long[] free) {
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      reached[w] |=
          HopMap.ahead(over, free, w, NORTH_EAST)
              | HopMap.behind(over, free, w, NORTH_EAST)
              | HopMap.ahead(over, free, w, SOUTH_EAST)
              | HopMap.behind(over, free, w, SOUTH_EAST);
    }
  }

  /** Adds the squares from which a hop along a rank or file leads over one of these. */
  public void addStraightHops(long[] over, long[] free) {
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      reached[w] |=
          HopMap.ahead(over, free, w, NORTH)
              | HopMap.behind(over, free, w, NORTH)
              | HopMap.ahead(over, free, w, EAST)
              | HopMap.behind(over, free, w, EAST);
    }
  }

  /** Adds every square from which hops over these squares to free ones lead to one that is in. */
  public long[] flood(long[] over, long[] free) {
    long[] now = fresh;
    long[] next = fresher;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      now[w] = reached[w] & free[w];
    }
    long any;
    do {
      any = 0;
      for (int w = 1; w <= SquareBits.WORDS; w++) {
        long found = 0;
        if ((now[w - 1] | now[w] | now[w + 1]) != 0) {
          found =
              along(over, now, w, NORTH)
                  | along(over, now, w, SOUTH_EAST)
                  | along(over, now, w, EAST)
                  | along(over, now, w, NORTH_EAST);
          found &= ~reached[w];
          reached[w] |= found;
        }
        next[w] = found & free[w];
        any |= next[w];
      }
      long[] last = now;
      now = next;
      next = last;
    } while (any != 0);
    return reached;
  }

  /** Squares of a word from which a hop over one of these, either way, leads to one of those. */
  private static long along(long[] over, long[] to, int w, int shift) {
    return HopMap.ahead(over, to, w, shift) | HopMap.behind(over, to, w, shift);
  }
}

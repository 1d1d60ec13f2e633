package games.parlour.boards.fast;

import games.parlour.boards.Grid;

/**
 * A fast form's first look at hops, for all squares at once: from which of them a hop is possible,
 * and from which in more than one direction. Most squares that a chain reaches have no way on but
 * the way back, and need no closer look. Sets are {@link SquareBits}. Mutable; one thread at a
 * time.
 */
public final class HopMap {
  private static final int NORTH = 1;
  private static final int EAST = Grid.STRIDE;
  private static final int NORTH_EAST = EAST + NORTH;
  private static final int SOUTH_EAST = EAST - NORTH;

  private final long[] any = SquareBits.empty();
  private final long[] several = SquareBits.empty();

  /** Squares from which there is a hop. */
  public long[] any() {
    return any;
  }

  /** Squares from which there are hops in two or more directions. */
  public long[] several() {
    return several;
  }

  /** Finds the hops over these squares to those that are free. */
  public void find(long[] over, long[] free) {
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      any[w] = 0;
      several[w] = 0;
      add(w, ahead(over, free, w, NORTH), behind(over, free, w, NORTH));
      add(w, ahead(over, free, w, SOUTH_EAST), behind(over, free, w, SOUTH_EAST));
      add(w, ahead(over, free, w, EAST), behind(over, free, w, EAST));
      add(w, ahead(over, free, w, NORTH_EAST), behind(over, free, w, NORTH_EAST));
    }
  }

  private void add(int w, long up, long down) {
    several[w] |= any[w] & (up | down) | up & down;
    any[w] |= up | down;
  }

  /** Squares with somebody one shift up and a free square two shifts up. */
  static long ahead(long[] over, long[] free, int w, int shift) {
    int two = 2 * shift;
    return (over[w] >>> shift | over[w + 1] << 64 - shift)
        & (free[w] >>> two | free[w + 1] << 64 - two);
  }

  static long behind(long[] over, long[] free, int w, int shift) {
    int two = 2 * shift;
    return (over[w] << shift | over[w - 1] >>> 64 - shift)
        & (free[w] << two | free[w - 1] >>> 64 - two);
  }
}

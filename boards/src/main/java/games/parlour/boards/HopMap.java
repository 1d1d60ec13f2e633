package games.parlour.boards;

/**
 * The fast lane's first look at hops, for all squares at once: from which of them a hop is
 * possible, and from which in more than one direction. Most squares that a chain reaches have no
 * way on but the way back, and need no closer look. Sets are {@link Padded}. Mutable; one thread at
 * a time.
 */
public final class HopMap {
  private final int[] shifts = new int[4];
  private final long[] any = Padded.empty();
  private final long[] several = Padded.empty();

  public HopMap(Grid grid) {
    shifts[0] = grid.shift(Direction.NORTH);
    shifts[1] = grid.shift(Direction.SOUTH_EAST);
    shifts[2] = grid.shift(Direction.EAST);
    shifts[3] = grid.shift(Direction.NORTH_EAST);
  }

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
    for (int w = 1; w <= Padded.WORDS; w++) {
      long once = 0;
      long more = 0;
      for (int shift : shifts) {
        long next = ahead(over, free, w, shift);
        more |= once & next;
        once |= next;
        next = behind(over, free, w, shift);
        more |= once & next;
        once |= next;
      }
      any[w] = once;
      several[w] = more;
    }
  }

  /** Squares with somebody one shift up and a free square two shifts up. */
  private static long ahead(long[] over, long[] free, int w, int shift) {
    int two = 2 * shift;
    return (over[w] >>> shift | over[w + 1] << 64 - shift)
        & (free[w] >>> two | free[w + 1] << 64 - two);
  }

  private static long behind(long[] over, long[] free, int w, int shift) {
    int two = 2 * shift;
    return (over[w] << shift | over[w - 1] >>> 64 - shift)
        & (free[w] << two | free[w - 1] >>> 64 - two);
  }
}

package games.parlour.boards;

/**
 * The fast lane's look back: from which squares hops lead to squares of interest, found for all
 * squares at once, so that only pieces on them need a closer look. It may name too many: a piece is
 * not taken off the board while it hops. Sets are {@link Padded}. Mutable; one thread at a time.
 */
public final class HopFlood {
  private static final int NORTH = 1;
  private static final int EAST = Grid.STRIDE;
  private static final int NORTH_EAST = EAST + NORTH;
  private static final int SOUTH_EAST = EAST - NORTH;

  private final long[] reached = Padded.empty();
  private boolean grew;

  /** Empties the squares of interest. */
  public void clear() {
    for (int w = 1; w <= Padded.WORDS; w++) {
      reached[w] = 0;
    }
  }

  /** Adds free squares out of a set. */
  public void add(long[] squares, long[] free) {
    for (int w = 1; w <= Padded.WORDS; w++) {
      reached[w] |= squares[w] & free[w];
    }
  }

  /** Adds the squares from which a hop over a corner leads over one of these to a free square. */
  public void addDiagonalHops(long[] over, long[] free) {
    for (int w = 1; w <= Padded.WORDS; w++) {
      reached[w] |=
          HopMap.ahead(over, free, w, NORTH_EAST)
              | HopMap.behind(over, free, w, NORTH_EAST)
              | HopMap.ahead(over, free, w, SOUTH_EAST)
              | HopMap.behind(over, free, w, SOUTH_EAST);
    }
  }

  /** Adds the squares from which a hop along a rank or file leads over one of these. */
  public void addStraightHops(long[] over, long[] free) {
    for (int w = 1; w <= Padded.WORDS; w++) {
      reached[w] |=
          HopMap.ahead(over, free, w, NORTH)
              | HopMap.behind(over, free, w, NORTH)
              | HopMap.ahead(over, free, w, EAST)
              | HopMap.behind(over, free, w, EAST);
    }
  }

  /** Adds every square from which hops over these squares to free ones lead to one that is in. */
  public long[] flood(long[] over, long[] free) {
    do {
      grew = false;
      along(over, free, NORTH);
      along(over, free, SOUTH_EAST);
      along(over, free, EAST);
      along(over, free, NORTH_EAST);
    } while (grew);
    return reached;
  }

  private void along(long[] over, long[] free, int shift) {
    int rest = 64 - shift;
    int two = 2 * shift;
    int twoRest = 64 - two;
    long more = 0;
    for (int w = 1; w <= Padded.WORDS; w++) {
      long ahead =
          (over[w] >>> shift | over[w + 1] << rest)
              & ((reached[w] & free[w]) >>> two | (reached[w + 1] & free[w + 1]) << twoRest);
      long behind =
          (over[w] << shift | over[w - 1] >>> rest)
              & ((reached[w] & free[w]) << two | (reached[w - 1] & free[w - 1]) >>> twoRest);
      long found = (ahead | behind) & ~reached[w];
      reached[w] |= found;
      more |= found;
    }
    grew |= more != 0;
  }
}

package games.parlour.suffragetto.evaluation;

import games.parlour.boards.Grid;
import games.parlour.boards.fast.SquareBits;
import games.parlour.suffragetto.fast.FastBoard;
import games.parlour.suffragetto.rules.Zones;

/**
 * Which pieces of a faction stand badly in the Arena: those that one hop of a neighbour would take,
 * and those that could be taken along a diagonal if an enemy came beside them. Found for all at
 * once in sets of squares. Mutable.
 */
final class Threats {
  private static final long[] ARENA = SquareBits.of(Zones.ARENA);

  private final FastBoard board;

  int small;
  int large;
  int exposed;

  Threats(FastBoard board) {
    this.board = board;
  }

  /** Counts the pieces of a faction that stand badly. */
  void count(int faction) {
    int enemy = 1 - faction;
    long[] own = board.pieces[faction];
    long[] ownLarge = board.large[faction];
    long[] hoppers = board.pieces[enemy];
    long[] largeHoppers = board.large[enemy];
    long[] ground = board.tables.ground[enemy];
    small = 0;
    large = 0;
    exposed = 0;
    long freeBefore = 0;
    long free = ground[1] & ~(own[1] | hoppers[1]);
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      long freeAfter = ground[w + 1] & ~(own[w + 1] | hoppers[w + 1]);
      long prey = own[w] & ARENA[w];
      if (prey != 0) {
        long taken =
            along(Grid.STRIDE - 1, hoppers, w, freeBefore, free, freeAfter)
                | along(Grid.STRIDE + 1, hoppers, w, freeBefore, free, freeAfter)
                | along(1, largeHoppers, w, freeBefore, free, freeAfter)
                | along(Grid.STRIDE, largeHoppers, w, freeBefore, free, freeAfter);
        long open =
            open(Grid.STRIDE - 1, freeBefore, free, freeAfter)
                | open(Grid.STRIDE + 1, freeBefore, free, freeAfter);
        taken &= prey;
        small += Long.bitCount(taken & ~ownLarge[w]);
        large += Long.bitCount(taken & ownLarge[w]);
        exposed += Long.bitCount(open & prey);
      }
      freeBefore = free;
      free = freeAfter;
    }
  }

  /** Squares with a hopper on one side and a free square on the other, one shift away. */
  private static long along(int shift, long[] hoppers, int w, long before, long free, long after) {
    int rest = 64 - shift;
    long hopperBelow = hoppers[w] << shift | hoppers[w - 1] >>> rest;
    long hopperAbove = hoppers[w] >>> shift | hoppers[w + 1] << rest;
    long freeBelow = free << shift | before >>> rest;
    long freeAbove = free >>> shift | after << rest;
    return hopperBelow & freeAbove | hopperAbove & freeBelow;
  }

  /** Squares that are free on both sides. */
  private static long open(int shift, long before, long free, long after) {
    int rest = 64 - shift;
    return (free << shift | before >>> rest) & (free >>> shift | after << rest);
  }
}

package games.parlour.chitral.fast;

import games.parlour.boards.fast.HopMap;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.Neighbours;
import games.parlour.boards.fast.SquareBits;
import games.parlour.boards.fast.StepMap;
import games.parlour.chitral.rules.Layout;
import games.parlour.core.MoveList;

/**
 * Looks only for moves that may take somebody or enter the Fort: beginning from the squares where
 * that happens, it asks who can come there. Some of what it finds may be quiet after all. Mutable;
 * one thread at a time.
 */
final class LoudMoveFinder {
  private final FastMen men;
  private final HopMap strikes = new HopMap();
  private final StepMap steps = new StepMap();
  private final long[] free = SquareBits.empty();

  /** Where something happens on arrival, and the men who may come there by jumps. */
  private final long[] goals = SquareBits.empty();

  private final long[] jumpers = SquareBits.empty();

  private final long[] seen = SquareBits.empty();
  private final int[] trail = new int[Layout.RANKS.grid().numbers()];

  LoudMoveFinder(FastMen men) {
    this.men = men;
  }

  /** Whether there is any square where something happens. */
  boolean find(int colour, boolean eachJump) {
    long[] own = men.squares[colour];
    long[] enemies = men.squares[1 - colour];
    long[] fort = men.tables.fort;
    strikes.find(enemies, own);
    long[] struck = strikes.any();
    long any = 0;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      free[w] = men.tables.all[w] & ~(own[w] | enemies[w]);
      goals[w] = free[w] & (struck[w] | fort[w]);
      // a chain that takes on the way may come through its start
      jumpers[w] = eachJump ? own[w] & struck[w] : 0;
      any |= goals[w] | jumpers[w];
    }
    if (any != 0) {
      findJumpers(own);
    }
    return any != 0;
  }

  /** Goes back from the goals along jumps as far as men stand. */
  private void findJumpers(long[] own) {
    int found = 0;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      for (long word = goals[w]; word != 0; word &= word - 1) {
        trail[found++] = ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
      }
      seen[w] = goals[w];
    }
    for (int i = 0; i < found; i++) {
      int at = trail[i];
      int over = Neighbours.around(own, at);
      if (over == 0) {
        continue;
      }
      for (int ways = over & Neighbours.beyond(own, at); ways != 0; ways &= ways - 1) {
        int from = at + 2 * HopWalk.shift(Integer.numberOfTrailingZeros(ways));
        jumpers[(from >>> 6) + 1] |= 1L << from;
      }
      for (int ways = over & Neighbours.beyond(free, at); ways != 0; ways &= ways - 1) {
        int from = at + 2 * HopWalk.shift(Integer.numberOfTrailingZeros(ways));
        if (!SquareBits.has(seen, from)) {
          SquareBits.flip(seen, from);
          trail[found++] = from;
        }
      }
    }
  }

  /** Adds the steps to where something happens. */
  void steps(int colour, MoveList into) {
    if (steps.find(men.squares[colour], goals) > 0) {
      steps.list(into);
    }
  }

  boolean hasJumpers() {
    long any = 0;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      any |= jumpers[w];
    }
    return any != 0;
  }

  /** The men who may come by jumps to where something happens. */
  long[] jumpers() {
    return jumpers;
  }
}

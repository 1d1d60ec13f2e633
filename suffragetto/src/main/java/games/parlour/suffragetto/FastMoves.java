package games.parlour.suffragetto;

import games.parlour.boards.Padded;
import games.parlour.boards.Reached;
import games.parlour.boards.StepMap;
import games.parlour.core.MoveList;

/**
 * S3 to S8 for the fast form: finds the moves of the player whose turn it is. Steps are found for
 * all pieces at once; chains of hops are searched only from pieces that have a neighbour. Mutable.
 */
final class FastMoves {
  private static final int WORDS = Zones.GRID.words();
  private static final int STRIDE = Zones.GRID.height() + 1;
  private static final int INMATES_NEEDED = 12;
  private static final int MOST = 6;

  private final FastBoard board;
  private final StepMap steps = new StepMap(Zones.GRID);
  private final Reached reached = new Reached();
  private final MoveList others = new MoveList();
  private final long[] outside = Padded.empty(Zones.GRID);
  private final long[] free = Padded.empty(Zones.GRID);
  private final long[] over = Padded.empty(Zones.GRID);
  private final long[] column = Padded.empty(Zones.GRID);
  private int stepCount;

  FastMoves(FastBoard board) {
    this.board = board;
  }

  /** Makes these the only moves. */
  void only(long first, long second) {
    stepCount = 0;
    others.clear();
    others.add(first);
    others.add(second);
  }

  /** Finds what a faction can do at its turn. */
  void find(int faction, boolean mayCall) {
    long[] own = board.all[faction];
    long[] enemies = board.all[1 - faction];
    long[] ground = board.tables.ground[faction];
    long[] hoppable = board.tables.over[faction];
    long[] goal = board.tables.goal[faction];
    for (int w = 1; w <= WORDS; w++) {
      long occupied = own[w] | enemies[w];
      free[w] = ground[w] & ~occupied;
      over[w] = hoppable[w] & occupied;
      outside[w] = own[w] & ~goal[w];
    }
    others.clear();
    stepCount = steps.find(outside, free);
    findInside(faction, own, goal);
    findChains(faction, own);
    if (stepCount + others.size() == 0) {
      others.add(FastMove.pass());
    }
    if (mayCall) {
      findCalls();
    }
  }

  private void findInside(int faction, long[] own, long[] goal) {
    if (board.inside[faction] == 0) {
      return;
    }
    for (int w = 1; w <= WORDS; w++) {
      for (long word = own[w] & goal[w]; word != 0; word &= word - 1) {
        int from = ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
        for (int to : board.tables.inside[faction][from]) {
          if (Padded.has(free, to)) {
            others.add(FastMove.travel(from, to, 0));
          }
        }
      }
    }
  }

  /** Searches chains from every piece with somebody beside it to hop over. */
  private void findChains(int faction, long[] own) {
    for (int w = 1; w <= WORDS; w++) {
      column[w] = over[w] | over[w] << 1 | over[w - 1] >>> 63 | over[w] >>> 1 | over[w + 1] << 63;
    }
    long[] starters = board.tables.edition.putsInside() ? outside : own;
    for (int w = 1; w <= WORDS; w++) {
      long beside =
          over[w] << 1
              | over[w - 1] >>> 63
              | over[w] >>> 1
              | over[w + 1] << 63
              | column[w] << STRIDE
              | column[w - 1] >>> (64 - STRIDE)
              | column[w] >>> STRIDE
              | column[w + 1] << (64 - STRIDE);
      for (long word = starters[w] & beside; word != 0; word &= word - 1) {
        findChains(faction, ((w - 1) << 6) + Long.numberOfTrailingZeros(word));
      }
    }
  }

  /**
   * Chains of one piece; a state is the square it is on plus 512 times the enemies it has taken.
   */
  private void findChains(int faction, int start) {
    int[][] hops = board.tables.hops[board.pieceAt(faction, start)];
    long[] own = board.all[faction];
    long[] enemies = board.all[1 - faction];
    reached.clear();
    reached.add(start);
    Padded.flip(own, start); // its square counts as empty on the way
    Padded.flip(free, start);
    for (int i = 0; i < reached.size(); i++) {
      int state = reached.get(i);
      int taken = state >>> 9;
      for (int hop : hops[state & 511]) {
        int middle = hop & 511;
        int to = hop >> 9 & 511;
        if (!Padded.has(free, to) && (taken == 0 || !gone(enemies, to, taken))) {
          continue;
        }
        if (Padded.has(own, middle)) {
          reached.add(to | taken << 9);
        } else if (Padded.has(enemies, middle) && (hop & FastTables.OVER_ENEMY) != 0) {
          int victim = 1 << Padded.below(enemies, middle);
          if ((taken & victim) == 0) {
            int now = (hop & FastTables.TAKES) != 0 ? taken | victim : taken;
            reached.add(to | now << 9);
          }
        }
      }
    }
    Padded.flip(own, start);
    Padded.flip(free, start);
    for (int i = 1; i < reached.size(); i++) {
      int state = reached.get(i);
      others.add(FastMove.travel(start, state & 511, state >>> 9));
    }
  }

  /** Whether an enemy who stood on this square has been taken on the way. */
  private static boolean gone(long[] enemies, int square, int taken) {
    return Padded.has(enemies, square) && (taken >>> Padded.below(enemies, square) & 1) != 0;
  }

  /** S8. */
  private void findCalls() {
    int[] held = board.inmates;
    if (held[0] + held[1] < INMATES_NEEDED || held[2] + held[3] < INMATES_NEEDED) {
      return;
    }
    for (int w = 1; w <= WORDS; w++) {
      if ((board.tables.yards[w] & (board.all[0][w] | board.all[1][w])) != 0) {
        return;
      }
    }
    int mostLarge = Math.min(Math.min(held[1], held[3]), MOST);
    int mostSmall = Math.min(held[0], held[2]);
    for (int large = 0; large <= mostLarge; large++) {
      for (int small = large == 0 ? 1 : 0; small <= Math.min(mostSmall, MOST - large); small++) {
        others.add(FastMove.call(large, small));
      }
    }
  }

  int count() {
    return stepCount + others.size();
  }

  long pick(int index) {
    return index < stepCount ? steps.pick(index) : others.get(index - stepCount);
  }

  void list(MoveList into) {
    into.clear();
    if (stepCount > 0) {
      steps.list(into);
    }
    for (int i = 0; i < others.size(); i++) {
      into.add(others.get(i));
    }
  }
}

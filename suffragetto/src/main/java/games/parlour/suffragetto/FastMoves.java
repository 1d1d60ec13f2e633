package games.parlour.suffragetto;

import games.parlour.boards.Direction;
import games.parlour.boards.Neighbours;
import games.parlour.boards.Padded;
import games.parlour.boards.Reached;
import games.parlour.boards.StepMap;
import games.parlour.core.MoveList;
import java.util.Arrays;

/**
 * S3 to S8 for the fast form: finds the moves of the player whose turn it is. Steps are found for
 * all pieces at once; chains of hops are searched only from pieces that have a neighbour. Mutable.
 */
final class FastMoves {
  private static final int WORDS = Zones.GRID.words();
  private static final int STRIDE = Zones.GRID.height() + 1;
  private static final int INMATES_NEEDED = 12;
  private static final int MOST = 6;

  private static final int NOTHING = 0;
  private static final int TRAVELS = 1;
  private static final int TAKES = 2;
  private static final long[] ARENA = Padded.of(Zones.GRID, Zones.ARENA);
  private static final int[] SHIFTS =
      Arrays.stream(Direction.values()).mapToInt(Zones.GRID::shift).toArray();

  private final FastBoard board;
  private final Neighbours neighbours = new Neighbours(Zones.GRID);
  private final StepMap steps = new StepMap(Zones.GRID);
  private final Reached reached = new Reached();
  private final MoveList others = new MoveList();
  private final long[] outside = Padded.empty(Zones.GRID);
  private final long[] free = Padded.empty(Zones.GRID);
  private final long[] over = Padded.empty(Zones.GRID);
  private final long[] seen = Padded.empty(Zones.GRID);
  private final long[] column = Padded.empty(Zones.GRID);

  /** The squares that a piece has reached without a capture, where it began first. */
  private final int[] trail = new int[Zones.GRID.numbers()];

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

  /** Chains of one piece: first those that take nobody, then on from where they can take. */
  private void findChains(int faction, int start) {
    long[] own = board.all[faction];
    boolean large = Padded.has(board.large[faction], start);
    boolean inWay = Padded.has(over, start);
    boolean comesBack = Padded.has(board.tables.ground[faction], start);
    if (inWay) {
      Padded.flip(over, start); // it hops over others, not over itself
    }
    if (comesBack) {
      Padded.flip(free, start); // its square counts as empty on the way
    }
    reached.clear();
    trail[0] = start;
    Padded.flip(seen, start);
    int found = 1;
    for (int i = 0; i < found; i++) {
      int at = trail[i];
      for (int ways = ways(faction, at); ways != 0; ways &= ways - 1) {
        int direction = Integer.numberOfTrailingZeros(ways);
        int middle = at + SHIFTS[direction];
        int to = middle + SHIFTS[direction];
        int kind = hop(own, middle, direction, large);
        if (kind == TAKES) {
          reached.add(to | victim(faction, middle) << 9);
        } else if (kind == TRAVELS && !Padded.has(seen, to)) {
          Padded.flip(seen, to);
          trail[found++] = to;
          others.add(FastMove.travel(start, to, 0));
        }
      }
    }
    for (int i = 0; i < found; i++) {
      Padded.flip(seen, trail[i]);
    }
    if (reached.size() > 0) {
      findCaptures(faction, start, large);
    }
    if (inWay) {
      Padded.flip(over, start);
    }
    if (comesBack) {
      Padded.flip(free, start);
    }
  }

  /** Goes on after captures; a state is a square plus 512 times the enemies taken on the way. */
  private void findCaptures(int faction, int start, boolean large) {
    long[] own = board.all[faction];
    int gone = 0;
    for (int i = 0; i < reached.size(); i++) {
      int at = reached.get(i) & 511;
      int taken = reached.get(i) >>> 9;
      remove(faction, gone ^ taken);
      gone = taken;
      others.add(FastMove.travel(start, at, taken));
      for (int ways = ways(faction, at); ways != 0; ways &= ways - 1) {
        int direction = Integer.numberOfTrailingZeros(ways);
        int middle = at + SHIFTS[direction];
        int to = middle + SHIFTS[direction];
        int kind = hop(own, middle, direction, large);
        if (kind != NOTHING) {
          int now = kind == TAKES ? taken | victim(faction, middle) : taken;
          reached.add(to | now << 9);
        }
      }
    }
    remove(faction, gone);
  }

  /** In which directions somebody can be hopped over and the square behind is free. */
  private int ways(int faction, int at) {
    return neighbours.around(over, at)
        & neighbours.beyond(free, at)
        & board.tables.ways[faction][at];
  }

  /** S6, S10: whether a hop over this square is travel, a capture or not allowed. */
  private int hop(long[] own, int middle, int direction, boolean large) {
    if (Padded.has(own, middle)) {
      return TRAVELS;
    }
    boolean strikes = large || (Neighbours.DIAGONALS >>> direction & 1) != 0;
    if (strikes && Padded.has(ARENA, middle)) {
      return TAKES;
    }
    return board.tables.edition.travelsOverEnemies() ? TRAVELS : NOTHING;
  }

  private int victim(int faction, int square) {
    return 1 << Padded.below(board.all[1 - faction], square);
  }

  /**
   * Takes enemies off the squares that can be hopped over, or puts them back. Nobody can land where
   * they stood: a chain moves by two squares and takes at one.
   */
  private void remove(int faction, int victims) {
    for (int left = victims; left != 0; left &= left - 1) {
      int index = Integer.numberOfTrailingZeros(left);
      Padded.flip(over, Padded.nth(board.all[1 - faction], index));
    }
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

package games.parlour.suffragetto.fast;

import games.parlour.boards.fast.HopFlood;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.Neighbours;
import games.parlour.boards.fast.SquareBits;
import games.parlour.boards.fast.StateQueue;
import games.parlour.core.search.MoveList;
import games.parlour.suffragetto.rules.Zones;

/**
 * S5 to S7 for the fast form: the chains of hops of one faction. What is free and who can be hopped
 * over is looked up in sets that are changed while a piece is on its way and put right again.
 * Mutable.
 */
final class ChainFinder {
  private static final long[] ARENA = SquareBits.of(Zones.ARENA);

  private final FastBoard board;
  private final HopWalk hops = new HopWalk();
  private final StateQueue reached = new StateQueue();
  private final HopFlood flood = new HopFlood();
  private final long[] prey = SquareBits.empty();
  private final long[] starts = SquareBits.empty();
  private final MoveList quiet = new MoveList();

  /** By word: how many enemies there are before it. */
  private final int[] enemiesBefore = new int[SquareBits.WORDS + 1];

  private long[] own = prey;
  private long[] enemies = prey;
  private long[] free = prey;
  private long[] over = prey;
  private boolean travelsOverEnemies;

  /** How many more chains that take may be found; below zero if there were more. */
  private int chainsLeft = Integer.MAX_VALUE;

  private MoveList into = new MoveList();

  /** Where the ends of chains are put that take nobody. */
  private MoveList ends = into;

  ChainFinder(FastBoard board) {
    this.board = board;
  }

  /**
   * From now on chains that take may come through so many states; what lies beyond is not found.
   */
  void allow(int states) {
    chainsLeft = states;
  }

  /** Whether no more states than were allowed were needed. */
  boolean hasFoundAll() {
    return chainsLeft >= 0;
  }

  /** Adds every chain of these pieces. */
  void find(int faction, long[] pieces, long[] freeSquares, long[] somebody, MoveList moves) {
    ready(faction, freeSquares, somebody, moves);
    from(faction, pieces, hops.starts());
  }

  /** Adds the chains of these pieces that take or enter. */
  void findLoud(int faction, long[] pieces, long[] freeSquares, long[] somebody, MoveList moves) {
    ready(faction, freeSquares, somebody, moves);
    long[] goal = board.tables.goal[faction];
    long[] large = board.large[faction];
    flood.clear();
    flood.add(goal, free);
    flood.addDiagonalHops(prey, free);
    long[] promising = flood.flood(over, free);
    long some = 0;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      starts[w] = hops.starts()[w] & promising[w] & ~large[w];
      some |= hops.starts()[w] & large[w];
    }
    if (some != 0) {
      flood.addStraightHops(prey, free); // which only large pieces take by
      flood.flood(over, free);
      for (int w = 1; w <= SquareBits.WORDS; w++) {
        starts[w] |= hops.starts()[w] & promising[w] & large[w];
      }
    }
    ends = quiet;
    quiet.clear();
    from(faction, pieces, starts);
    for (int i = 0; i < quiet.size(); i++) {
      if (SquareBits.has(goal, MoveBits.to(quiet.get(i)))) {
        into.add(quiet.get(i));
      }
    }
  }

  private void ready(int faction, long[] freeSquares, long[] somebody, MoveList moves) {
    own = board.pieces[faction];
    enemies = board.pieces[1 - faction];
    free = freeSquares;
    over = somebody;
    travelsOverEnemies = board.tables.edition.travelsOverEnemies();
    into = moves;
    ends = moves;
    int count = 0;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      prey[w] = enemies[w] & ARENA[w];
      enemiesBefore[w] = count;
      count += Long.bitCount(enemies[w]);
    }
    hops.ready(over, travelsOverEnemies ? over : own, prey, free, board.tables.ways[faction]);
  }

  private void from(int faction, long[] pieces, long[] canHop) {
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      for (long word = pieces[w] & canHop[w]; word != 0; word &= word - 1) {
        int start = ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
        boolean large = SquareBits.has(board.large[faction], start);
        boolean comesBack = SquareBits.has(board.tables.ground[faction], start);
        from(start, large ? 0xFF : Neighbours.DIAGONALS, comesBack);
      }
    }
  }

  /** Chains of one piece: first those that take nobody, then on from where they can take. */
  private void from(int start, int strikes, boolean comesBack) {
    reached.clear();
    boolean returns = comesBack && Neighbours.around(prey, start) != 0;
    if (returns) {
      SquareBits.flip(free, start); // a chain that takes a neighbour may end where it began
    }
    travel(start, strikes, !returns);
    if (reached.size() > 0) {
      if (comesBack && !returns) {
        SquareBits.flip(free, start); // its square counts as empty on the way
      }
      afterCaptures(start, strikes);
    }
    if (comesBack && SquareBits.has(free, start)) {
      SquareBits.flip(free, start);
    }
  }

  /** Hops as far as it goes without a capture and notes where captures begin. */
  private void travel(int start, int strikes, boolean maySkip) {
    hops.walk(start, strikes, maySkip, ends);
    for (int i = 0; i < hops.strikers(); i++) {
      int at = hops.striker(i) & 511;
      for (int ways = hops.striker(i) >>> 9; ways != 0; ways &= ways - 1) {
        int shift = HopWalk.shift(Integer.numberOfTrailingZeros(ways));
        reached.add(at + 2 * shift | bit(at + shift) << 9);
      }
    }
  }

  /** Goes on after captures; a state is a square plus 512 times the enemies taken on the way. */
  private void afterCaptures(int start, int strikes) {
    int gone = 0;
    int most = chainsLeft;
    int i = 0;
    for (; i < reached.size() && i < most; i++) {
      int at = reached.get(i) & 511;
      int taken = reached.get(i) >>> 9;
      remove(gone ^ taken);
      gone = taken;
      into.add(MoveBits.travel(start, at, taken));
      for (int ways = hops.ways(at); ways != 0; ways &= ways - 1) {
        int direction = Integer.numberOfTrailingZeros(ways);
        int middle = at + HopWalk.shift(direction);
        int to = middle + HopWalk.shift(direction);
        if (takes(middle, strikes >>> direction)) {
          reached.add(to | (taken | bit(middle)) << 9);
        } else if (travelsOverEnemies || SquareBits.has(own, middle)) {
          reached.add(to | taken << 9);
        }
      }
    }
    remove(gone);
    chainsLeft = i < reached.size() ? -1 : most - i;
  }

  /** The bit of the enemy on a square, by its place among all. */
  private int bit(int square) {
    int w = (square >>> 6) + 1;
    return 1 << enemiesBefore[w] + Long.bitCount(enemies[w] & (1L << square) - 1);
  }

  /** S6: whether a hop over this square, in a direction that strikes if the bit is set, takes. */
  private boolean takes(int middle, int strikes) {
    return (strikes & 1) != 0 && SquareBits.has(prey, middle);
  }

  /**
   * Takes enemies off the squares that can be hopped over, or puts them back. Nobody can land where
   * they stood: a chain moves by two squares and takes at one.
   */
  private void remove(int victims) {
    for (int left = victims; left != 0; left &= left - 1) {
      SquareBits.flip(over, SquareBits.nth(enemies, Integer.numberOfTrailingZeros(left)));
    }
  }
}

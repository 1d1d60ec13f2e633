package games.parlour.chitral.fast;

import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.MoveBuffer;
import games.parlour.boards.fast.SquareBits;
import games.parlour.boards.fast.StateQueue;
import games.parlour.chitral.rules.Layout;
import games.parlour.core.search.MoveList;

/**
 * F2, F3 for the fast form: finds the moves of a colour. Steps are found for all men at once,
 * chains man by man. Mutable.
 */
final class MoveFinder {
  private final FastMen men;
  private final LoudMoveFinder loud;
  private final MoveBuffer found;
  private final HopWalk hops = new HopWalk();
  private final long[] free = SquareBits.empty();

  /** For chains that take on the way: by square, the enemies taken on arrival. */
  private final int[] takenAt = new int[Layout.RANKS.grid().numbers()];

  private final MoveList plain = new MoveList();
  private final StateQueue reached = new StateQueue();

  /** How many more chains that take on the way may be found; below zero if there were more. */
  private int movesLeft = Integer.MAX_VALUE;

  /** Puts what it finds in one place. */
  MoveFinder(FastMen men, MoveBuffer found) {
    this.men = men;
    this.found = found;
    this.loud = new LoudMoveFinder(men);
  }

  /**
   * Finds what a colour can do, unless there are more chains that take on the way than so many;
   * says whether it has found all.
   */
  boolean find(int colour, boolean eachJump, int most) {
    long[] own = men.squares[colour];
    movesLeft = most;
    getReady(colour);
    found.clear();
    found.steps(own, free);
    jumps(colour, own, eachJump, found.others());
    if (found.count() == 0) {
      found.others().add(MoveBits.PASS);
    }
    return movesLeft >= 0;
  }

  /** Finds the steps of a colour. */
  void findWithoutJumps(int colour) {
    getReady(colour);
    found.clear();
    found.steps(men.squares[colour], free);
  }

  /**
   * Lists what may take somebody or enter the Fort, and perhaps more, in the usual order, with no
   * more than so many chains that take on the way; says whether it is all.
   */
  boolean findLoud(int colour, boolean eachJump, MoveList into, int most) {
    movesLeft = most;
    if (loud.find(colour, eachJump)) {
      loud.steps(colour, into);
      if (loud.hasJumpers()) {
        getReady(colour);
        jumps(colour, loud.jumpers(), eachJump, into);
      }
    }
    return movesLeft >= 0;
  }

  private void getReady(int colour) {
    long[] own = men.squares[colour];
    long[] enemies = men.squares[1 - colour];
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      free[w] = men.tables.all[w] & ~(own[w] | enemies[w]);
    }
    hops.ready(own, free);
  }

  private void jumps(int colour, long[] jumpers, boolean eachJump, MoveList into) {
    long[] canJump = hops.starts();
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      for (long word = jumpers[w] & canJump[w]; word != 0; word &= word - 1) {
        int start = ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
        if (eachJump) {
          takingOnTheWay(colour, start, into);
        } else {
          hops.walk(start, into);
        }
      }
    }
  }

  /**
   * Chains of a man that takes on the way, if there is anybody to take on the squares he reaches.
   */
  private void takingOnTheWay(int colour, int start, MoveList into) {
    plain.clear();
    int squares = hops.walk(start, plain);
    if (notesTaken(colour, start, squares)) {
      chains(start, into);
    } else {
      for (int i = 0; i < plain.size(); i++) {
        into.add(plain.get(i));
      }
    }
  }

  /** Notes whom a man takes on each square of its walk, its start included; whether anybody. */
  private boolean notesTaken(int colour, int start, int squares) {
    long[] enemies = men.squares[1 - colour];
    int any = 0;
    SquareBits.flip(men.squares[colour], start); // it has left and is no partner of itself
    for (int i = 0; i < squares; i++) {
      int at = hops.square(i);
      int taken = 0;
      for (int ways = men.strikes(colour, at); ways != 0; ways &= ways - 1) {
        int victim = at + HopWalk.shift(Integer.numberOfTrailingZeros(ways));
        taken |= SquareBits.bit(enemies, victim);
      }
      takenAt[at] = taken;
      any |= taken;
    }
    SquareBits.flip(men.squares[colour], start);
    return any != 0;
  }

  /**
   * Chains of a man that takes on the way; a state is a square plus 512 times the enemies taken.
   * Who is taken was never in the way: a chain moves by two squares and takes at one.
   */
  private void chains(int start, MoveList into) {
    SquareBits.flip(free, start); // it may be passed, though not be the end
    reached.clear();
    reached.add(start);
    int found = 0;
    for (int i = 0; i < reached.size() && found <= movesLeft; i++) {
      int at = reached.get(i) & 511;
      int taken = reached.get(i) >>> 9;
      if (at != start) { // the start comes up no more often than the squares around it
        into.add(MoveBits.travel(start, at, taken & ~takenAt[at]));
        found++;
      }
      for (int ways = hops.ways(at); ways != 0; ways &= ways - 1) {
        int to = at + 2 * HopWalk.shift(Integer.numberOfTrailingZeros(ways));
        reached.add(to | (taken | takenAt[to]) << 9);
      }
    }
    SquareBits.flip(free, start);
    movesLeft = found > movesLeft ? -1 : movesLeft - found;
  }
}

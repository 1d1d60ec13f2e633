package games.parlour.chitral.fast;

import games.parlour.boards.fast.HopTree;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.Neighbours;
import games.parlour.boards.fast.SquareBits;
import games.parlour.chitral.rules.Rules;

/**
 * F2, F3 for the fast form: the chains of one man with their paths. {@link MoveFinder} finds the
 * ends of all chains quicker; this is asked where a path is to be told, or where there are so many
 * that only the first ones are wanted. Who is taken was never in the way, so the board stays the
 * same along a chain. Mutable.
 */
final class ManJumps extends HopTree {
  private final FastMen men;
  private final long[] free = SquareBits.empty();
  private int colour;
  private boolean eachJump;

  /** What the tree was planted in; it stays as long as nothing moves. */
  private FastTables tables;

  private long hash;
  private int lines;
  private int start = -1;

  ManJumps(FastMen men) {
    this.men = men;
    this.tables = men.tables;
  }

  /** Gets ready for the chains of a colour's man on a square. */
  void ready(Rules rules, int mover, int from) {
    boolean same =
        start == from
            && colour == mover
            && hash == men.hash
            && tables == men.tables
            && eachJump == rules.eachJump()
            && lines == men.lines();
    if (same) {
      return;
    }
    start = from;
    colour = mover;
    hash = men.hash;
    tables = men.tables;
    eachJump = rules.eachJump();
    lines = men.lines();
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      free[w] = tables.all[w] & ~(men.squares[0][w] | men.squares[1][w]);
    }
    SquareBits.flip(free, start); // it may be passed, though not be the end
    plant(start);
  }

  @Override
  protected int ways(int state) {
    int at = state & 511;
    return Neighbours.around(men.squares[colour], at) & Neighbours.beyond(free, at);
  }

  @Override
  protected int hop(int state, int direction) {
    int to = (state & 511) + 2 * HopWalk.shift(direction);
    int taken = eachJump ? MoveCodec.takenAtEnd(men, colour, start, to) : 0;
    return to | (state >>> 9 | taken) << 9;
  }
}

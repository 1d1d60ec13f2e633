package games.parlour.suffragetto.fast;

import games.parlour.boards.fast.HopTree;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.Neighbours;
import games.parlour.boards.fast.SquareBits;
import games.parlour.suffragetto.rules.Zones;

/**
 * S5 to S7 for the fast form: the chains of one piece with their paths. {@link ChainFinder} finds
 * the ends of all chains quicker; this is asked where a path is to be told, or where there are so
 * many that only the first ones are wanted. Mutable.
 */
final class PieceHops extends HopTree {
  private static final long[] ARENA = SquareBits.of(Zones.ARENA);

  private final FastBoard board;
  private final long[] free = SquareBits.empty();

  /** Who can be hopped over: everybody but those that the last state looked at has taken. */
  private final long[] over = SquareBits.empty();

  private int gone;
  private int faction;
  private int strikes;

  /** What the tree was planted in; it stays as long as nothing moves. */
  private FastTables tables;

  private long hash;
  private int start = -1;

  PieceHops(FastBoard board) {
    this.board = board;
    this.tables = board.tables;
  }

  /** Gets ready for the chains of a faction's piece on a square. */
  void ready(int mover, int from) {
    boolean same =
        start == from && faction == mover && hash == board.hash && tables == board.tables;
    if (same) {
      return;
    }
    start = from;
    faction = mover;
    hash = board.hash;
    tables = board.tables;
    strikes = SquareBits.has(board.large[faction], start) ? 0xFF : Neighbours.DIAGONALS;
    gone = 0;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      long occupied = board.pieces[0][w] | board.pieces[1][w];
      free[w] = tables.ground[faction][w] & ~occupied;
      over[w] = tables.over[faction][w] & occupied;
    }
    if (SquareBits.has(tables.ground[faction], start)) {
      SquareBits.flip(free, start); // its square counts as empty on the way
    }
    plant(start);
  }

  @Override
  protected int ways(int state) {
    int at = state & 511;
    remove(gone ^ state >>> 9);
    gone = state >>> 9;
    return Neighbours.around(over, at) & Neighbours.beyond(free, at) & allowed(at);
  }

  /** Without enemies who can be hopped over but not be taken, where an edition forbids that. */
  private int allowed(int at) {
    int allowed = tables.ways[faction][at];
    if (!tables.edition.travelsOverEnemies()) {
      int enemies = Neighbours.around(board.pieces[1 - faction], at);
      for (int left = enemies; left != 0; left &= left - 1) {
        int direction = Integer.numberOfTrailingZeros(left);
        allowed &= takes(at, direction) ? -1 : ~(1 << direction);
      }
    }
    return allowed;
  }

  @Override
  protected int hop(int state, int direction) {
    int at = state & 511;
    int middle = at + HopWalk.shift(direction);
    int to = middle + HopWalk.shift(direction);
    int taken = state >>> 9;
    return takes(at, direction)
        ? to | (taken | SquareBits.bit(board.pieces[1 - faction], middle)) << 9
        : to | taken << 9;
  }

  /** S6: whether a hop in a direction takes the enemy who is hopped over. */
  private boolean takes(int at, int direction) {
    int middle = at + HopWalk.shift(direction);
    return (strikes >>> direction & 1) != 0
        && SquareBits.has(board.pieces[1 - faction], middle)
        && SquareBits.has(ARENA, middle);
  }

  /** Takes enemies off the squares that can be hopped over, or puts them back. */
  private void remove(int victims) {
    for (int left = victims; left != 0; left &= left - 1) {
      int square = SquareBits.nth(board.pieces[1 - faction], Integer.numberOfTrailingZeros(left));
      SquareBits.flip(over, square);
    }
  }
}

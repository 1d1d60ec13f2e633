package games.parlour.chitral.fast;

/**
 * Moves of the fast form: where from (9 bits), where to (9 bits), and which enemies a chain takes
 * on the way besides those it takes where it ends (a bit for each of at most 18, in order of their
 * squares). Whom it takes at the end follows from the board.
 */
public final class MoveBits {
  static final long PASS = 1L << 40;

  /** How many enemies there can be. */
  static final int ENEMIES = 18;

  private MoveBits() {}

  public static int from(long move) {
    return (int) move & 511;
  }

  public static int to(long move) {
    return (int) (move >>> 9) & 511;
  }

  public static int onTheWay(long move) {
    return (int) (move >>> 18) & 0x3FFFF;
  }

  /** Whether nobody is moved. */
  public static boolean movesNobody(long move) {
    return move >= PASS;
  }

  static long travel(int from, int to, int onTheWay) {
    return from | (long) to << 9 | (long) onTheWay << 18;
  }
}

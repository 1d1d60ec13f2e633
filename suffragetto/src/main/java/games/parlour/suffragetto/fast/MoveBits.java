package games.parlour.suffragetto.fast;

import games.parlour.boards.fast.CaptureOrder;

/**
 * Moves of the fast form: for a travel where from (9 bits), where to (9 bits), and which enemies it
 * takes (a bit for each of at most 21, in order of their squares); above that the kind.
 */
public final class MoveBits {
  public static final int TRAVEL = 0;
  static final int CALL = 1;
  static final int ANSWER = 2;
  static final int PASS = 3;
  static final int TOSS = 4;

  private static final int KIND = 40;
  private static final int ENEMIES = 21;

  private MoveBits() {}

  public static int kind(long move) {
    return (int) (move >>> KIND);
  }

  public static int from(long move) {
    return (int) move & 511;
  }

  public static int to(long move) {
    return (int) (move >>> 9) & 511;
  }

  public static int taken(long move) {
    return (int) (move >>> 18) & 0x1FFFFF;
  }

  /** Where a move comes in the order of the value form; an answer that accepts comes first. */
  static long order(long move) {
    int kind = kind(move);
    int place = kind == PASS ? CALL : kind == CALL ? PASS : kind;
    int from = kind == ANSWER ? 1 - from(move) : from(move);
    int captures = CaptureOrder.rank(taken(move), ENEMIES);
    return (long) place << 39 | (long) from << 30 | (long) to(move) << ENEMIES | captures;
  }

  static long travel(int from, int to, int taken) {
    return from | (long) to << 9 | (long) taken << 18;
  }

  static long call(int large, int small) {
    return (long) CALL << KIND | large | (long) small << 9;
  }

  static long answer(boolean accepts) {
    return (long) ANSWER << KIND | (accepts ? 1 : 0);
  }

  static long pass() {
    return (long) PASS << KIND;
  }

  static long toss(int faction) {
    return (long) TOSS << KIND | faction;
  }
}

package games.parlour.players;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a position is worth when the turn under way has been played to its end and the captures and
 * entries that follow have been played out. Values are side 0's; they are exact between the bounds
 * that a caller gives, and otherwise only known to lie outside. Mutable; one thread at a time.
 */
final class TurnSearch<P, M extends Move> {
  /** Above every value. */
  static final int LIMIT = 10_000_000;

  private static final int WIN = 1_000_000;

  /** Capture, recapture, and once more: enough to see what a piece is worth where it stands. */
  private static final int REPLIES = 3;

  /**
   * A turn may take several moves (a call, its answer, the move); longer ones are judged midway.
   */
  private static final int MOVES_A_TURN = 3;

  /** Looking through a crowd takes as long as so many tries. */
  private static final int CROWD_TRIES = 10_000;

  private final FastPosition<P, M> fast;
  private final List<MoveList> lists = new ArrayList<>();
  private final long[][] orders = new long[REPLIES + MOVES_A_TURN][];
  private int triesLeft = Integer.MAX_VALUE;

  TurnSearch(FastPosition<P, M> fast) {
    this.fast = fast;
    for (int i = 0; i < orders.length; i++) {
      lists.add(new MoveList());
      orders[i] = new long[256];
    }
  }

  /** From now on so many moves may be tried; what would take more is judged as it stands. */
  void allow(int tries) {
    triesLeft = tries;
  }

  /** The value once the turn that has had so many moves is complete. */
  int restOfTurn(int movesMade, int low, int high) {
    if (fast.turns() > 0 || movesMade == MOVES_A_TURN || fast.seat() < 0 || triesLeft <= 0) {
      return settled(REPLIES, low, high);
    }
    return reply(REPLIES + movesMade, movesMade, false, low, high);
  }

  /** The value when each side may go on with captures and entries, or leave it. */
  private int settled(int replies, int low, int high) {
    if (fast.seat() == FastPosition.OVER) {
      return fast.result() * WIN;
    }
    int here = fast.evaluate();
    if (replies == 0 || fast.seat() == FastPosition.CHANCE || triesLeft <= 0) {
      return here;
    }
    if (fast.side() == 0 ? here >= high : here <= low) {
      return here;
    }
    return reply(replies - 1, replies, true, low, high);
  }

  /**
   * The best that the side to decide can do; with captures only, it may also leave all as it is.
   */
  private int reply(int level, int count, boolean loudOnly, int low, int high) {
    boolean up = fast.side() == 0;
    int best = loudOnly ? fast.evaluate() : (up ? -LIMIT : LIMIT);
    int floor = up ? Math.max(low, loudOnly ? best : low) : low;
    int ceiling = up ? high : Math.min(high, loudOnly ? best : high);
    MoveList list = lists.get(level);
    int found = order(level, list, loudOnly, up);
    for (int i = 0; i < found && floor < ceiling; i++) {
      fast.make(list.get((int) orders[level][i] & 0xFFFFF));
      int value =
          loudOnly ? settled(count - 1, floor, ceiling) : restOfTurn(count + 1, floor, ceiling);
      fast.unmake();
      best = up ? Math.max(best, value) : Math.min(best, value);
      floor = up ? Math.max(floor, best) : floor;
      ceiling = up ? ceiling : Math.min(ceiling, best);
    }
    return best;
  }

  /** Sorts the moves to try by what they look like at first sight; returns how many there are. */
  private int order(int level, MoveList list, boolean loudOnly, boolean up) {
    boolean all = fast.moves(list, Game.CROWD);
    triesLeft -= Math.min(triesLeft, all ? list.size() : CROWD_TRIES);
    if (orders[level].length < list.size()) {
      orders[level] = new long[2 * list.size()];
    }
    int found = 0;
    for (int i = 0; i < list.size(); i++) {
      long move = list.get(i);
      if (!loudOnly || fast.isLoud(move)) {
        fast.make(move);
        long worth = up ? -fast.evaluate() : fast.evaluate();
        fast.unmake();
        orders[level][found++] = worth << 20 | i;
      }
    }
    Arrays.sort(orders[level], 0, found);
    return found;
  }
}

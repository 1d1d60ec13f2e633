package games.parlour.lab.tuning;

import games.parlour.core.Evaluator;
import games.parlour.core.Fast;
import games.parlour.core.MoveList;
import java.util.Arrays;

/**
 * Finds positions that can be judged as they stand: no capture or entry, with what follows it,
 * brings the side to move anything. Mutable; one thread at a time.
 */
final class CalmDetector {
  private static final int DEEPEST = 6;

  private final Fast<?, ?> fast;
  private final Evaluator evaluator;
  private final MoveList[] lists = new MoveList[DEEPEST + 1];

  CalmDetector(Fast<?, ?> fast, Evaluator evaluator) {
    this.fast = fast;
    this.evaluator = evaluator;
    Arrays.setAll(lists, i -> new MoveList());
  }

  /** Whether where the fast form stands is calm; somebody must be to decide. */
  boolean isCalm() {
    int judged = judged();
    return settled(DEEPEST, judged, judged + 1) <= judged;
  }

  private int judged() {
    return fast.side() == 0 ? evaluator.evaluate() : -evaluator.evaluate();
  }

  /** What it is worth for the side to move that may go on with loud moves or leave it. */
  private int settled(int left, int low, int high) {
    int best = judged();
    if (left == 0) {
      return best;
    }
    MoveList list = lists[left];
    fast.loudMoves(list);
    for (int i = 0; i < list.size() && best < high; i++) {
      best = Math.max(best, after(list.get(i), left - 1, Math.max(best, low), high));
    }
    return best;
  }

  private int after(long move, int left, int low, int high) {
    int side = fast.side();
    fast.make(move);
    int sign = side == 0 ? 1 : -1;
    int value;
    if (fast.seat() == Fast.OVER) {
      value = sign * fast.result() * (Integer.MAX_VALUE / 2);
    } else if (fast.seat() == Fast.CHANCE) {
      value = sign * evaluator.evaluate();
    } else if (fast.side() == side) {
      value = settled(left, low, high);
    } else {
      value = -settled(left, -high, -low);
    }
    fast.unmake();
    return value;
  }
}

package games.parlour.players;

import games.parlour.core.Fast;
import games.parlour.core.Generator;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.MoveList;
import java.util.ArrayList;
import java.util.List;

/**
 * Thinks one turn ahead: it judges where each of its moves leads by the game's own evaluation, once
 * the captures and entries that follow at once have been played out, so it takes what it can and
 * leaves nothing to be taken for nothing. Equal moves are chosen among by chance. Where something
 * is hidden, it judges several positions that it cannot tell from the true one.
 */
final class GreedyPlayer<P, M extends Move> implements Player<P, M> {
  /** Capture, recapture, and once more: enough to see what a piece is worth where it stands. */
  private static final int REPLIES = 3;

  /**
   * A turn may take several moves (a call, its answer, the move); longer turns are judged midway.
   */
  private static final int MOVES_A_TURN = 3;

  private static final int WORLDS = 8;
  private static final int WIN = 1_000_000;

  private final Fast<P, M> fast;
  private final Generator random;
  private final List<MoveList> lists = new ArrayList<>();

  GreedyPlayer(Fast<P, M> fast, Generator random) {
    this.fast = fast;
    this.random = random;
    for (int i = 0; i < REPLIES + MOVES_A_TURN; i++) {
      lists.add(new MoveList());
    }
  }

  @Override
  public M choose(Knowledge<P, M> knowledge) {
    List<M> moves = knowledge.moves();
    long[] values = new long[moves.size()];
    P first = knowledge.imagination().imagine(random);
    P world = first;
    for (int i = 0; i < WORLDS; i++) {
      judge(world, moves, values);
      world = knowledge.imagination().imagine(random);
      if (world.equals(first)) {
        break; // nothing is hidden
      }
    }
    return moves.get(best(values));
  }

  /** Adds to each move's value what it is worth in this position. */
  private void judge(P world, List<M> moves, long[] values) {
    fast.set(world);
    int sign = fast.side() == 0 ? 1 : -1;
    for (int i = 0; i < values.length; i++) {
      fast.make(fast.encode(moves.get(i)));
      values[i] += sign * (long) restOfTurn(1);
      fast.unmake();
    }
  }

  /** The value for side 0 when the turn under way has been played to its end. */
  private int restOfTurn(int movesMade) {
    boolean done = fast.turns() > 0 || movesMade == MOVES_A_TURN || fast.seat() < 0;
    return done ? settled(REPLIES) : bestReply(lists.get(REPLIES + movesMade), movesMade, 0, false);
  }

  /** The value for side 0 when each side may go on with captures and entries, or leave it. */
  private int settled(int replies) {
    if (fast.seat() == Fast.OVER) {
      return fast.result() * WIN;
    }
    if (replies == 0 || fast.seat() == Fast.CHANCE) {
      return fast.evaluate();
    }
    return bestReply(lists.get(replies - 1), 0, replies, true);
  }

  private int bestReply(MoveList list, int movesMade, int replies, boolean loudOnly) {
    int sign = fast.side() == 0 ? 1 : -1;
    int best = loudOnly ? sign * fast.evaluate() : -2 * WIN;
    fast.moves(list);
    for (int i = 0; i < list.size(); i++) {
      long move = list.get(i);
      if (!loudOnly || fast.loud(move)) {
        fast.make(move);
        int value = loudOnly ? settled(replies - 1) : restOfTurn(movesMade + 1);
        best = Math.max(best, sign * value);
        fast.unmake();
      }
    }
    return sign * best;
  }

  private int best(long[] values) {
    int best = 0;
    int equal = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] > values[best]) {
        best = i;
        equal = 1;
      } else if (values[i] == values[best] && random.below(++equal) == 0) {
        best = i;
      }
    }
    return best;
  }
}

package games.parlour.players;

import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks a fixed number of moves ahead, at all of them, and judges by the fast form's own
 * evaluation: a yardstick that never changes. Equal moves are chosen among by chance.
 */
final class PlainPlayer<P, M extends Move> implements Player<P, M> {
  private static final int LIMIT = 10_000_000;
  private static final int WIN = 1_000_000;

  private final FastPosition<P, M> fast;
  private final Generator random;
  private final int depth;
  private final List<MoveList> lists = new ArrayList<>();

  PlainPlayer(FastPosition<P, M> fast, int depth, Generator random) {
    this.fast = fast;
    this.depth = depth;
    this.random = random;
    for (int i = 0; i < depth; i++) {
      lists.add(new MoveList());
    }
  }

  @Override
  public M choose(Knowledge<P, M> knowledge) {
    fast.set(knowledge.imagination().imagine(random));
    M chosen = knowledge.moves().getFirst();
    int best = -LIMIT;
    int equal = 0;
    for (M move : knowledge.moves()) {
      int value = after(fast.encode(move), depth - 1, best - 1, LIMIT);
      if (value > best) {
        best = value;
        equal = 1;
        chosen = move;
      } else if (value == best && random.below(++equal) == 0) {
        chosen = move;
      }
    }
    return chosen;
  }

  /** What a move is worth for the side that makes it, when so many more are looked at. */
  private int after(long move, int left, int alpha, int beta) {
    int side = fast.side();
    fast.make(move);
    int sign = side == 0 ? 1 : -1;
    int value;
    if (fast.seat() == FastPosition.OVER) {
      value = sign * fast.result() * (WIN + left);
    } else if (left == 0 || fast.seat() == FastPosition.CHANCE) {
      value = sign * fast.evaluate();
    } else if (fast.side() == side) {
      value = best(left, alpha, beta);
    } else {
      value = -best(left, -beta, -alpha);
    }
    fast.unmake();
    return value;
  }

  private int best(int left, int low, int beta) {
    MoveList list = lists.get(left);
    fast.moves(list, Game.CROWD);
    int best = -LIMIT;
    for (int i = 0; i < list.size() && best < beta; i++) {
      best = Math.max(best, after(list.get(i), left - 1, Math.max(low, best), beta));
    }
    return best;
  }
}

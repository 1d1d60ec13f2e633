package games.parlour.testkit.perft;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.core.search.SearchableGame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the positions that can be reached in exactly so many moves, each way of reaching one
 * counted: the classic check of a move generator. Outcomes of chance count as moves, whatever their
 * weight; a finished game has no moves.
 */
public final class Perft {
  private Perft() {}

  /** Counts with the fast form from where it stands; it stands there again afterwards. */
  public static long count(FastPosition<?, ?> fast, int depth) {
    MoveList[] lists = new MoveList[Math.max(0, depth)];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
    return count(fast, depth, lists);
  }

  private static long count(FastPosition<?, ?> fast, int depth, MoveList[] lists) {
    if (depth <= 0) {
      return 1;
    }
    if (fast.seat() == FastPosition.OVER) {
      return 0;
    }
    if (depth == 1) {
      return fast.count();
    }
    MoveList list = lists[depth - 1];
    fast.moves(list);
    long sum = 0;
    for (int i = 0; i < list.size(); i++) {
      fast.make(list.get(i));
      sum += count(fast, depth - 1, lists);
      fast.unmake();
    }
    return sum;
  }

  /** Counts with the fast form from a position. */
  public static <P extends Position<P, M>, M extends Move> long count(
      Game<P, M> game, P position, int depth) {
    FastPosition<P, M> fast = SearchableGame.of(game).fast();
    fast.set(position);
    return count(fast, depth);
  }

  /** The count behind each move of a position, by the move's text in the listed order. */
  public static <P extends Position<P, M>, M extends Move> Map<String, Long> divide(
      Game<P, M> game, P position, int depth) {
    Map<String, Long> counts = new LinkedHashMap<>();
    FastPosition<P, M> fast = SearchableGame.of(game).fast();
    fast.set(position);
    for (M move : depth < 1 ? List.<M>of() : position.moves()) {
      fast.make(fast.encode(move));
      counts.put(game.notation().write(move), count(fast, depth - 1));
      fast.unmake();
    }
    return counts;
  }

  /** Counts with positions only: slow, and independent of the fast form. */
  public static <P extends Position<P, M>, M extends Move> long slowly(P position, int depth) {
    if (depth <= 0) {
      return 1;
    }
    long sum = 0;
    for (M move : position.moves()) {
      sum += slowly(position.play(move), depth - 1);
    }
    return sum;
  }
}

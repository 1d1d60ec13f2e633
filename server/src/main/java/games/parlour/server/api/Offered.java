package games.parlour.server.api;

import games.parlour.boards.BoardMove;
import games.parlour.core.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which moves are offered where a crowd on the board has more ways than anybody could look through.
 * Every move stays legal; a page just does not show each way between the same two squares.
 */
final class Offered {
  /** Games seldom come near this; only made-up crowds go beyond. */
  static final int MOST = 2_000;

  private Offered() {}

  /** All moves, or of too many first those that take most between two squares. */
  static <M extends Move> List<M> some(List<M> moves) {
    if (moves.size() <= MOST) {
      return moves;
    }
    Map<String, M> best = new LinkedHashMap<>();
    List<M> rest = new ArrayList<>();
    for (M move : moves) {
      if (move instanceof BoardMove board) {
        String way = board.path().getFirst() + " " + board.path().getLast();
        M other = best.putIfAbsent(way, move);
        boolean better = other != null && taken(other) < taken(move);
        if (better) {
          best.put(way, move);
        }
        if (other != null) {
          rest.add(better ? other : move);
        }
      } else {
        best.put(move.toString(), move);
      }
    }
    List<M> some = new ArrayList<>(best.values());
    some.addAll(rest.subList(0, Math.min(rest.size(), Math.max(0, MOST - some.size()))));
    return some;
  }

  private static int taken(Move move) {
    return move instanceof BoardMove board ? board.taken().size() : 0;
  }
}

package games.parlour.server.tables;

import games.parlour.boards.BoardMove;
import games.parlour.core.Move;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which moves are offered where a crowd on the board has more ways than anybody could look through.
 * Every move stays legal; a page just does not show each way between the same two squares.
 */
final class OfferSelection {
  /** Games seldom come near this; only made-up crowds go beyond. */
  static final int MOST = 2_000;

  private OfferSelection() {}

  /** All moves, or of too many first those that take most between two squares. */
  static <M extends Move> List<M> some(List<M> moves) {
    if (moves.size() <= MOST) {
      return moves;
    }
    Map<String, Candidate> best = new LinkedHashMap<>();
    for (int i = 0; i < moves.size(); i++) {
      best.merge(ends(moves.get(i)), new Candidate(i, taken(moves.get(i))), Candidate::better);
    }
    List<M> some = new ArrayList<>();
    BitSet chosen = new BitSet();
    for (Candidate way : best.values()) {
      some.add(moves.get(way.index()));
      chosen.set(way.index());
    }
    for (int i = 0; i < moves.size() && some.size() < MOST; i++) {
      if (!chosen.get(i)) {
        some.add(moves.get(i));
      }
    }
    return some;
  }

  /** The two squares that a move leads between; a move that is not on the board is its own. */
  private static String ends(Move move) {
    return move instanceof BoardMove board
        ? board.path().getFirst() + " " + board.path().getLast()
        : move.toString();
  }

  private static int taken(Move move) {
    return move instanceof BoardMove board ? board.taken().size() : 0;
  }

  /** A move in the list, and how many it takes. */
  private record Candidate(int index, int taken) {
    Candidate better(Candidate other) {
      return other.taken > taken ? other : this;
    }
  }
}

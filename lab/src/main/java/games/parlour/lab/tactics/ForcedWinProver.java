package games.parlour.lab.tactics;

import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.MoveList;
import games.parlour.core.Position;
import games.parlour.core.SearchableGame;
import java.util.ArrayList;
import java.util.List;

/**
 * Proves that a side wins in a few of its own turns whatever the other does, by playing every
 * defence. It shares nothing with the search that it judges. Mutable; one thread at a time.
 */
final class ForcedWinProver<P extends Position<P, M>, M extends Move> {
  /** A turn may take more than one move. */
  private static final int MOVES_A_TURN = 6;

  private final Fast<P, M> fast;
  private final long most;
  private final List<MoveList> lists = new ArrayList<>();
  private long looked;

  /** A prover that gives up after so many moves. */
  ForcedWinProver(Game<P, M> game, long most) {
    this.fast = SearchableGame.of(game).fast();
    this.most = most;
  }

  /** The first moves that win within so many turns of the side to move, in their order. */
  List<M> winners(P p, int turns) {
    fast.set(p);
    looked = 0;
    List<M> winners = new ArrayList<>();
    MoveList list = list(0);
    fast.moves(list);
    int side = fast.side();
    for (int i = 0; i < list.size(); i++) {
      M move = fast.decode(list.get(i));
      if (wins(list.get(i), side, turns, 1)) {
        winners.add(move);
      }
    }
    return looked > most ? List.of() : winners;
  }

  /** Whether one first move wins within so many turns of the side to move. */
  boolean wins(P p, M move, int turns) {
    fast.set(p);
    looked = 0;
    return wins(fast.encode(move), fast.side(), turns, 1) && looked <= most;
  }

  /** Whether a move wins for a side that has so many turns left, this one included. */
  private boolean wins(long move, int side, int turns, int depth) {
    if (++looked > most) {
      return false;
    }
    int before = fast.turns();
    fast.make(move);
    boolean wins;
    if (fast.seat() == Fast.OVER) {
      wins = fast.result() == (side == 0 ? 1 : -1);
    } else if (fast.seat() == Fast.CHANCE) {
      wins = false;
    } else {
      boolean ended = fast.turns() > before;
      int left = ended && fast.side() != side ? turns - 1 : turns;
      wins = left > 0 && (fast.side() == side ? some(side, left, depth) : every(side, left, depth));
    }
    fast.unmake();
    return wins;
  }

  private boolean some(int side, int turns, int depth) {
    MoveList list = list(depth);
    if (turns == 1) {
      fast.loudMoves(list); // nothing else ends a game with a victory
    } else {
      fast.moves(list);
    }
    for (int i = 0; i < list.size(); i++) {
      if (wins(list.get(i), side, turns, depth + 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean every(int side, int turns, int depth) {
    MoveList list = list(depth);
    fast.moves(list);
    for (int i = 0; i < list.size(); i++) {
      if (!wins(list.get(i), side, turns, depth + 1)) {
        return false;
      }
    }
    return true;
  }

  private MoveList list(int depth) {
    while (lists.size() <= depth) {
      lists.add(new MoveList());
    }
    if (depth > MOVES_A_TURN * 10) {
      throw new IllegalStateException("turns do not end");
    }
    return lists.get(depth);
  }
}

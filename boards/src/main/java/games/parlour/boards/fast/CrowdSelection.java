package games.parlour.boards.fast;

import games.parlour.core.search.MoveList;
import java.util.Arrays;

/**
 * Chooses among more moves than anybody could look through. The pieces take turns: first each names
 * its steps and one way to every square that it is known to reach, the one that takes most; then
 * the other ways between the same two squares, the shorter ones first. Mutable; one thread at a
 * time.
 */
final class CrowdSelection {
  private static final int SQUARES = 512;
  private static final int ROUND = 22;
  private static final int LATER = 62;

  private final MoveList candidates = new MoveList();

  /** By candidate: when it comes to its turn, and in the lower bits its place. */
  private long[] turns = new long[1024];

  private final int[] named = new int[SQUARES];
  private final int[] best = new int[SQUARES];

  /** Adds a move of the piece on a square, or of nobody, that is named early. */
  void add(long move, int from) {
    add(move, 0, named[from]++);
  }

  /** Adds the first so many chains of a piece. */
  void add(HopTree chains, int from, int most, ChainCode code) {
    int count = chains.grow(most);
    Arrays.fill(best, 0);
    for (int i = 1; i < count; i++) {
      int to = chains.state(i) & SQUARES - 1;
      if (best[to] == 0 || taken(chains, i) > taken(chains, best[to])) {
        best[to] = i;
      }
    }
    int round = 0;
    for (int i = 1; i < count; i++) {
      int state = chains.state(i);
      if (!code.isMove(from, state)) {
        continue;
      }
      if (best[state & SQUARES - 1] == i) {
        add(code.move(from, state), 0, named[from]++);
      } else {
        add(code.move(from, state), 1, round++);
      }
    }
  }

  private static int taken(HopTree chains, int place) {
    return Integer.bitCount(chains.state(place) >>> 9);
  }

  private void add(long move, long later, int round) {
    if (candidates.size() == turns.length) {
      turns = Arrays.copyOf(turns, 2 * turns.length);
    }
    turns[candidates.size()] = later << LATER | (long) round << ROUND | candidates.size();
    candidates.add(move);
  }

  /** Puts so many into the emptied list. */
  void choose(int most, MoveList into) {
    Arrays.sort(turns, 0, candidates.size());
    into.clear();
    for (int i = 0; i < Math.min(most, candidates.size()); i++) {
      into.add(candidates.get((int) turns[i] & (1 << ROUND) - 1));
    }
  }

  /** How a game writes the chains of a piece as moves. */
  interface ChainCode {
    /** Whether a piece may end its move in a state. */
    boolean isMove(int from, int state);

    long move(int from, int state);
  }
}

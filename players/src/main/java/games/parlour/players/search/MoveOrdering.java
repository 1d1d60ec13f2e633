package games.parlour.players.search;

import games.parlour.core.MoveList;
import java.util.Arrays;

/**
 * Which moves to try first. What has refuted other positions at the same distance from the root
 * (killers) and what has been good elsewhere in the tree (history) comes early. A move is known by
 * a hash of its long, as the search knows nothing of what longs mean. Mutable.
 */
final class MoveOrdering {
  private static final int BITS = 16;
  private static final int MOST = 1 << 14;

  private static final int FIRST = 1 << 28;
  private static final int LOUD = 1 << 22;
  private static final int KILLER = 1 << 21;

  private final int[] history = new int[2 << BITS];
  private final long[][] killers;
  private final long[] answers = new long[2 << BITS];

  MoveOrdering(int deepest) {
    killers = new long[deepest][2];
    clear();
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(history, 0);
    Arrays.fill(answers, TranspositionTable.NO_MOVE);
    for (long[] pair : killers) {
      Arrays.fill(pair, TranspositionTable.NO_MOVE);
    }
  }

  /** A new search begins: what was good before counts half. */
  void fade() {
    for (int i = 0; i < history.length; i++) {
      history[i] /= 2;
    }
    for (long[] pair : killers) {
      Arrays.fill(pair, TranspositionTable.NO_MOVE);
    }
  }

  private static int slot(int side, long move) {
    return side << BITS | (int) (move * 0x9E3779B97F4A7C15L >>> 64 - BITS);
  }

  /** How early to try a move; above {@link #LOUD} for those that change the balance. */
  int rank(int side, int ply, long move, long before, long known, boolean loud, int promise) {
    if (move == known) {
      return FIRST;
    }
    if (loud) {
      return LOUD + promise * 64;
    }
    if (move == killers[ply][0] || move == killers[ply][1]) {
      return KILLER + (move == killers[ply][0] ? 1 : 0);
    }
    int answer =
        before != TranspositionTable.NO_MOVE && answers[slot(side, before)] == move ? MOST : 0;
    return history[slot(side, move)] + answer + promise * 64;
  }

  int history(int side, long move) {
    return history[slot(side, move)];
  }

  /** Notes that a quiet move was good enough to end the search of a position. */
  void refuted(int side, int ply, long move, long before, int depth) {
    if (killers[ply][0] != move) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = move;
    }
    if (before != TranspositionTable.NO_MOVE) {
      answers[slot(side, before)] = move;
    }
    add(side, move, Math.min(depth * depth * 16, 1600));
  }

  /** Notes that a quiet move was tried in vain where another was good. */
  void failed(int side, long move, int depth) {
    add(side, move, -Math.min(depth * depth * 16, 1600));
  }

  private void add(int side, long move, int bonus) {
    int slot = slot(side, move);
    history[slot] += bonus - history[slot] * Math.abs(bonus) / MOST;
  }

  /** Whether a rank is that of a loud move, or of the one that is tried first whatever it is. */
  static boolean isLoud(int rank) {
    return rank > KILLER + 1;
  }

  /** Brings the best ranked move from an index on to that index. */
  static void bringBest(MoveList moves, int[] ranks, int[] promises, int from) {
    int best = from;
    for (int i = from + 1; i < moves.size(); i++) {
      if (ranks[i] > ranks[best]) {
        best = i;
      }
    }
    if (best != from) {
      moves.swap(from, best);
      swap(ranks, from, best);
      swap(promises, from, best);
    }
  }

  private static void swap(int[] numbers, int i, int j) {
    int number = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = number;
  }
}

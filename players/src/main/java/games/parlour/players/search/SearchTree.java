package games.parlour.players.search;

import games.parlour.core.Game;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import java.util.Arrays;

/**
 * The tree below a position: principal variation search, and at its leaves the loud moves alone.
 * Scores are for the side that decides. Mutable; one thread at a time.
 */
final class SearchTree {
  static final int DEEPEST = 96;

  /**
   * A better position is worth a little less with each quiet turn, so that it is won in the end.
   */
  private static final int PATIENCE = 400;

  /** From so many quiet turns on, their number belongs to what is known of a position. */
  private static final int DRAW_IS_NEAR = 100;

  /** By how many loud moves have led to a leaf: how many more are tried there. */
  private static final int[] WIDTHS = {12, 8, 5, 3, 2, 1};

  /** What a loud move may bring beyond what it seems to bring. */
  private static final int SURPRISE = 80;

  /** Looking through a crowd takes as long as so many positions, and counts as much. */
  private static final int CROWD_NODES = 1_000;

  private static final int LOUD_CROWD_NODES = 200;

  private final FastPosition<?, ?> fast;
  private final Evaluator evaluator;
  private final TranspositionTable table;
  private final MoveOrdering ordering = new MoveOrdering(DEEPEST);
  private final MoveList[] lists = new MoveList[DEEPEST];
  private final int[][] ranks = new int[DEEPEST][256];
  private final int[][] promises = new int[DEEPEST][256];
  private final long[] path = new long[DEEPEST + 1];
  private final long[][] lines = new long[DEEPEST + 1][DEEPEST + 1];
  private final int[] lengths = new int[DEEPEST + 1];
  private final long[] foundMove = new long[1];

  private SearchClock clock = new SearchClock(Budget.ENDLESS, () -> false);
  private boolean settles = true;
  private boolean isStopped;
  private long nodes;

  SearchTree(FastPosition<?, ?> fast, Evaluator evaluator, TranspositionTable table) {
    this.fast = fast;
    this.evaluator = evaluator;
    this.table = table;
    Arrays.setAll(lists, i -> new MoveList());
  }

  /** Gets ready for a new search. Without settling, leaves are judged as they are. */
  void ready(SearchClock newClock, boolean settlesLeaves) {
    clock = newClock;
    settles = settlesLeaves;
    isStopped = false;
    nodes = 0;
    ordering.fade();
  }

  /** Forgets what was learned from earlier searches. */
  void clear() {
    ordering.clear();
  }

  /** Whether time was up; what a search says then means nothing. */
  boolean isStopped() {
    return isStopped;
  }

  long nodes() {
    return nodes;
  }

  /** The best moves that were found from a distance on, the last time a score was exact there. */
  long[] line(int ply) {
    return Arrays.copyOf(lines[ply], lengths[ply]);
  }

  /** The score of a move for the side that makes it, so many moves from the root. */
  int after(long move, int depth, int ply, int alpha, int beta, boolean maySkip) {
    int side = fast.side();
    int turns = fast.turns();
    nodes++;
    path[ply] = move;
    lengths[ply + 1] = 0;
    fast.make(move);
    int seat = fast.seat();
    int score;
    if (seat == FastPosition.OVER) {
      score = ended(side, ply);
    } else if (seat == FastPosition.CHANCE) {
      score = beforeChance(side);
    } else if (fast.turns() != turns && fast.isRepetition()) {
      score = 0;
    } else if (fast.side() == side) {
      score = search(depth, ply + 1, alpha, beta, maySkip);
    } else {
      score = -search(depth, ply + 1, -beta, -alpha, maySkip);
    }
    fast.unmake();
    return score;
  }

  /** The score of a game that has just ended, for a side. */
  private int ended(int side, int ply) {
    return fast.result() * (side == 0 ? 1 : -1) * (Scores.WIN - ply - 1);
  }

  /** The score of a position where chance speaks next, for a side: a leaf, as nobody decides. */
  private int beforeChance(int side) {
    return side == 0 ? value() : -value();
  }

  private int search(int depth, int ply, int low, int high, boolean maySkip) {
    if (isStopped || clock.isOver(nodes)) {
      isStopped = true;
      return 0;
    }
    if (depth <= 0 || ply >= DEEPEST - 1) {
      return settles ? settle(0, ply, low, high) : here();
    }
    int alpha = Math.max(low, ply - Scores.WIN);
    int beta = Math.min(high, Scores.WIN - ply - 1);
    if (alpha >= beta) {
      return alpha;
    }
    boolean exact = beta - alpha > 1;
    long hash = key();
    long about = table.find(hash, foundMove);
    long known = TranspositionTable.NO_MOVE;
    int here;
    if (about != 0) {
      known = foundMove[0];
      int score = Scores.toldAt(ply, TranspositionTable.score(about));
      if (!exact
          && TranspositionTable.depth(about) >= depth
          && suffices(TranspositionTable.bound(about), score, beta)) {
        return score;
      }
      here = TranspositionTable.evaluation(about);
    } else {
      here = here();
    }
    if (!exact && Math.abs(beta) < Scores.FORCED) {
      if (depth <= 3 && here - 90 * depth >= beta) {
        return here;
      }
      if (maySkip && depth >= 2 && here >= beta && fast.skipTurn()) {
        int score = afterSkip(depth - 3 - depth / 4, ply, beta);
        fast.unmake();
        if (score >= beta && !isStopped) {
          return score >= Scores.FORCED ? beta : score;
        }
      }
    }
    int shorter = known == TranspositionTable.NO_MOVE && depth >= 4 ? depth - 1 : depth;
    return moves(shorter, ply, alpha, beta, here, hash, known);
  }

  private int afterSkip(int depth, int ply, int beta) {
    nodes++;
    path[ply] = TranspositionTable.NO_MOVE;
    return -search(depth, ply + 1, -beta, -beta + 1, false);
  }

  /** Tries the moves of a position. */
  private int moves(int depth, int ply, int low, int beta, int here, long hash, long known) {
    int side = fast.side();
    boolean exact = beta - low > 1;
    MoveList list = lists[ply];
    long before = ply == 0 ? TranspositionTable.NO_MOVE : path[ply - 1];
    int alpha = low;
    int best = -Scores.LIMIT;
    long bestMove = TranspositionTable.NO_MOVE;
    int tried = 0;
    boolean listed = false;
    for (int i = known == TranspositionTable.NO_MOVE ? 0 : -1; ; i++) {
      long move;
      int promise;
      boolean loud;
      if (i < 0) {
        move = known;
        promise = evaluator.promise(move);
        loud = fast.isLoud(move);
      } else {
        if (!listed) {
          list(ply, side, before, known);
          listed = true;
        }
        if (i >= list.size()) {
          break;
        }
        MoveOrdering.bringBest(list, ranks[ply], promises[ply], i);
        move = list.get(i);
        if (move == known) {
          continue;
        }
        promise = promises[ply][i];
        loud = MoveOrdering.isLoud(ranks[ply][i]);
      }
      if (!exact && best > -Scores.FORCED && !loud && i >= 0) {
        if (depth <= 4 && tried >= 5 + 4 * depth * depth) {
          break;
        }
        if (depth <= 3 && here + promise + 50 + 60 * depth <= alpha) {
          continue;
        }
      }
      int score;
      if (tried == 0) {
        score = after(move, depth - 1, ply, alpha, beta, true);
      } else {
        int less = loud && tried < 8 ? 0 : reduction(depth, tried, exact);
        if (less > 0 && !loud) {
          less -= ordering.history(side, move) / 6000;
          less = Math.clamp(less, 0, depth - 1);
        }
        score = after(move, depth - 1 - less, ply, alpha, alpha + 1, true);
        if (score > alpha && less > 0) {
          score = after(move, depth - 1, ply, alpha, alpha + 1, true);
        }
        if (score > alpha && score < beta) {
          score = after(move, depth - 1, ply, alpha, beta, true);
        }
      }
      if (isStopped) {
        return 0;
      }
      tried++;
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > alpha) {
          alpha = score;
          keepLine(ply, move);
          if (score >= beta) {
            if (!loud) {
              ordering.refuted(side, ply, move, before, depth);
              blame(ply, side, i, depth);
            }
            break;
          }
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best > low ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    long kept =
        bound == TranspositionTable.AT_MOST && known != TranspositionTable.NO_MOVE
            ? known
            : bestMove;
    table.put(hash, kept, Scores.seenFrom(ply, best), depth, bound, here);
    return best;
  }

  private static int reduction(int depth, int tried, boolean exact) {
    return depth < 3 || tried < 3 ? 0 : LateMoveReductions.of(depth, tried) - (exact ? 1 : 0);
  }

  private void list(int ply, int side, long before, long known) {
    MoveList list = lists[ply];
    if (!fast.moves(list, Game.CROWD)) {
      lookedThroughCrowd(CROWD_NODES);
    }
    makeRoom(ply, list.size());
    for (int i = 0; i < list.size(); i++) {
      long move = list.get(i);
      promises[ply][i] = evaluator.promise(move);
      ranks[ply][i] =
          ordering.rank(side, ply, move, before, known, fast.isLoud(move), promises[ply][i]);
    }
  }

  private void lookedThroughCrowd(int asLongAs) {
    nodes += asLongAs;
    clock.crowded();
  }

  private void makeRoom(int ply, int size) {
    if (ranks[ply].length < size) {
      ranks[ply] = new int[2 * size];
      promises[ply] = new int[2 * size];
    }
  }

  /** The quiet moves that were tried before one that was good were no good. */
  private void blame(int ply, int side, int good, int depth) {
    for (int i = 0; i < good; i++) {
      if (!MoveOrdering.isLoud(ranks[ply][i])) {
        ordering.failed(side, lists[ply].get(i), depth);
      }
    }
  }

  private void keepLine(int ply, long move) {
    long[] line = lines[ply];
    int more = Math.min(lengths[ply + 1], DEEPEST - 1);
    line[0] = move;
    System.arraycopy(lines[ply + 1], 0, line, 1, more);
    lengths[ply] = more + 1;
  }

  /** The score when each side may go on with loud moves, or leave it. */
  private int settle(int loudBefore, int ply, int low, int beta) {
    lengths[ply] = 0;
    int here = here();
    if (here >= beta || loudBefore == WIDTHS.length || ply >= DEEPEST - 1) {
      return here;
    }
    int alpha = Math.max(low, here);
    int best = here;
    MoveList list = lists[ply];
    if (!fast.loudMoves(list, Game.CROWD)) {
      lookedThroughCrowd(LOUD_CROWD_NODES);
    }
    if (list.size() == 0) {
      return here;
    }
    rankLoud(ply, list);
    int tries = Math.min(WIDTHS[loudBefore], list.size());
    for (int i = 0; i < tries; i++) {
      MoveOrdering.bringBest(list, ranks[ply], promises[ply], i);
      if (here + promises[ply][i] + SURPRISE <= alpha) {
        break;
      }
      int score = afterLoud(list.get(i), loudBefore, ply, alpha, beta);
      if (isStopped) {
        return 0;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          keepLine(ply, list.get(i));
          if (score >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  private int afterLoud(long move, int loudBefore, int ply, int alpha, int beta) {
    int side = fast.side();
    nodes++;
    lengths[ply + 1] = 0;
    fast.make(move);
    int seat = fast.seat();
    int score;
    if (seat == FastPosition.OVER) {
      score = ended(side, ply);
    } else if (clock.isOver(nodes)) {
      isStopped = true;
      score = 0;
    } else if (seat == FastPosition.CHANCE) {
      score = beforeChance(side);
    } else if (fast.side() == side) {
      score = settle(loudBefore + 1, ply + 1, alpha, beta);
    } else {
      score = -settle(loudBefore + 1, ply + 1, -beta, -alpha);
    }
    fast.unmake();
    return score;
  }

  private void rankLoud(int ply, MoveList list) {
    makeRoom(ply, list.size());
    for (int i = 0; i < list.size(); i++) {
      int promise = evaluator.promise(list.get(i));
      promises[ply][i] = promise;
      ranks[ply][i] = promise;
    }
  }

  /** What the position is worth for the side that decides, at first sight. */
  private int here() {
    int value = fast.side() == 0 ? value() : -value();
    return value * (PATIENCE - Math.min(fast.quietTurns(), PATIENCE - 1)) / PATIENCE;
  }

  /** What it is worth for side 0, without claiming that the game is decided. */
  private int value() {
    return Math.clamp(evaluator.evaluate(), -Scores.MOST, Scores.MOST);
  }

  private long key() {
    int quiet = fast.quietTurns();
    return quiet < DRAW_IS_NEAR
        ? fast.hash()
        : fast.hash() ^ Generator.splitMix(DRAW_IS_NEAR, quiet);
  }

  private static boolean suffices(int bound, int score, int beta) {
    return bound == TranspositionTable.EXACT
        || bound == TranspositionTable.AT_LEAST && score >= beta
        || bound == TranspositionTable.AT_MOST && score < beta;
  }
}

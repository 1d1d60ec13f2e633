package games.parlour.players.search;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.core.search.SearchableGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/**
 * Looks deeper and deeper from a position, and knows the best moves of the last depth it finished.
 * The same task in the same state gives the same moves and counts. Mutable; one thread at a time.
 */
public final class Search<P, M extends Move> implements Searcher<P> {
  /** From so deep on, a score is expected near that of the depth before. */
  private static final int NARROW_FROM = 4;

  private static final int NARROW = 30;

  private final FastPosition<P, M> fast;
  private final TranspositionTable table;
  private final SearchTree tree;
  private final List<RootMove> roots = new ArrayList<>();
  private final MoveList listed = new MoveList();

  /** A first move with what is known of it. */
  private static final class RootMove {
    final long move;
    final int favour;
    int score = -Scores.LIMIT;
    List<Long> line;

    RootMove(long move, int favour) {
      this.move = move;
      this.favour = favour;
      this.line = List.of(move);
    }
  }

  public Search(FastPosition<P, M> fast, Evaluator evaluator, TranspositionTable table) {
    this.fast = fast;
    this.table = table;
    this.tree = new SearchTree(fast, evaluator, table);
  }

  /** A new search of a game over a table, with the game's own evaluation. */
  public static <P extends Position<P, M>, M extends Move> Search<P, M> of(
      Game<P, M> game, TranspositionTable table) {
    SearchableGame<P, M> searchable = SearchableGame.of(game);
    FastPosition<P, M> fast = searchable.fast();
    return new Search<>(fast, searchable.evaluator(fast, searchable.weights()), table);
  }

  @Override
  public void clear() {
    table.clear();
    tree.clear();
  }

  @Override
  public long nodes() {
    return tree.nodes();
  }

  @Override
  public List<Variation> think(P position, SearchTask task, Consumer<List<Variation>> watcher) {
    fast.set(position);
    listFirstMoves(task);
    SearchClock clock = new SearchClock(task.budget(), task.stop());
    if (task.isHelper()) {
      clock.mayEnd();
    } else {
      table.startGeneration();
    }
    tree.ready(clock, task.settles());
    roots.clear();
    for (int i = 0; i < listed.size(); i++) {
      long move = listed.get(i);
      roots.add(new RootMove(move, (int) task.favour().applyAsLong(move)));
    }
    int lines = Math.min(task.lines(), roots.size());
    List<Variation> found = ranked(lines, 0, clock);
    for (int depth = task.firstDepth(); depth < SearchTree.DEEPEST / 2; depth++) {
      if (depth > task.firstDepth() && (!clock.mayGoTo(depth) || decided(depth, lines))) {
        break;
      }
      boolean finished = true;
      for (int line = 0; line < lines && finished; line++) {
        finished = deepen(depth, line);
      }
      clock.mayEnd();
      if (!finished) {
        return brokenOff(found, clock);
      }
      rank(0, lines); // a later line may turn out better than it had seemed
      found = ranked(lines, depth, clock);
      watcher.accept(found);
    }
    return found;
  }

  /** Of a crowd some; a move that alone is wanted need not be among them. */
  private void listFirstMoves(SearchTask task) {
    if (task.only().isPresent()) {
      listed.clear();
      listed.add(task.only().getAsLong());
    } else {
      fast.moves(listed, Game.CROWD);
    }
  }

  /**
   * What is told when a depth was broken off. If it has found a better move, that one is played,
   * but its score is not yet known, so depth and score stay those of the last finished depth.
   */
  private List<Variation> brokenOff(List<Variation> finished, SearchClock clock) {
    List<Variation> found = new ArrayList<>();
    for (Variation one : finished) {
      boolean changed = finished.size() == 1 && roots.getFirst().move != one.move();
      List<Long> line = changed ? roots.getFirst().line : one.line();
      found.add(
          new Variation(one.place(), one.depth(), one.score(), tree.nodes(), clock.millis(), line));
    }
    return found;
  }

  /**
   * Whether going deeper can change nothing: the game is decided, or there is nothing to choose.
   */
  private boolean decided(int depth, int lines) {
    int end = Math.abs(Scores.winIn(roots.getFirst().score - roots.getFirst().favour));
    return lines == 1 && end != 0 && end < depth;
  }

  /** Searches the moves from a place on to a depth; whether it could be finished. */
  private boolean deepen(int depth, int from) {
    int expected = roots.get(from).score;
    int width = NARROW;
    boolean narrow = depth >= NARROW_FROM && Math.abs(expected) < Scores.FORCED;
    int low = narrow ? expected - width : -Scores.LIMIT;
    int high = narrow ? expected + width : Scores.LIMIT;
    while (true) {
      int score = search(depth, from, low, high);
      if (tree.isStopped()) {
        rank(from, roots.size());
        return false;
      }
      if (score > low && score < high) {
        rank(from, roots.size());
        return true;
      }
      width *= 4;
      if (score <= low) {
        low = width > 1000 ? -Scores.LIMIT : score - width;
      } else {
        rank(from, roots.size());
        high = width > 1000 ? Scores.LIMIT : score + width;
      }
    }
  }

  /** The score of the best move from a place on, between bounds. */
  private int search(int depth, int from, int low, int high) {
    int alpha = low;
    int best = -Scores.LIMIT;
    for (RootMove root : roots.subList(from + 1, roots.size())) {
      root.score = -Scores.LIMIT;
    }
    for (int i = from; i < roots.size(); i++) {
      RootMove root = roots.get(i);
      int favour = root.favour;
      int score = -Scores.LIMIT;
      int less =
          depth >= 3 && i > from + 3 ? Math.max(0, LateMoveReductions.of(depth, i - from) - 1) : 0;
      boolean first = i == from;
      boolean wide = first;
      if (!first) {
        score = favour + look(root, depth - 1 - less, alpha - favour, alpha + 1 - favour);
        if (score > alpha && less > 0) {
          score = favour + look(root, depth - 1, alpha - favour, alpha + 1 - favour);
        }
        wide = score > alpha && score < high;
      }
      if (wide) {
        score = favour + look(root, depth - 1, alpha - favour, high - favour);
      }
      if (tree.isStopped()) {
        return best;
      }
      root.score = first || score > alpha ? score : -Scores.LIMIT;
      if (first || score > alpha) {
        root.line = joined(root.move, tree.line(1));
      }
      best = Math.max(best, score);
      alpha = Math.max(alpha, score);
      if (alpha >= high) {
        break;
      }
    }
    return best;
  }

  private int look(RootMove root, int depth, int alpha, int beta) {
    return tree.after(root.move, depth, 0, alpha, beta, true);
  }

  /** Puts the best moves between two places first; equal ones keep their order. */
  private void rank(int from, int to) {
    roots.subList(from, to).sort(Comparator.comparingInt(root -> -root.score));
  }

  private static List<Long> joined(long move, long[] rest) {
    return LongStream.concat(LongStream.of(move), LongStream.of(rest)).boxed().toList();
  }

  private List<Variation> ranked(int lines, int depth, SearchClock clock) {
    List<Variation> found = new ArrayList<>();
    for (int i = 0; i < lines; i++) {
      RootMove root = roots.get(i);
      int score = root.score - root.favour;
      found.add(new Variation(i + 1, depth, score, tree.nodes(), clock.millis(), root.line));
    }
    return found;
  }
}

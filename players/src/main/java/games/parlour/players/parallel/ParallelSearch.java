package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Search;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.Searcher;
import games.parlour.players.search.TranspositionTable;
import games.parlour.players.search.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Consumer;

/**
 * Several searches of one position over one table. Each has a thread, a fast form and an evaluation
 * of its own; they begin at different depths and so find different things first, which the others
 * then find in the table. The first one decides, on the caller's thread; the others end with it.
 * With one thread this is a plain {@link Search} and as repeatable. One caller at a time; only the
 * task's stop may be set by others.
 */
public final class ParallelSearch<P extends Position<P, M>, M extends Move> implements Searcher<P> {
  private final List<Search<P, M>> searches = new ArrayList<>();

  /** How far the others had come when they last looked whether to end; exact once they ended. */
  private final AtomicLongArray helped;

  public ParallelSearch(Game<P, M> game, int threads, int megabytes) {
    TranspositionTable table = new TranspositionTable(megabytes);
    for (int i = 0; i < threads; i++) {
      searches.add(Search.of(game, table));
    }
    helped = new AtomicLongArray(threads);
  }

  @Override
  public List<Variation> think(P position, SearchTask task, Consumer<List<Variation>> watcher) {
    int threads = searches.size();
    for (int i = 0; i < threads; i++) {
      helped.set(i, 0);
    }
    if (threads == 1) {
      return first().think(position, task, watcher);
    }
    AtomicBoolean over = new AtomicBoolean();
    List<Future<?>> others = new ArrayList<>();
    List<Variation> found;
    try (ExecutorService pool =
        Executors.newFixedThreadPool(
            threads - 1, Thread.ofPlatform().daemon().name("search-", 1).factory())) {
      for (int i = 1; i < threads; i++) {
        int number = i;
        others.add(pool.submit(() -> help(number, position, task, over)));
      }
      try {
        SearchTask own = task.withBudget(share(task.budget(), threads));
        found = first().think(position, own, best -> watcher.accept(counted(best)));
      } finally {
        over.set(true);
      }
    }
    others.forEach(ParallelSearch::check);
    return counted(found);
  }

  /** A helper has the nodes of its share, and else ends when the first one does. */
  private void help(int number, P position, SearchTask task, AtomicBoolean over) {
    Search<P, M> search = searches.get(number);
    Budget budget = Budget.nodes(share(task.budget(), searches.size()).nodes());
    SearchTask help =
        task.withBudget(budget)
            .withFirstDepth(2 + (number - 1) % 2)
            .withStop(
                () -> {
                  helped.set(number, search.nodes());
                  return over.get();
                });
    search.think(position, help, best -> {});
    helped.set(number, search.nodes());
  }

  /** What each may use of a budget, so that all of them together keep to it. */
  private static Budget share(Budget budget, int threads) {
    long nodes = budget.nodes() == 0 ? 0 : Math.max(1, budget.nodes() / threads);
    return new Budget(budget.millis(), nodes, budget.depth());
  }

  private static void check(Future<?> ended) {
    try {
      ended.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException("a search has failed", e);
    }
  }

  private List<Variation> counted(List<Variation> found) {
    long nodes = nodes();
    return found.stream()
        .map(
            one ->
                new Variation(
                    one.place(), one.depth(), one.score(), nodes, one.millis(), one.line()))
        .toList();
  }

  private Search<P, M> first() {
    return searches.getFirst();
  }

  /** All that were looked at, by every thread. */
  @Override
  public long nodes() {
    long nodes = first().nodes();
    for (int i = 1; i < searches.size(); i++) {
      nodes += helped.get(i);
    }
    return nodes;
  }

  @Override
  public void clear() {
    searches.forEach(Search::clear);
  }
}

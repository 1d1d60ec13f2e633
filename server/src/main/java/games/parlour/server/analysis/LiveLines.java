package games.parlour.server.analysis;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.parallel.ParallelThinkers;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;
import games.parlour.server.jobs.ThinkingPool;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * Looks for the best lines of positions while somebody waits for them, on threads of its own. Who
 * asks again has lost interest in what was asked before: that is broken off. While a computer at a
 * table waits for a thread, it steps aside for a while. Thread-safe.
 */
final class LiveLines implements AutoCloseable {
  private static final int LINES = 3;
  private static final int MEGABYTES = 8;
  private static final int MOST_WAITING = 32;

  /** A guard against a crowded board or machine; the number of positions ends it otherwise. */
  static final Duration LONGEST = Duration.ofSeconds(5);

  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final Duration MOST_ASIDE = Duration.ofSeconds(3);
  private static final int STEP_ASIDE_MS = 20;

  private final ThinkingPool threads;
  private final Duration longest;
  private final BooleanSupplier busy;
  private final Map<String, AtomicBoolean> latest = new ConcurrentHashMap<>();

  LiveLines(int size, Duration longest, BooleanSupplier busy) {
    this.longest = longest;
    this.busy = busy;
    this.threads = new ThinkingPool("lines", size, MOST_WAITING, PATIENCE);
  }

  /** How many wait for lines, those included that are being looked for. */
  int waiting() {
    return latest.size();
  }

  /**
   * The best lines of a position where somebody decides, found with so many positions. A question
   * that was broken off is answered with what was found by then, which may be nothing.
   */
  <P extends Position<P, M>, M extends Move> List<Assessment<M>> best(
      String who, ExploredPosition<P, M> explored, long nodes) {
    AtomicBoolean stop = new AtomicBoolean();
    AtomicBoolean before = latest.put(who, stop);
    if (before != null) {
      before.set(true);
    }
    try {
      return threads.ask(() -> think(explored, nodes, stop));
    } finally {
      stop.set(true);
      latest.remove(who, stop);
    }
  }

  private <P extends Position<P, M>, M extends Move> List<Assessment<M>> think(
      ExploredPosition<P, M> explored, long nodes, AtomicBoolean stop) {
    Aside aside = new Aside(stop);
    if (aside.mustStop()) {
      return List.of();
    }
    Budget budget = new Budget(longest.toMillis(), nodes, 0);
    SearchTask task = SearchTask.best(budget).withLines(LINES).withStop(aside::mustStop);
    return ParallelThinkers.of(explored.game(), explored.setup(), 1, MEGABYTES)
        .think(explored.position(), task, found -> {});
  }

  /** Waits while a computer waits, in all for so long and no longer. */
  private final class Aside {
    private final AtomicBoolean stop;
    private int left = (int) (MOST_ASIDE.toMillis() / STEP_ASIDE_MS);

    Aside(AtomicBoolean stop) {
      this.stop = stop;
    }

    boolean mustStop() {
      try {
        while (!stop.get() && left > 0 && busy.getAsBoolean()) {
          left--;
          Thread.sleep(STEP_ASIDE_MS);
        }
      } catch (InterruptedException closing) {
        Thread.currentThread().interrupt();
        return true;
      }
      return stop.get();
    }
  }

  @Override
  public void close() {
    latest.values().forEach(stop -> stop.set(true));
    threads.close();
  }
}

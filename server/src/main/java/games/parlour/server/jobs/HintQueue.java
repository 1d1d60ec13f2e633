package games.parlour.server.jobs;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Thinks for people who ask for a hint, on threads of its own: however many ask, no computer at a
 * table waits for it. The queue is short, and nobody stands in it twice. Thread-safe.
 */
public final class HintQueue implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int MOST_WAITING = 16;

  private final ExecutorService threads;
  private final Set<String> asking = ConcurrentHashMap.newKeySet();

  /**
   * Makes ready.
   *
   * @param size how many hints are thought about at once
   */
  public HintQueue(int size) {
    this.threads =
        new ThreadPoolExecutor(
            size,
            size,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("parlour-hint-", 1).daemon(true).factory());
  }

  /** How many guests wait for a hint, those included whose hint is being thought about. */
  public int waiting() {
    return asking.size();
  }

  /** Thinks for a guest who waits for it; refuses one who waits already, or when too many do. */
  public <T> T ask(String guest, Supplier<T> thought) {
    if (!asking.add(guest)) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.hint.one"));
    }
    try {
      return wait(threads.submit(thought::get));
    } catch (RejectedExecutionException full) {
      throw busy();
    } finally {
      asking.remove(guest);
    }
  }

  private static <T> T wait(Future<T> future) {
    try {
      return future.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      future.cancel(false);
      throw busy();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (CancellationException | InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw busy();
    }
  }

  private static ProblemException busy() {
    return new ProblemException(ProblemKind.FULL, Text.of("problem.busy"));
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}

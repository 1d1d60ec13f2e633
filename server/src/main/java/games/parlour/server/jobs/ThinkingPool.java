package games.parlour.server.jobs;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Threads that think while people wait for it; so many may wait, and only so long. Thread-safe. */
public final class ThinkingPool implements AutoCloseable {
  private final ThreadPoolExecutor threads;
  private final Duration patience;

  /**
   * Makes ready.
   *
   * @param about what the threads are called after
   * @param size how many think at once
   * @param mostWaiting how many may wait besides those
   * @param patience how long somebody waits
   */
  public ThinkingPool(String about, int size, int mostWaiting, Duration patience) {
    this.patience = patience;
    this.threads =
        new ThreadPoolExecutor(
            size,
            size,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(mostWaiting),
            Thread.ofPlatform().name("parlour-" + about + "-", 1).daemon(true).factory());
  }

  /** What comes of a thought; refuses when too many wait, or when it takes too long. */
  public <T> T ask(Callable<T> thought) {
    Future<T> coming;
    try {
      coming = threads.submit(thought);
    } catch (RejectedExecutionException full) {
      throw busy();
    }
    try {
      return coming.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      coming.cancel(false);
      throw busy();
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException refused
          ? refused
          : new IllegalStateException(failed.getCause());
    } catch (CancellationException stopped) {
      throw busy();
    } catch (InterruptedException stopped) {
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

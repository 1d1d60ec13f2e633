package games.parlour.server.request;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Looks at what somebody has written, on one thread of its own: however much there is to count or
 * to play again, none of the threads that answer has to. Thread-safe.
 */
public final class BoundedWork {
  private static final int MOST_WAITING = 32;
  private static final int IDLE_SECONDS = 60;

  private final Executor thread;

  /**
   * Makes ready.
   *
   * @param about what the thread is called after
   */
  public BoundedWork(String about) {
    ThreadPoolExecutor one =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("parlour-" + about).daemon(true).factory());
    one.allowCoreThreadTimeOut(true);
    this.thread = one;
  }

  /** What comes of a look, or the refusal; refuses at once where too many wait. */
  public <T> T look(Supplier<T> look) {
    try {
      return CompletableFuture.supplyAsync(look, thread).join();
    } catch (RejectedExecutionException full) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.busy"));
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException refused) {
        throw refused;
      }
      throw failed;
    }
  }
}

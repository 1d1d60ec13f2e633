package games.parlour.server.jobs;

import games.parlour.server.store.StoreException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the server does by itself again and again: sending mail, removing what is too old, saying
 * that it runs. A job asks the server's clock what is due; one that fails is tried again next time
 * and holds up no other for long. Thread-safe.
 */
public final class PeriodicTasks implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PeriodicTasks.class);
  private static final int STOP_SECONDS = 5;

  private final ScheduledExecutorService threads;

  /**
   * Makes ready.
   *
   * @param atOnce how many of these jobs may run at a time
   */
  public PeriodicTasks(int atOnce) {
    this.threads =
        Executors.newScheduledThreadPool(
            atOnce, Thread.ofPlatform().name("parlour-job-", 1).daemon(true).factory());
  }

  /** Does something again and again, with this pause before each time. */
  public void every(Duration pause, String name, Runnable job) {
    long millis = pause.toMillis();
    ScheduledFuture<?> _ =
        threads.scheduleWithFixedDelay(
            () -> guarded(name, job), millis, millis, TimeUnit.MILLISECONDS);
  }

  private static void guarded(String name, Runnable job) {
    try {
      job.run();
    } catch (StoreException failed) {
      LOG.debug("the job {} waits for the store, which is told of elsewhere", name, failed);
    } catch (RuntimeException | StackOverflowError failed) {
      LOG.error("the job {} failed and is tried again later", name, failed);
    }
  }

  /** Lets what runs come to its end, and begins nothing more. */
  @Override
  public void close() {
    threads.shutdown();
    try {
      if (!threads.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      threads.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}

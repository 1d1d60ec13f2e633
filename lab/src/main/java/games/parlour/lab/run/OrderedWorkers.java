package games.parlour.lab.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Several threads that do numbered pieces of work, and one that takes them in their order, so that
 * what comes of it does not depend on how many they are.
 *
 * @param threads how many work at once
 * @param stop says true when somebody wants the work to end
 */
public record OrderedWorkers(int threads, BooleanSupplier stop) {
  private static final long GLANCE_MILLIS = 50;

  /** A piece of work. */
  public interface Work<T> {
    /** Does it; nothing comes of it if it was to stop before. */
    Optional<T> piece(int number, BooleanSupplier stop);
  }

  /**
   * Does the pieces from one on, until they are all done, one is enough, or it is to stop; from
   * then on none is taken, done or not.
   */
  public <T> void run(int pieces, Work<T> work, Predicate<T> isEnough) {
    AtomicBoolean enough = new AtomicBoolean();
    BooleanSupplier ends = () -> enough.get() || stop.getAsBoolean();
    Deque<Future<Optional<T>>> coming = new ArrayDeque<>();
    // Threads that are still thinking when all is counted keep nobody waiting.
    ExecutorService pool =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("lab-", 0).factory());
    try {
      for (int i = 1; i <= pieces; i++) {
        int number = i;
        coming.add(
            pool.submit(() -> ends.getAsBoolean() ? Optional.empty() : work.piece(number, ends)));
      }
      boolean goesOn = true;
      while (goesOn && !coming.isEmpty()) {
        Optional<T> done = next(coming.remove(), ends);
        goesOn = done.isPresent() && !isEnough.test(done.get());
      }
    } finally {
      enough.set(true);
      pool.shutdown();
    }
  }

  private static <T> Optional<T> next(Future<Optional<T>> piece, BooleanSupplier ends) {
    while (!ends.getAsBoolean()) {
      try {
        return piece.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException notYet) {
        // looks again whether somebody says stop
      } catch (ExecutionException failed) {
        throw failed.getCause() instanceof RuntimeException cause
            ? cause
            : new IllegalStateException(failed.getCause());
      } catch (InterruptedException told) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}

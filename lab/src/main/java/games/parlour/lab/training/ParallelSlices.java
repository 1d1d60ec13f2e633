package games.parlour.lab.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Does a fixed number of pieces of work again and again, several at once. */
final class ParallelSlices implements AutoCloseable {
  private final int slices;
  private final ExecutorService pool;

  ParallelSlices(int slices, int threads) {
    this.slices = slices;
    this.pool =
        Executors.newFixedThreadPool(
            Math.min(slices, threads), Thread.ofPlatform().daemon().name("fit-", 0).factory());
  }

  /** Does every piece once, and returns when all are done. */
  void each(IntConsumer work) {
    List<Callable<Integer>> pieces = new ArrayList<>();
    for (int i = 0; i < slices; i++) {
      int number = i;
      pieces.add(
          () -> {
            work.accept(number);
            return number;
          });
    }
    try {
      for (Future<Integer> done : pool.invokeAll(pieces)) {
        done.get();
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException told) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(told);
    }
  }

  @Override
  public void close() {
    pool.shutdown();
  }
}

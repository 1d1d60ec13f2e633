package games.parlour.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Many who begin at the same moment. */
final class Together {
  private Together() {}

  /** What each of so many got. */
  static <T> List<T> of(int many, IntFunction<T> each) {
    CountDownLatch ready = new CountDownLatch(many);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<T>> asked = new ArrayList<>();
      for (int i = 0; i < many; i++) {
        int number = i;
        asked.add(
            threads.submit(
                () -> {
                  ready.countDown();
                  ready.await();
                  return each.apply(number);
                }));
      }
      List<T> got = new ArrayList<>();
      for (Future<T> one : asked) {
        got.add(one.get());
      }
      return got;
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}

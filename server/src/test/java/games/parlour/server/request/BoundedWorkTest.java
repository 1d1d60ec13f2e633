package games.parlour.server.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What somebody wrote is looked at beside the threads that answer. */
class BoundedWorkTest {
  private final BoundedWork checks = new BoundedWork("positions");

  @Test
  void aLookIsTakenOnAnotherThreadAndItsRefusalComesBack() {
    assertThat(checks.look(() -> Thread.currentThread().getName())).isEqualTo("parlour-positions");
    assertThatThrownBy(
            () ->
                checks.look(
                    () -> {
                      throw new Refusal(Text.of("problem.crowd", "most", 1));
                    }))
        .isInstanceOf(Refusal.class);
  }

  @Test
  void whereTooManyWaitTheNextIsRefusedAtOnce() throws InterruptedException {
    CountDownLatch first = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    AtomicInteger refused = new AtomicInteger();
    CountDownLatch full = new CountDownLatch(1);
    List<Thread> asking = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      asking.add(
          Thread.startVirtualThread(
              () -> {
                try {
                  checks.look(
                      () -> {
                        first.countDown();
                        return await(end);
                      });
                } catch (ProblemException busy) {
                  refused.incrementAndGet();
                  full.countDown();
                }
              }));
    }
    first.await();
    full.await();
    end.countDown();
    for (Thread thread : asking) {
      thread.join();
    }
    assertThat(refused).hasValueBetween(1, 60 - 33);
  }

  private static boolean await(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

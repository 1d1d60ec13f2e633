package games.parlour.server.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.server.fixture.Await;
import games.parlour.server.problem.ProblemException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Hints wait for each other, within bounds. */
class HintQueueTest {
  private final CountDownLatch thinking = new CountDownLatch(1);

  private int slowly() {
    try {
      thinking.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return 7;
  }

  @Test
  void nobodyWaitsTwiceAndTheQueueIsShort() throws Exception {
    AtomicInteger refused = new AtomicInteger();
    try (HintQueue hints = new HintQueue(1);
        ExecutorService guests = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Integer>> asked = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        String guest = "guest " + i;
        asked.add(
            guests.submit(
                () -> {
                  try {
                    return hints.ask(guest, this::slowly);
                  } catch (ProblemException full) {
                    assertThat(full.detail().key()).isEqualTo("problem.busy");
                    return refused.incrementAndGet() * 0;
                  }
                }));
      }
      Await.until(() -> refused.get() == 13); // one is thought about, sixteen wait
      int waiting =
          IntStream.range(0, asked.size())
              .filter(i -> !asked.get(i).isDone())
              .findFirst()
              .orElseThrow();
      assertThatThrownBy(() -> hints.ask("guest " + waiting, () -> 1))
          .isInstanceOf(ProblemException.class)
          .hasMessageContaining("problem.hint.one");
      thinking.countDown();
      assertThat(asked.get(waiting).get()).isEqualTo(7);
      int answered = 0;
      for (Future<Integer> one : asked) {
        answered += one.get() / 7;
      }
      assertThat(answered).isEqualTo(17);
      assertThat(hints.ask("guest 0", () -> 8)).isEqualTo(8);
    }
  }
}

package games.parlour.server.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.TestClock;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.job.JobKind;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LocalJobQueueTest {
  private final TestClock clock = new TestClock();
  private final LocalJobQueue queue = new LocalJobQueue(clock);
  private final ConcurrentLinkedQueue<String> done = new ConcurrentLinkedQueue<>();
  private final Semaphore mayGoOn = new Semaphore(0);

  @AfterEach
  void close() {
    mayGoOn.release(1_000);
    queue.close();
  }

  private void start(int atOnce, JobHandler handler) {
    queue.register(JobKind.FLAG, atOnce, handler);
    queue.start();
  }

  private OptionalLong note(String subject) {
    done.add(subject);
    return OptionalLong.empty();
  }

  private OptionalLong waits(String subject) {
    mayGoOn.acquireUninterruptibly();
    return note(subject);
  }

  @Test
  void aJobIsDoneWhenItIsDue() {
    start(2, this::note);
    queue.schedule(JobKind.FLAG, "later", clock.millis() + Duration.ofHours(1).toMillis());
    queue.schedule(JobKind.FLAG, "now", clock.millis());
    Await.until(() -> !done.isEmpty());
    assertThat(done).containsExactly("now");
    assertThat(queue.isIdle(JobKind.FLAG))
        .as("the queue is not idle, since a job is due in an hour")
        .isFalse();
    clock.advance(Duration.ofHours(2));
    Await.until(() -> done.size() == 2);
    Await.until(() -> queue.isIdle(JobKind.FLAG));
  }

  @Test
  void whatIsDueAnewWhileItIsDoneIsDoneOnceMore() {
    start(2, this::waits);
    queue.schedule(JobKind.FLAG, "a", clock.millis());
    Await.until(() -> queue.running(JobKind.FLAG) == 1);
    queue.schedule(JobKind.FLAG, "a", clock.millis());
    assertThat(queue.running(JobKind.FLAG)).as("never twice at the same time").isEqualTo(1);
    mayGoOn.release(2);
    Await.until(() -> List.copyOf(done).equals(List.of("a", "a")));
    Await.until(() -> queue.isIdle(JobKind.FLAG));
  }

  @Test
  void oldOnesTakeTurnsWithNewOnes() {
    start(1, this::waits);
    queue.resume(
        JobKind.FLAG,
        () -> IntStream.range(0, 100).boxed().collect(Collectors.toMap(i -> "old" + i, i -> 0L)));
    Await.until(() -> queue.running(JobKind.FLAG) == 1);
    queue.schedule(JobKind.FLAG, "new", clock.millis());
    mayGoOn.release(4);
    Await.until(() -> done.size() == 4);
    assertThat(done).contains("new");
  }

  /** What was due by a clock that was set back since is due before. */
  @Test
  void anEarlierMomentCounts() {
    start(2, this::note);
    long now = clock.millis();
    queue.schedule(JobKind.FLAG, "a", now + Duration.ofHours(2).toMillis());
    queue.schedule(JobKind.FLAG, "b", now + Duration.ofMinutes(1).toMillis());
    long anHour = now + Duration.ofHours(1).toMillis();
    Map<String, Long> found = Map.of("a", anHour, "b", anHour, "c", anHour, "past", 0L);
    queue.resume(JobKind.FLAG, () -> found);
    Await.until(() -> done.size() == 1); // they are added beside the test, and all at once
    assertThat(done).containsExactly("past");
    clock.advance(Duration.ofMinutes(2));
    Await.until(() -> done.size() == 2);
    assertThat(done).containsExactly("past", "b");
    clock.advance(Duration.ofHours(1));
    Await.until(() -> done.size() == 4);
    assertThat(done).containsExactlyInAnyOrder("past", "b", "a", "c");
  }

  @Test
  void aStoreThatFailsIsTriedAgainAndAFaultIsNot() {
    AtomicInteger tries = new AtomicInteger();
    start(
        2,
        subject -> {
          if (subject.equals("fault")) {
            throw new IllegalStateException("on purpose");
          }
          if (tries.incrementAndGet() == 1) {
            throw new StoreException("on purpose", new IllegalStateException());
          }
          return note(subject);
        });
    queue.resume(JobKind.FLAG, () -> Map.of("fault", 0L));
    queue.schedule(JobKind.FLAG, "a", clock.millis());
    Await.until(() -> List.copyOf(done).equals(List.of("a")));
    assertThat(tries).hasValue(2);
    Await.until(() -> queue.isIdle(JobKind.FLAG));
  }

  /** Otherwise it would go on for ever, and log that the closed store does not answer. */
  @Test
  void nothingIsListedAfterTheQueueIsClosed() {
    queue.register(JobKind.FLAG, 1, this::note);
    ConcurrentLinkedQueue<Thread> listers = new ConcurrentLinkedQueue<>();
    queue.resume(
        JobKind.FLAG,
        () -> {
          listers.add(Thread.currentThread());
          mayGoOn.acquireUninterruptibly();
          throw new StoreException("on purpose", new IllegalStateException());
        });
    Await.until(() -> !listers.isEmpty());
    queue.close();
    mayGoOn.release();
    Await.until(() -> listers.stream().noneMatch(Thread::isAlive));
    assertThat(listers).hasSize(1);
  }
}

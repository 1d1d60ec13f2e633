package games.parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The one thread that writes. */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
class WriterTest {
  private static final int ROUNDS = 300;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private Jdbi jdbi;
  private Writer writer;

  @BeforeEach
  void open(@TempDir Path folder) {
    jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("w.db"));
    jdbi.useHandle(handle -> handle.execute("create table kept (number integer primary key)"));
    writer = new Writer(jdbi);
  }

  @AfterEach
  void close() {
    writer.close();
    threads.shutdownNow();
  }

  private static int keep(Handle handle, int number) {
    return handle.execute("insert into kept (number) values (?)", number);
  }

  private List<Integer> kept() {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("select number from kept order by number")
                .mapTo(Integer.class)
                .list());
  }

  /** Holds the writer up, so that what comes next waits together; opened by the latch. */
  private CountDownLatch heldUp() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch open = new CountDownLatch(1);
    Thread.ofVirtual()
        .start(
            () ->
                writer.write(
                    handle -> {
                      begun.countDown();
                      await(open);
                      return 0;
                    }));
    begun.await();
    return open;
  }

  private static void await(CountDownLatch latch) {
    boolean interrupted = false;
    while (true) {
      try {
        latch.await();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void waiting(int jobs, Writer writer) throws InterruptedException {
    while (writer.waiting() < jobs) {
      Thread.sleep(1);
    }
  }

  @Test
  void aFailingChangeDoesNotTakeItsNeighboursWithIt() throws Exception {
    CountDownLatch open = heldUp();
    List<Future<Integer>> asked = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      int number = i;
      asked.add(
          threads.submit(
              () ->
                  writer.write(
                      handle -> {
                        int made = keep(handle, number);
                        if (number == 4) {
                          throw new LostRaceException("four");
                        }
                        if (number == 7) {
                          throw new IllegalStateException("seven");
                        }
                        return made;
                      })));
    }
    waiting(10, writer);
    open.countDown();
    for (int i = 0; i < 10; i++) {
      Future<Integer> one = asked.get(i);
      if (i == 4) {
        assertThatThrownBy(one::get).hasCauseInstanceOf(LostRaceException.class);
      } else if (i == 7) {
        assertThatThrownBy(one::get).hasCauseInstanceOf(StoreException.class);
      } else {
        assertThat(one.get()).isEqualTo(1);
      }
    }
    assertThat(kept()).containsExactly(0, 1, 2, 3, 5, 6, 8, 9);
  }

  @Test
  void closingWritesWhatWaits() throws Exception {
    CountDownLatch open = heldUp();
    List<Future<Integer>> asked = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      int number = i;
      asked.add(threads.submit(() -> writer.write(handle -> keep(handle, number))));
    }
    waiting(100, writer);
    Future<?> closed = threads.submit(writer::close);
    Thread.sleep(20);
    open.countDown();
    closed.get();
    for (Future<Integer> one : asked) {
      assertThat(one.get()).isEqualTo(1);
    }
    assertThat(kept()).hasSize(100);
  }

  @Test
  void aClosedWriterRefuses() {
    writer.close();
    assertThatThrownBy(() -> writer.write(handle -> keep(handle, 1)))
        .isInstanceOf(StoreException.class);
    assertThat(kept()).isEmpty();
  }

  /** Whoever comes in the very moment of closing is written or refused, and never left waiting. */
  @Test
  void nobodyIsLeftWaiting() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Writer own = new Writer(jdbi);
      List<Future<?>> late = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        late.add(threads.submit(() -> writeUntilRefused(own)));
      }
      own.close();
      for (Future<?> one : late) {
        one.get(60, TimeUnit.SECONDS);
      }
    }
  }

  private static void writeUntilRefused(Writer writer) {
    try {
      while (writer.write(handle -> true)) {
        Thread.onSpinWait();
      }
    } catch (StoreException refused) {
      // closed; that is the end of it
    }
  }
}

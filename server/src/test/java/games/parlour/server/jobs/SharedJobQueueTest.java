package games.parlour.server.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.TestClock;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.store.Database;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.store.job.JobRows;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What several servers share the work by, where the store fails or the clock does not go on. */
class SharedJobQueueTest {
  private static final int MANY = 4;

  private final String address = TestPostgres.fresh();
  private final List<String> done = new CopyOnWriteArrayList<>();

  @Test
  void whatIsDueIsFoundOnceTheStoreAnswersAgain(@TempDir Path folder) {
    try (Database database = Database.open(address, folder.resolve("parlour.key"));
        SharedJobQueue queue = new SharedJobQueue(database, Clock.systemUTC())) {
      queue.register(
          JobKind.FLAG,
          2,
          subject -> {
            done.add(subject);
            return OptionalLong.empty();
          });
      queue.start();
      AtomicInteger asked = new AtomicInteger();
      TestPostgres.askIn(address, "alter table flag_job rename to away");
      queue.resume(
          JobKind.FLAG,
          () -> {
            asked.incrementAndGet();
            return Map.of("a", 0L, "b", 0L);
          });
      Await.until(() -> asked.get() > 1);
      assertThat(done).isEmpty();
      TestPostgres.askIn(address, "alter table away rename to flag_job");
      Await.until(() -> done.size() == 2);
      assertThat(done).containsExactlyInAnyOrder("a", "b");
    }
  }

  /** A test holds the clock; a database's clock may be set back by an hour. */
  @Test
  void whatIsDueIsFoundWhereverTheClockStands(@TempDir Path folder) {
    TestClock clock = new TestClock();
    try (Database database = Database.open(address, folder.resolve("parlour.key"));
        SharedJobQueue queue = new SharedJobQueue(database, clock)) {
      queue.register(
          JobKind.FLAG,
          2,
          subject -> {
            done.add(subject);
            long again = clock.millis();
            return done.size() < MANY ? OptionalLong.of(again) : OptionalLong.empty();
          });
      clock.hold();
      queue.start();
      note(database, "a", clock.millis());
      Await.until(() -> done.size() == MANY);
      clock.advance(Duration.ofHours(-1));
      note(database, "b", clock.millis());
      Await.until(() -> done.contains("b"));
      clock.release();
      clock.advance(Duration.ofHours(-1));
      note(database, "c", clock.millis());
      Await.until(() -> done.contains("c"));
    }
  }

  /** As another server does, whose change makes something due. */
  private static void note(Database database, String subject, long due) {
    database.write(
        handle -> {
          JobRows.note(handle, JobKind.FLAG, subject, due);
          return subject;
        });
  }
}

package games.parlour.server.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.store.Database;
import games.parlour.server.store.job.JobKind;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What several servers share the work by, where the store fails. */
class SharedJobQueueTest {
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
}

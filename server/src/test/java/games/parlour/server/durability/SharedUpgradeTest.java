package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.store.Database;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.LostRaceException;
import games.parlour.server.store.TableReader;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStore;
import games.parlour.server.store.TableStore.TableChange;
import games.parlour.server.store.migration.Migrations;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Servers start at the same moment, and the first of this version brings the database up to date
 * while those of version 0.3.0 go on.
 */
class SharedUpgradeTest {
  private static final String MOVE =
      "update game_table set status = 'playing', turn = 'police', winner = null, takeback = '',"
          + " rematch = '', changed = 2 where id = 't'";

  /**
   * Where the machine stands still for a second, PostgreSQL finds a cycle of locks before anybody
   * has given way, and would end a change of an earlier server instead of the migration.
   */
  private static final String NO_CYCLE_IS_FOUND = "&options=-c%20deadlock_timeout%3D60s";

  @TempDir private Path folder;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private String address;

  @BeforeEach
  void fresh() {
    address = TestPostgres.fresh();
  }

  @AfterEach
  void end() {
    threads.close();
  }

  private Database open() {
    return Database.open(address, folder.resolve("parlour.key"));
  }

  /** A database as version 0.3.0 left it, with a game of two people. */
  private void before() {
    List<String> steps = Migrations.versions();
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(address);
    Migrations.run(source, "postgresql", steps.subList(0, steps.indexOf("16")));
    run("insert into guest (id, secret, name, created) values ('ann', '-ann', 'Ann', 1)");
    run("insert into guest (id, secret, name, created) values ('bob', '-bob', 'Bob', 1)");
    run(
        "insert into game_table (id, game, rules, options, seed, creator, listed, status, turn,"
            + " rematch, created, changed) values ('t', 'suffragetto', 1, '', '"
            + "0".repeat(64)
            + "', 'ann', 0, 'playing', 'suffragettes', '', 1, 1)");
    for (int seat = 0; seat < 2; seat++) {
      run(
          "insert into seat (table_id, number, name, kind, guest, beside) values ('t', %d, '%s', 'guest', '%s', 0)"
              .formatted(seat, seat == 0 ? "suffragettes" : "police", seat == 0 ? "ann" : "bob"));
    }
  }

  private void run(String statement) {
    TestPostgres.askIn(address, statement);
  }

  @Test
  void serversThatStartAtOnceOnAnEmptyDatabaseAllComeUp() {
    List<Database> all = ParallelCalls.of(3, which -> open());
    assertThat(all).allMatch(Database::takesChanges, "takes changes");
    all.forEach(Database::close);
  }

  @Test
  void aChangeThatTakesLongIsWaitedFor() throws SQLException, InterruptedException {
    before();
    try (Connection old = DriverManager.getConnection(address);
        Statement statement = old.createStatement()) {
      old.setAutoCommit(false);
      statement.execute(MOVE);
      Future<Database> opening = threads.submit(this::open);
      Thread.sleep(Duration.ofSeconds(3));
      old.commit();
      opened(opening).close();
    }
    assertThat(TestPostgres.askIn(address, "select changed from game_table")).isEqualTo("2");
  }

  private static Database opened(Future<Database> opening) throws InterruptedException {
    try {
      return opening.get(1, TimeUnit.MINUTES);
    } catch (ExecutionException | TimeoutException failed) {
      throw new AssertionError(failed);
    }
  }

  /** They lock rows of these tables in this order and in another one, many at a time. */
  @Test
  void noChangeOfAnEarlierServerFailsMeanwhile() throws InterruptedException {
    before();
    AtomicBoolean done = new AtomicBoolean();
    List<AtomicInteger> made = List.of(new AtomicInteger(), new AtomicInteger());
    List<Future<?>> writers =
        List.of(
            threads.submit(
                () ->
                    writes(
                        done,
                        made.get(0),
                        "update seat set seen = seen + 1 where number = 0",
                        MOVE)),
            threads.submit(
                () ->
                    writes(
                        done,
                        made.get(1),
                        "update game_table set changed = changed where id = 'none'",
                        "update guest set created = created where id = 'bob'",
                        "update seat set seen = seen + 1 where number = 1")));
    awaitMore(made, writers);
    opened(threads.submit(this::open)).close();
    awaitMore(made, writers);
    done.set(true);
    assertThat(writers).allSatisfy(writer -> writer.get(1, TimeUnit.MINUTES));
  }

  /** Both have made two changes more, or one of them has failed. */
  private static void awaitMore(List<AtomicInteger> made, List<Future<?>> writers) {
    for (int at = 0; at < made.size(); at++) {
      AtomicInteger changes = made.get(at);
      int before = changes.get();
      Future<?> writer = writers.get(at);
      Await.until(() -> writer.isDone() || changes.get() >= before + 2);
    }
  }

  /** Makes changes and counts them until that is enough. */
  private @Nullable Void writes(AtomicBoolean done, AtomicInteger made, String... statements)
      throws Exception {
    try (Connection connection = DriverManager.getConnection(address + NO_CYCLE_IS_FOUND);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      while (!done.get()) {
        for (String each : statements) {
          statement.execute(each);
          Thread.sleep(30);
        }
        connection.commit();
        made.incrementAndGet();
      }
    }
    return null;
  }

  @Test
  void whatAnEarlierServerWritesIsToldAndCounted() throws SQLException {
    before();
    try (Database database = open();
        Connection listening = DriverManager.getConnection(address)) {
      try (Statement statement = listening.createStatement()) {
        statement.execute("listen parlour");
      }
      TableRow known = new TableReader(database).table("t").orElseThrow().table();
      long version = known.version();
      run(
          "insert into entry (table_id, number, at, line)"
              + " values ('t', 1, 2, 'suffragettes c6-c7') on conflict do nothing");
      run(MOVE);
      PGNotification[] told = listening.unwrap(PGConnection.class).getNotifications(10_000);
      assertThat(told)
          .singleElement()
          .satisfies(one -> assertThat(one.getParameter()).endsWith("|table|t|" + (version + 1)));
      TableChange stale =
          new TableChange(
              known.standing(
                  known.status(), Optional.of("police"), Optional.empty(), List.of(), List.of(), 3),
              List.of(new EntryRow(2, 3, "suffragettes d6-d7")),
              Optional.empty(),
              List.of(),
              false);
      TableStore store = new TableStore(database);
      assertThatThrownBy(() -> store.append(stale)).isInstanceOf(LostRaceException.class);
      assertThat(TestPostgres.askIn(address, "select count(*) from entry")).isEqualTo("1");
      assertThat(new TableReader(database).table("t").orElseThrow().table().version())
          .isEqualTo(version + 1);
      run("update seat set kind = 'open', guest = null where number = 1");
      assertThat(new TableReader(database).table("t").orElseThrow().table().version())
          .as("somebody has left")
          .isEqualTo(version + 2);
    }
  }
}

package games.parlour.server.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.DatabaseClock;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Servers that share a PostgreSQL go by its clock, and give back when none of them could use it.
 */
class SharedTimeTest {
  private static final long LEFT = Duration.ofMinutes(10).toMillis();

  /** So much may pass while a test runs. */
  private static final long SLACK = 2_500;

  @TempDir Path folder;

  private String address;
  private DatabaseClock there;
  private Database database;

  @BeforeEach
  void open() {
    address = TestPostgres.fresh();
    there = DatabaseClock.of(address);
    database = Database.open(address, folder.resolve("parlour.key"));
  }

  @AfterEach
  void close() {
    database.close();
  }

  private Clock clock() {
    return TimeKeeper.of(Clock.systemUTC(), database);
  }

  private TimeKeeper keeper(Clock clock) {
    return new TimeKeeper(
        clock,
        database,
        new ClockStore(database),
        () -> true,
        table -> assertThat(table).isEqualTo("t"));
  }

  private long now() {
    return new ClockStore(database).databaseTime();
  }

  /** A table whose flag falls in ten minutes. */
  private void table() {
    long now = now();
    run("insert into guest (id, secret, name, created) values ('ann', '-ann', 'Ann', 0)");
    run(
        "insert into game_table (id, game, rules, options, seed, creator, listed, status,"
            + " rematch, created, changed)"
            + " values ('t', 'cards', 1, '', '', 'ann', 0, 'playing', '', 0, 0)");
    run(
        "insert into table_clock (table_id, control, from_at, deadline, state)"
            + " values ('t', '10+0', %d, %d, '')".formatted(now, now + LEFT));
  }

  private void run(String statement) {
    database.write(handle -> handle.execute(statement));
  }

  private long number(String question) {
    return Long.parseLong(TestPostgres.askIn(address, question));
  }

  private long deadline() {
    return number("select deadline from table_clock");
  }

  private long marked() {
    return number("select at from clock_mark");
  }

  /** What a server of version 0.3.0 does every five seconds, by the clock of its machine. */
  private void markAsBefore(long machine, boolean stopping) {
    TestPostgres.askIn(
        address,
        "update clock_mark set at = %d, stopped = %d where id = 1"
            .formatted(machine, stopping ? 1 : 0));
  }

  @Test
  void theClockOfTheMachineDoesNotMatter() {
    there.advance(Duration.ofHours(1));
    assertThat(clock().millis()).isCloseTo(now(), within(SLACK));
    assertThat(clock().millis() - System.currentTimeMillis())
        .isCloseTo(Duration.ofHours(1).toMillis(), within(SLACK));
  }

  @Test
  void sixSecondsWithoutAnybodyAreGivenBackOnce() {
    table();
    Clock clock = clock();
    TimeKeeper first = keeper(clock);
    TimeKeeper second = keeper(clock);
    first.beat();
    long before = deadline();
    long version = number("select version from game_table");
    there.advance(Duration.ofSeconds(6));
    first.beat();
    second.beat();
    assertThat(deadline() - before).isBetween(6_000L, 6_000 + SLACK);
    assertThat(number("select version from game_table"))
        .as("nodes read it again, once")
        .isEqualTo(version + 1);
    assertThat(clock.millis()).isCloseTo(now(), within(SLACK));
  }

  /** The first who is there again may be the one who looks for flags. */
  @Test
  void beforeAFlagFallsItIsGivenBack() {
    table();
    TimeKeeper keeper = keeper(clock());
    keeper.beat();
    long before = deadline();
    there.advance(Duration.ofSeconds(6));
    keeper.settleFlag();
    assertThat(deadline() - before).isBetween(6_000L, 6_000 + SLACK);
  }

  /** A machine that stands still for two seconds now and then gives nobody time by that. */
  @Test
  void aBusyMachineGivesNothingBack() {
    table();
    TimeKeeper keeper = keeper(clock());
    long before = deadline();
    for (int beat = 0; beat < 5; beat++) {
      keeper.beat();
      there.advance(Duration.ofSeconds(3));
    }
    keeper.settleFlag();
    assertThat(deadline()).isEqualTo(before);
  }

  @Test
  void nothingIsNotedWhereNobodysTimeIsCounted() {
    Clock clock = clock();
    TimeKeeper keeper = keeper(clock);
    keeper.start();
    long marked = marked();
    there.advance(Duration.ofMinutes(5));
    keeper.beat();
    assertThat(marked()).isEqualTo(marked);
    table();
    long before = deadline();
    long version = number("select version from game_table");
    keeper.beat();
    assertThat(marked()).isGreaterThan(marked);
    assertThat(deadline()).as("a clock that has just begun").isEqualTo(before);
    assertThat(number("select version from game_table")).isEqualTo(version);
    there.advance(Duration.ofSeconds(6));
    keeper.beat();
    assertThat(deadline() - before).isBetween(6_000L, 6_000 + SLACK);
  }

  @Test
  void aClockThatBeganAfterTheLastNoteIsGivenBackWhatItLost() {
    TimeKeeper keeper = keeper(clock());
    keeper.start();
    there.advance(Duration.ofMinutes(5));
    table();
    long before = deadline();
    there.advance(Duration.ofSeconds(6));
    keeper.beat();
    assertThat(deadline() - before).isBetween(6_000L, 6_000 + SLACK);
  }

  /** Whoever waited for the note with an old time in mind must not turn back that of the others. */
  @Test
  void aNodeThatWasFrozenTurnsNothingBack() throws Exception {
    table();
    Clock clock = clock();
    TimeKeeper frozen = keeper(clock);
    long before = deadline();
    there.advance(Duration.ofSeconds(1)); // so that a note is due
    try (Connection other = DriverManager.getConnection(address);
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("set application_name = 'parlour-other'");
      statement.execute("select 1 from clock_mark for update");
      Thread beat = Thread.startVirtualThread(frozen::beat);
      Await.until(
          () -> number("select count(*) from pg_stat_activity where wait_event_type = 'Lock'") > 0);
      there.advance(Duration.ofSeconds(30));
      statement.execute("update clock_mark set at = " + now());
      other.commit();
      beat.join();
    }
    assertThat(deadline()).isEqualTo(before);
    assertThat(marked()).isCloseTo(now(), within(SLACK));
    assertThat(clock.millis()).isCloseTo(now(), within(SLACK));
  }

  @Test
  void aSlowNoteDoesNotSetTheClockBack() throws SQLException, InterruptedException {
    table();
    there.advance(Duration.ofSeconds(1));
    Clock clock = clock();
    TimeKeeper keeper = keeper(clock);
    long began = clock.millis();
    long nanos = System.nanoTime();
    try (Connection other = DriverManager.getConnection(address);
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("select 1 from clock_mark for update");
      Thread beat = Thread.startVirtualThread(keeper::beat);
      Thread.sleep(1_000);
      other.rollback();
      beat.join();
    }
    long passed = (System.nanoTime() - nanos) / 1_000_000;
    assertThat(clock.millis() - began).isCloseTo(passed, within(300L));
  }

  /** Servers of version 0.3.0 may run beside, and their machines' clocks may be wrong. */
  @Test
  void theWrongClockOfAnEarlierVersionGivesAndTakesNothing() {
    table();
    TimeKeeper keeper = keeper(clock());
    keeper.beat();
    long before = deadline();
    for (int seconds : new int[] {20, -20, 3_600, -3_600}) {
      markAsBefore(now() + seconds * 1_000L, false);
      keeper.beat();
      assertThat(deadline()).as("%d s ahead", seconds).isEqualTo(before);
    }
    markAsBefore(now() + 3_600_000, true);
    keeper.beat();
    assertThat(deadline()).as("it stops").isCloseTo(before, within(SLACK));
  }

  /** Nobody can tell by how much; so they gain time, and nobody loses on time by it. */
  @Test
  void aDatabaseWhoseClockIsSetBackTakesNothing() {
    table();
    Clock clock = clock();
    TimeKeeper keeper = keeper(clock);
    keeper.beat();
    long before = deadline();
    there.advance(Duration.ofHours(-1));
    keeper.beat();
    assertThat(deadline()).isEqualTo(before);
    assertThat(clock.millis()).isCloseTo(now(), within(SLACK));
    assertThat(marked()).isCloseTo(now(), within(SLACK));
  }

  @Test
  void whileAllWereStoppedItsClockCanBeSet() {
    for (Duration by : new Duration[] {Duration.ofHours(-1), Duration.ofHours(1)}) {
      run("delete from table_clock");
      run("delete from game_table");
      run("delete from guest");
      table();
      keeper(clock()).beat();
      keeper(clock()).stop();
      there.advance(by);
      Clock clock = clock();
      keeper(clock).start();
      assertThat(deadline() - clock.millis()).as("%s", by).isBetween(LEFT - SLACK, LEFT);
    }
  }

  @Test
  void aNodeThatStoodStillBesideAnotherChangesNothing() {
    table();
    SteadyClock own = (SteadyClock) clock();
    TimeKeeper frozen = keeper(own);
    TimeKeeper awake = keeper(clock());
    long before = deadline();
    for (int beat = 0; beat < 10; beat++) {
      there.advance(Duration.ofSeconds(3));
      awake.beat();
    }
    own.set(own.millis() + 30_000);
    frozen.settle();
    frozen.settleFlag();
    assertThat(deadline()).isEqualTo(before);
  }
}

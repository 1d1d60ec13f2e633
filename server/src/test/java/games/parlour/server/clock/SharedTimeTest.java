package games.parlour.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.DatabaseClock;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Servers that share a PostgreSQL go by its clock, and give back when none of them could use it.
 */
class SharedTimeTest {
  private static final long LEFT = Duration.ofMinutes(10).toMillis();

  /** Whether a server waits for what another one has locked. */
  private static final String WAITING =
      "select 1 from pg_stat_activity"
          + " where datname = current_database() and wait_event_type = 'Lock'";

  /** A server gives up where this machine stood still for too long, so it is shown once more. */
  private static final int ROUNDS = 5;

  /** How PostgreSQL says that somebody waited for a lock for too long, or left others waiting. */
  private static final Set<String> STOOD_STILL = Set.of("55P03", "25P03");

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
    there.close();
  }

  private Clock clock() {
    return TimeKeeper.serverClock(Clock.systemUTC(), database);
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

  /** The clock shows what the database's does, and has run on since it was last put right by it. */
  private void assertFollows(Clock clock, long beforeThat) {
    long now = now();
    long shown = clock.millis();
    assertThat(shown).isBetween(now, now + millisSince(beforeThat) + 2);
  }

  private static long millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1_000_000;
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
    long before = now();
    there.advance(Duration.ofHours(1));
    assertThat(now() - before).isEqualTo(Duration.ofHours(1).toMillis());
    long made = System.nanoTime();
    assertFollows(clock(), made);
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
    long followed = System.nanoTime();
    second.beat();
    assertThat(deadline() - before).isEqualTo(6_000);
    assertThat(number("select version from game_table"))
        .as("nodes read it again, once")
        .isEqualTo(version + 1);
    assertFollows(clock, followed);
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
    assertThat(deadline() - before).isEqualTo(6_000);
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
    assertThat(deadline() - before).isEqualTo(6_000);
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
    assertThat(deadline() - before).isEqualTo(6_000);
  }

  /**
   * While a machine sleeps its steady clock stands still, but others go on. Before anything is
   * stored, the clock on the wall tells that time has passed.
   */
  @Test
  void aNodeWhoseMachineSleptStoresNothingByAnOldClock() {
    table();
    AtomicLong wall = new AtomicLong(now());
    Clock clock = clock();
    TimeKeeper slept =
        new TimeKeeper(clock, true, new ClockStore(database), wall::get, () -> true, table -> {});
    TimeKeeper awake = keeper(clock());
    slept.start();
    for (int second = 0; second < 15; second++) {
      there.advance(Duration.ofSeconds(1));
      awake.beat();
    }
    wall.addAndGet(15_000);
    long before = System.nanoTime();
    slept.settle();
    assertFollows(clock, before);
    assertThat(deadline()).as("nobody got any time").isEqualTo(marked() - 15_000 + LEFT);
  }

  /** Its machine may fall asleep while it asks, and then the answer is old. */
  @Test
  void aNodeWhoseMachineFellAsleepWhileItAskedStoresNothingByAnOldClock() throws Exception {
    table();
    AtomicLong wall = new AtomicLong(now());
    Clock clock = clock();
    TimeKeeper slept =
        new TimeKeeper(clock, true, new ClockStore(database), wall::get, () -> true, table -> {});
    slept.start();
    for (int round = 1; !isAskedAsleep(slept, wall); round++) {
      assertThat(round).as("rounds in which the machine stood still").isLessThan(ROUNDS);
    }
    there.advance(Duration.ofSeconds(15));
    keeper(clock()).beat();
    long before = System.nanoTime();
    slept.settle();
    assertFollows(clock, before);
  }

  /** Whoever waited for the note with an old time in mind must not turn back that of the others. */
  @Test
  void aNodeThatWasFrozenTurnsNothingBack() throws Exception {
    table();
    Clock clock = clock();
    TimeKeeper frozen = keeper(clock);
    long before = deadline();
    long begun = System.nanoTime();
    for (int round = 1; !isNotedByAFrozenNode(frozen); round++) {
      assertThat(round).as("rounds in which the machine stood still").isLessThan(ROUNDS);
      begun = System.nanoTime();
    }
    assertThat(deadline()).isEqualTo(before);
    assertThat(marked()).isEqualTo(now());
    assertFollows(clock, begun);
  }

  /** What happens while a server waits for the database. */
  private interface Meanwhile {
    void happens(Statement other) throws SQLException;
  }

  /** Half a minute passes while it waits for its turn; whether it waited until then. */
  private boolean isNotedByAFrozenNode(TimeKeeper frozen) throws Exception {
    there.advance(Duration.ofSeconds(1)); // so that a note is due
    return isMadeAfter(
        frozen,
        "select 1 from clock_mark for update",
        other -> {
          there.advance(Duration.ofSeconds(30));
          other.execute(
              "update clock_mark set at = (extract(epoch from clock_timestamp()) * 1000)");
        });
  }

  /** By the machine's clock 15 seconds pass while it waits; whether it waited until then. */
  private boolean isAskedAsleep(TimeKeeper keeper, AtomicLong wall) throws Exception {
    return isMadeAfter(
        keeper, "lock table clock_mark in access exclusive mode", other -> wall.addAndGet(15_000));
  }

  private boolean isMadeAfter(TimeKeeper keeper, String held, Meanwhile meanwhile)
      throws Exception {
    try (Connection other = DriverManager.getConnection(address);
        Statement lock = other.createStatement();
        Connection watch = DriverManager.getConnection(address);
        PreparedStatement waiting = watch.prepareStatement(WAITING)) {
      other.setAutoCommit(false);
      lock.execute("set application_name = 'parlour-other'");
      // The server waits for 2 s at most, so everything is ready before it does.
      assertThat(waits(waiting)).isFalse();
      lock.execute(held);
      CompletableFuture<Void> beat = beatOf(keeper);
      Await.until(() -> beat.isDone() || waits(waiting));
      meanwhile.happens(lock);
      other.commit();
      return isMade(beat);
    }
  }

  private static boolean waits(PreparedStatement question) {
    try (ResultSet answer = question.executeQuery()) {
      return answer.next();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static CompletableFuture<Void> beatOf(TimeKeeper keeper) {
    return CompletableFuture.runAsync(keeper::beat, Thread::startVirtualThread);
  }

  /** Whether a note was made; not if the server gave it up since the machine stood still. */
  private static boolean isMade(CompletableFuture<Void> beat) throws Exception {
    try {
      beat.get();
      return true;
    } catch (ExecutionException failed) {
      for (Throwable at = failed; at != null; at = at.getCause()) {
        if (at instanceof SQLException why
            && STOOD_STILL.contains(String.valueOf(why.getSQLState()))) {
          return false;
        }
      }
      throw failed;
    }
  }

  @Test
  void aSlowNoteDoesNotSetTheClockBack() throws Exception {
    there.letItRun();
    table();
    there.advance(Duration.ofSeconds(1));
    long asked = System.nanoTime();
    Clock clock = clock();
    TimeKeeper keeper = keeper(clock);
    long nanos = System.nanoTime();
    long began = clock.millis();
    for (int round = 1; !isSlowlyNoted(keeper); round++) {
      assertThat(round).as("rounds in which the machine stood still").isLessThan(ROUNDS);
    }
    long passed = millisSince(nanos);
    long shown = clock.millis() - began;
    // It may be put forward, if it was late since the database's answer was long on its way.
    assertThat(shown).isBetween(passed - 300, millisSince(asked) + 300);
  }

  private boolean isSlowlyNoted(TimeKeeper keeper) throws Exception {
    try (Connection other = DriverManager.getConnection(address);
        Statement lock = other.createStatement()) {
      other.setAutoCommit(false);
      lock.execute("select 1 from clock_mark for update");
      CompletableFuture<Void> beat = beatOf(keeper);
      // The database itself waits and lets go: a busy test must not come near the server's 2 s.
      lock.execute("select pg_sleep(1); rollback");
      return isMade(beat);
    }
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
    assertThat(deadline()).as("it stops").isEqualTo(before);
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
    long begun = System.nanoTime();
    keeper.beat();
    assertThat(deadline()).isEqualTo(before);
    assertFollows(clock, begun);
    assertThat(marked()).isEqualTo(now());
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
      keeper(clock()).start();
      assertThat(deadline() - now()).as("%s", by).isEqualTo(LEFT);
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

package games.parlour.server.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody loses time by a clock that is set or a server that stands still. */
class TimeKeeperTest {
  private static final long HOUR = Duration.ofHours(1).toMillis();
  private static final long START = Duration.ofDays(20_000).toMillis();

  /** So much may pass while a test runs. */
  private static final long SLACK = Duration.ofMinutes(1).toMillis();

  private static final String FULL =
      "create trigger full_%1$s before update on %1$s begin select raise(abort, 'full'); end";

  @TempDir Path folder;

  private final AtomicLong real = new AtomicLong(START);
  private final SteadyClock clock = new SteadyClock(START);

  private Database sqlite() {
    return Database.open(Database.inFolder(folder), folder.resolve("parlour.key"));
  }

  /** A table whose flag falls ten minutes after the start. */
  private static void table(Database database) {
    database.write(
        handle -> {
          handle.execute(
              "insert into guest (id, secret, name, created) values ('ann', '-ann', 'Ann', 0)");
          handle.execute(
              "insert into game_table (id, game, rules, options, seed, creator, listed, status,"
                  + " rematch, created, changed)"
                  + " values ('t', 'cards', 1, '', '', 'ann', 0, 'playing', '', 0, 0)");
          return handle.execute(
              "insert into table_clock (table_id, control, from_at, deadline, state)"
                  + " values ('t', '10+0', ?, ?, '')",
              START,
              START + HOUR / 6);
        });
  }

  private static long deadline(Database database) {
    return new ClockStore(database).deadline("t").orElseThrow();
  }

  private TimeKeeper keeper(Database database) {
    clock.set(START); // it has run on while the database was made
    return new TimeKeeper(
        clock,
        false,
        new ClockStore(database),
        real::get,
        () -> true,
        table -> assertThat(table).isEqualTo("t"));
  }

  @Test
  void aClockThatIsSetForwardTakesNoTime() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      real.set(START + HOUR);
      keeper.beat();
      assertThat(clock.millis()).isBetween(START + HOUR, START + HOUR + SLACK);
      assertThat(deadline(database) - clock.millis()).isBetween(HOUR / 6 - SLACK, HOUR / 6);
    }
  }

  @Test
  void aClockThatIsSetBackGivesNone() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      real.set(START - HOUR);
      keeper.beat();
      assertThat(clock.millis()).isBetween(START - HOUR, START - HOUR + SLACK);
      assertThat(deadline(database) - clock.millis()).isBetween(HOUR / 6 - SLACK, HOUR / 6);
    }
  }

  /** Whoever stands still for a while has not looked at the clock meanwhile. */
  @Test
  void aServerThatStoodStillTakesNoTime() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      clock.set(START + HOUR);
      real.set(START + HOUR);
      keeper.settle();
      assertThat(deadline(database) - clock.millis()).isBetween(HOUR / 6 - SLACK, HOUR / 6);
    }
  }

  /**
   * Whoever has read a table before its time was given back must not store what follows from it.
   */
  @Test
  void aTableWhoseTimeIsGivenBackIsAnotherOne() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      keeper.beat();
      assertThat(version(database)).isZero();
      real.set(START + HOUR);
      keeper.beat();
      assertThat(version(database)).isEqualTo(1);
    }
  }

  private static long version(Database database) {
    return database.read(
        handle -> handle.createQuery("select version from game_table").mapTo(Long.class).one());
  }

  @Test
  void aSmallDifferenceIsFollowed() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      real.set(START + 500);
      keeper.beat();
      assertThat(deadline(database)).isEqualTo(START + HOUR / 6);
    }
  }

  /** Between two beats a second passes, and a busy machine may make it three. */
  @Test
  void aBusyMachineGivesNothingBack() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      for (int beat = 1; beat <= 5; beat++) {
        clock.set(START + beat * 3_000L);
        real.set(START + beat * 3_000L);
        keeper.settle();
        keeper.beat();
      }
      assertThat(deadline(database)).isEqualTo(START + HOUR / 6);
    }
  }

  @Test
  void sixSecondsAreGivenBack() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      clock.set(START + 6_000);
      real.set(START + 6_000);
      keeper.settleFlag();
      assertThat(deadline(database) - START - HOUR / 6).isBetween(4_001L, 8_000L);
    }
  }

  /** A flash card lives longer if it is written to less often. */
  @Test
  void aServerThatIsAloneStoresFewNotes() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      keeper.beat();
      long marked = marked(database);
      clock.set(START + 3_000);
      real.set(START + 3_000);
      keeper.beat();
      assertThat(marked(database)).isEqualTo(marked);
      clock.set(START + 6_000);
      real.set(START + 6_000);
      keeper.beat();
      assertThat(marked(database)).isGreaterThan(marked);
    }
  }

  /** Nobody can move while the disk is full, so nobody's time runs out. */
  @Test
  void timeWhenNothingCouldBeStoredIsGivenBack() {
    try (Database database = sqlite()) {
      table(database);
      TimeKeeper keeper = keeper(database);
      keeper.beat();
      Jdbi disk = Jdbi.create(Database.inFolder(folder));
      disk.useHandle(handle -> handle.execute(FULL.formatted("clock_mark")));
      disk.useHandle(handle -> handle.execute(FULL.formatted("guest")));
      assertThatThrownBy(
              () -> database.write(handle -> handle.execute("update guest set name = 'Bob'")))
          .isInstanceOf(StoreException.class);
      for (int second = 1; second <= 4; second++) {
        clock.set(START + second * 1_000L);
        real.set(START + second * 1_000L);
        assertThatThrownBy(keeper::beat).isInstanceOf(StoreException.class);
      }
      disk.useHandle(handle -> handle.execute("drop trigger full_clock_mark"));
      clock.set(START + 6_000);
      real.set(START + 6_000);
      keeper.settleFlag();
      assertThat(deadline(database) - START - HOUR / 6).isBetween(4_001L, 8_000L);
    }
  }

  /** What is given back is noted with it, so that nobody gets it a second time. */
  @Test
  void timeIsGivenBackOnceHoweverOftenNotesFail() {
    try (Database database = sqlite()) {
      table(database);
      long before = START - HOUR; // a long time to think
      database.write(handle -> handle.execute("update table_clock set from_at = ?", before));
      TimeKeeper keeper = keeper(database);
      keeper.beat();
      Jdbi disk = Jdbi.create(Database.inFolder(folder));
      disk.useHandle(handle -> handle.execute(FULL.formatted("clock_mark")));
      for (int second = 10; second <= 12; second++) {
        clock.set(START + second * 1_000L);
        real.set(START + second * 1_000L);
        assertThatThrownBy(keeper::beat).isInstanceOf(StoreException.class);
      }
      disk.useHandle(handle -> handle.execute("drop trigger full_clock_mark"));
      for (int second = 14; second <= 16; second++) {
        clock.set(START + second * 1_000L);
        real.set(START + second * 1_000L);
        keeper.beat();
      }
      assertThat(deadline(database) - START - HOUR / 6).isBetween(13_000L, 15_000L);
    }
  }

  private static long marked(Database database) {
    return database.read(
        handle -> handle.createQuery("select at from clock_mark").mapTo(Long.class).one());
  }
}

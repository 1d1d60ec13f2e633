package games.parlour.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.DatabaseClock;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A PostgreSQL whose clock a test sets, and a table there whose players have ten minutes left. */
abstract class SharedTimeFixture {
  static final long LEFT = Duration.ofMinutes(10).toMillis();

  @TempDir private Path folder;

  String address;
  DatabaseClock there;
  Database database;

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

  Clock clock() {
    return TimeKeeper.serverClock(Clock.systemUTC(), database);
  }

  TimeKeeper keeper(Clock clock) {
    return new TimeKeeper(
        clock,
        database,
        new ClockStore(database),
        () -> true,
        table -> assertThat(table).isEqualTo("t"));
  }

  long now() {
    return new ClockStore(database).databaseTime();
  }

  /** A table whose flag falls in ten minutes. */
  void table() {
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
  void assertFollows(Clock clock, long beforeThat) {
    long now = now();
    long shown = clock.millis();
    assertThat(shown).isBetween(now, now + millisSince(beforeThat) + 2);
  }

  static long millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1_000_000;
  }

  void run(String statement) {
    database.write(handle -> handle.execute(statement));
  }

  long number(String question) {
    return Long.parseLong(TestPostgres.askIn(address, question));
  }

  long deadline() {
    return number("select deadline from table_clock");
  }

  long marked() {
    return number("select at from clock_mark");
  }
}

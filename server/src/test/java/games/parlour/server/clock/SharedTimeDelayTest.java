package games.parlour.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
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
import org.junit.jupiter.api.Test;

/** Servers that share a PostgreSQL and have to wait for it when they ask what time it is. */
class SharedTimeDelayTest extends SharedTimeFixture {
  /** Whether a server waits for what another one has locked. */
  private static final String WAITING =
      "select 1 from pg_stat_activity"
          + " where datname = current_database() and wait_event_type = 'Lock'";

  /** A server gives up where this machine stood still for too long, so it is shown once more. */
  private static final int ROUNDS = 5;

  /** How PostgreSQL says that somebody waited for a lock for too long, or left others waiting. */
  private static final Set<String> STOOD_STILL = Set.of("55P03", "25P03");

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
      assertThat(waits(waiting)).as("nothing waits for the lock before it is held").isFalse();
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
    long began = clock.millis();
    long nanos = System.nanoTime();
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
}

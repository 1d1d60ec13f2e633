package games.parlour.server.clock;

import games.parlour.server.store.Database;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/**
 * When flags fall, over restarts. Time while the server was down is taken from nobody: it marks
 * that it is alive, and when it starts all clocks go on from where the last mark left them.
 */
public final class ClockStore {
  /** A mark that is not older may be of another server, which still runs. */
  private static final long ALIVE = Duration.ofSeconds(15).toMillis();

  /** A move by correspondence whose time ran out meanwhile, or soon, can be made for so long. */
  private static final long LEAST_GRACE = Duration.ofHours(1).toMillis();

  private static final long MOST_GRACE = Duration.ofDays(1).toMillis();

  private final Database database;

  public ClockStore(Database database) {
    this.database = database;
  }

  /** Reads when flags fall. */
  public void read(Deadlines deadlines) {
    database.read(
        handle -> {
          handle
              .createQuery(
                  "select table_id, control, deadline from table_clock where deadline is not null")
              .map(
                  (row, at) ->
                      new Stored(
                          row.getString("table_id"),
                          TimeControl.of(row.getString("control")),
                          row.getLong("deadline")))
              .forEach(
                  one ->
                      one.control()
                          .ifPresent(known -> deadlines.set(one.table(), known, one.deadline())));
          return 0;
        });
  }

  private record Stored(String table, Optional<TimeControl> control, long deadline) {}

  /** The server runs now; or it stops now. */
  public void mark(long now, boolean stopping) {
    database.write(
        handle ->
            handle
                .createUpdate("update clock_mark set at = :now, stopped = :stopped where id = 1")
                .bind("now", now)
                .bind("stopped", stopping ? 1 : 0)
                .execute());
  }

  /** Lets the clocks go on after the server was down. */
  public void goOn(long now) {
    database.write(
        handle -> {
          OptionalLong down = downSince(handle, now, database.isOfOneServer());
          if (down.isPresent()) {
            shift(handle, down.getAsLong(), now);
          }
          return handle.execute("update clock_mark set at = ?, stopped = 0 where id = 1", now);
        });
  }

  /** A fresh mark may be that of another server, if there can be one. */
  private static OptionalLong downSince(Handle handle, long now, boolean alone) {
    return handle
        .createQuery("select at, stopped from clock_mark where id = 1")
        .map(
            (row, at) -> {
              long marked = row.getLong("at");
              boolean down = alone || row.getInt("stopped") == 1 || marked < now - ALIVE;
              return down ? OptionalLong.of(Math.min(marked, now)) : OptionalLong.empty();
            })
        .one();
  }

  private static void shift(Handle handle, long down, long now) {
    String games = " where deadline is not null and control not like '%d%'";
    long lost = now - down;
    // Those that began after the last mark come first: afterwards they are none of the others.
    handle.execute(
        "update table_clock set deadline = deadline + (? - from_at), from_at = ?"
            + games
            + " and from_at > ? and from_at < ?",
        now,
        now,
        down,
        now);
    handle.execute(
        "update table_clock set from_at = from_at + ?, deadline = deadline + ?"
            + games
            + " and from_at <= ?",
        lost,
        lost,
        down);
    long grace = now + Math.min(Math.max(lost, LEAST_GRACE), MOST_GRACE);
    handle.execute(
        "update table_clock set from_at = from_at + (? - deadline), deadline = ?"
            + " where control like '%d%' and deadline > ? and deadline < ?",
        grace, grace, down, grace);
  }
}

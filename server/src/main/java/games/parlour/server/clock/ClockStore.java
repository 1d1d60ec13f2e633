package games.parlour.server.clock;

import games.parlour.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/**
 * When flags fall, over restarts. Time while no server ran is taken from nobody: they note that all
 * is well, and where the notes have a gap, all clocks go on from where it began.
 */
public final class ClockStore {
  /**
   * How long a correspondence move can still be made if its time ran out meanwhile, or soon will.
   */
  private static final long LEAST_GRACE = Duration.ofHours(1).toMillis();

  private static final long MOST_GRACE = Duration.ofDays(1).toMillis();

  private static final String STATUS =
      "select at, stopped,"
          + " exists (select 1 from table_clock where deadline is not null) as counts, "
          + DatabaseTime.SQL
          + " as now from clock_mark where id = 1";

  private final Database database;

  public ClockStore(Database database) {
    this.database = database;
  }

  /** When flags fall, by table. */
  public Map<String, Long> deadlines() {
    return database.read(
        handle -> {
          Map<String, Long> deadlines = new HashMap<>();
          handle
              .createQuery("select table_id, deadline from table_clock where deadline is not null")
              .map((row, at) -> Map.entry(row.getString("table_id"), row.getLong("deadline")))
              .forEach(one -> deadlines.put(one.getKey(), one.getValue()));
          return deadlines;
        });
  }

  /** When the flag at a table falls, as it is stored. */
  public OptionalLong deadline(String table) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select deadline from table_clock"
                        + " where table_id = :table and deadline is not null")
                .bind("table", table)
                .mapTo(Long.class)
                .findOne()
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty()));
  }

  /** The last note, and whether the servers meant to stop then. */
  private record Mark(long at, boolean stopped) {
    static Mark of(ResultSet row) throws SQLException {
      return new Mark(row.getLong("at"), row.getInt("stopped") == 1);
    }
  }

  /**
   * What servers that share a database find when they look whether all is well.
   *
   * @param age how old the last note is; less than nothing if the database's clock was set back
   * @param stopped whether they meant to stop then
   * @param counts whether anybody's time is counted
   */
  record ClockStatus(DatabaseTime time, long age, boolean stopped, boolean counts) {}

  ClockStatus status() {
    return database.read(
        handle -> {
          long asked = System.nanoTime();
          return handle
              .createQuery(STATUS)
              .map(
                  (row, at) -> {
                    long now = row.getLong("now");
                    return new ClockStatus(
                        new DatabaseTime(now, asked, System.nanoTime()),
                        now - row.getLong("at"),
                        row.getInt("stopped") == 1,
                        row.getBoolean("counts"));
                  })
              .one();
        });
  }

  /** The only server runs now; or it stops now. */
  void mark(long now, boolean stopping) {
    database.write(handle -> mark(handle, now, stopping));
  }

  /** Whether a change of somebody could not be stored, and none since. */
  boolean isFailing() {
    return database.isFailing();
  }

  private static int mark(Handle handle, long now, boolean stopping) {
    return handle
        .createUpdate("update clock_mark set at = :now, stopped = :stopped where id = 1")
        .bind("now", now)
        .bind("stopped", stopping ? 1 : 0)
        .execute();
  }

  /**
   * What came of noting that all is well.
   *
   * @param lost how long nobody could play; what was given back for that
   * @param tables those whose clocks were changed
   */
  record MarkResult(DatabaseTime time, long lost, List<String> tables) {}

  /**
   * Servers that share a database note that all is well, by its clock, or that the last one stops;
   * clocks go on from where the notes have a gap.
   */
  MarkResult markShared(boolean stopping) {
    return database.write(
        handle -> {
          Mark mark = lastMark(handle, " for update");
          // Not before: whoever waited or was frozen meanwhile must not note an old time.
          DatabaseTime time = DatabaseTime.ask(handle);
          long since = aliveUntil(handle, mark, time.millis());
          List<String> tables = shift(handle, since, time.millis());
          mark(handle, time.millis(), stopping);
          return new MarkResult(time, time.millis() - since, tables);
        });
  }

  /** A server that starts lets the clocks go on; by its own clock, which no other one shares. */
  void goOn(long now) {
    database.write(
        handle -> {
          Mark mark = lastMark(handle, "");
          long since = database.isShared() ? aliveUntil(handle, mark, now) : downSince(mark, now);
          shift(handle, since, now);
          return mark(handle, now, false);
        });
  }

  private static Mark lastMark(Handle handle, String lock) {
    return handle
        .createQuery("select at, stopped from clock_mark where id = 1" + lock)
        .map((row, at) -> Mark.of(row))
        .one();
  }

  /**
   * Until when servers ran without a gap; {@code now} if they still do. While no clock runs, nobody
   * has to make notes.
   */
  private static long aliveUntil(Handle handle, Mark mark, long now) {
    if (mark.stopped()) {
      return mark.at();
    }
    if (now - mark.at() <= TimeKeeper.GAP) {
      return now;
    }
    long since =
        handle
            .createQuery("select min(from_at) from table_clock where deadline is not null")
            .mapTo(Long.class)
            .findOne()
            .map(first -> Math.max(first, mark.at()))
            .orElse(now);
    return now - since > TimeKeeper.GAP ? since : now;
  }

  /**
   * Only where the server had stopped, a note from the future says that clocks have to be put back,
   * since then nobody can have moved by the later time.
   */
  private static long downSince(Mark mark, long now) {
    return mark.stopped() ? mark.at() : Math.min(mark.at(), now);
  }

  /**
   * Time between two moments is taken from nobody, and noted, so that it is not given back again;
   * the tables whose clocks were changed by that.
   */
  List<String> giveBack(long from, long to) {
    return database.write(
        handle -> {
          List<String> tables = shift(handle, from, to);
          if (!tables.isEmpty()) {
            mark(handle, to, false);
          }
          return tables;
        });
  }

  /** What time it is at the database, in milliseconds since 1970. */
  public long databaseTime() {
    return database.read(DatabaseTime::ask).millis();
  }

  private List<String> shift(Handle handle, long down, long now) {
    if (down == now) {
      return List.of();
    }
    List<String> running =
        handle
            .createQuery("select table_id from table_clock where deadline is not null")
            .mapTo(String.class)
            .list();
    if (running.isEmpty()) {
      return List.of();
    }
    if (now < down) {
      setBack(handle, down - now);
    } else {
      setForward(handle, down, now);
    }
    // Whoever has read such a table before has to read it again.
    handle.execute(
        "update game_table set version = version + 1 where id in"
            + " (select table_id from table_clock where deadline is not null)");
    return running;
  }

  /**
   * Days for a move are counted by the calendar, so only minutes for a game move with the clock.
   */
  private static void setBack(Handle handle, long by) {
    handle.execute(
        "update table_clock set from_at = from_at - ?, deadline = deadline - ?"
            + " where deadline is not null and control not like '%d%'",
        by, by);
  }

  private static void setForward(Handle handle, long down, long now) {
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

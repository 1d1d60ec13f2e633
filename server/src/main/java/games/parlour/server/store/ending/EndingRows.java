package games.parlour.server.store.ending;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Reads and writes how games ended. A table that is over is due until somebody has looked. */
public final class EndingRows {
  private EndingRows() {}

  /** A table has ended and is to be looked through. */
  public static void due(Handle handle, String table) {
    handle.execute("insert into ending_due (table_id) values (?) on conflict do nothing", table);
  }

  /** Some tables that are to be looked through. */
  public static List<String> due(Handle handle, int most) {
    return handle
        .createQuery("select table_id from ending_due limit " + most)
        .mapTo(String.class)
        .list();
  }

  /** A table was looked through; there may be nothing to tell of it. */
  public static void done(Handle handle, String table) {
    handle.execute("delete from ending_due where table_id = ?", table);
  }

  /**
   * Keeps how a game ended and where which position first occurred in it, unless another server
   * has.
   *
   * @param positions entries by the hash of the position after them
   */
  public static void add(Handle handle, EndingRow row, Map<Long, Integer> positions) {
    int added =
        handle.execute(
            "insert into game_ending (table_id, game, listed, winner, turns, reason, ended)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
            row.table(),
            row.game(),
            row.listed() ? 1 : 0,
            row.winner(),
            row.turns(),
            row.reason(),
            row.ended());
    if (added == 1 && !positions.isEmpty()) {
      PreparedBatch batch =
          handle.prepareBatch(
              "insert into game_position (hash, ended, table_id, entry) values (?, ?, ?, ?)");
      positions.forEach((hash, entry) -> batch.add(hash, row.ended(), row.table(), entry));
      batch.execute();
    }
    done(handle, row.table());
  }

  /** How these tables ended, as far as that is known. */
  public static Map<String, EndingRow> of(Handle handle, List<String> tables) {
    Map<String, EndingRow> endings = new TreeMap<>();
    handle
        .createQuery("select * from game_ending where table_id in (<tables>)")
        .bindList("tables", tables)
        .map((row, at) -> read(row))
        .forEach(ending -> endings.put(ending.table(), ending));
    return endings;
  }

  static EndingRow read(ResultSet row) throws SQLException {
    return new EndingRow(
        row.getString("table_id"),
        row.getString("game"),
        row.getInt("listed") == 1,
        row.getString("winner"),
        row.getInt("turns"),
        row.getString("reason"),
        row.getLong("ended"));
  }
}

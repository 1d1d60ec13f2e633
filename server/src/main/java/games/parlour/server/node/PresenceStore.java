package games.parlour.server.node;

import games.parlour.server.node.PresenceCache.Presence;
import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells other nodes who is connected to this one. Nobody who comes or leaves waits for it: what has
 * changed is written together, a few times a second. Thread-safe.
 */
public final class PresenceStore {
  private static final Logger LOG = LoggerFactory.getLogger(PresenceStore.class);

  private final Database database;
  private Map<PresenceKey, OptionalLong> changed = new LinkedHashMap<>();

  private record PresenceKey(String table, String guest) {}

  public PresenceStore(Database database) {
    this.database = database;
  }

  /** Somebody came to a table here. */
  public synchronized void arrived(String table, String guest) {
    changed.put(new PresenceKey(table, guest), OptionalLong.empty());
  }

  /** Somebody left a table here at a moment. */
  public synchronized void left(String table, String guest, long moment) {
    changed.put(new PresenceKey(table, guest), OptionalLong.of(moment));
  }

  private synchronized Map<PresenceKey, OptionalLong> take() {
    Map<PresenceKey, OptionalLong> taken = changed;
    changed = new LinkedHashMap<>();
    return taken;
  }

  private synchronized void putBack(Map<PresenceKey, OptionalLong> unwritten) {
    unwritten.forEach(changed::putIfAbsent);
  }

  /** Writes what has changed since. */
  public void flush() {
    Map<PresenceKey, OptionalLong> fresh = take();
    if (fresh.isEmpty()) {
      return;
    }
    try {
      database.write(
          handle -> {
            PreparedBatch batch =
                handle.prepareBatch(
                    "insert into presence (node, table_id, guest, left_at)"
                        + " values (:node, :table, :guest, :left)"
                        + " on conflict (node, table_id, guest)"
                        + " do update set left_at = excluded.left_at");
            fresh.forEach(
                (who, left) -> {
                  batch.bind("node", database.node());
                  batch.bind("table", who.table());
                  batch.bind("guest", who.guest());
                  // One type for all rows: a batch does not take nulls and numbers mixed otherwise.
                  batch.bindByType("left", left.isPresent() ? left.getAsLong() : null, Long.class);
                  batch.add();
                });
            return batch.execute().length;
          });
    } catch (StoreException failed) {
      LOG.debug("who is here is told later", failed);
      putBack(fresh);
    }
  }

  /** Who is or was connected to other nodes. */
  public List<Presence> elsewhere() {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select table_id, guest, node, left_at from presence where node <> :node")
                .bind("node", database.node())
                .map((row, at) -> presence(row))
                .list());
  }

  private static Presence presence(ResultSet row) throws SQLException {
    long left = row.getLong("left_at");
    return new Presence(
        row.getString("table_id"),
        row.getString("guest"),
        row.getString("node"),
        row.wasNull() ? OptionalLong.empty() : OptionalLong.of(left));
  }

  /**
   * Marks everybody at a node as having left at this moment. Returns them, since a node is not told
   * of its own changes.
   */
  public List<Presence> leaveAll(String node, long moment) {
    return database.write(
        handle ->
            handle
                .createQuery(
                    "update presence set left_at = :moment where node = :node and left_at is null"
                        + " returning table_id, guest, node, left_at")
                .bind("moment", moment)
                .bind("node", node)
                .map((row, at) -> presence(row))
                .list());
  }

  /**
   * Marks people at nodes that no longer exist as having left now, and returns them. A node leaves
   * them behind when it stops while the database fails.
   */
  public List<Presence> leaveAbandoned(long moment) {
    return database.write(
        handle ->
            handle
                .createQuery(
                    "update presence set left_at = :moment where left_at is null"
                        + " and node not in (select id from node)"
                        + " returning table_id, guest, node, left_at")
                .bind("moment", moment)
                .map((row, at) -> presence(row))
                .list());
  }

  /** Forgets those who left before a moment. */
  public void removeBefore(long moment) {
    database.write(handle -> handle.execute("delete from presence where left_at < ?", moment));
  }
}

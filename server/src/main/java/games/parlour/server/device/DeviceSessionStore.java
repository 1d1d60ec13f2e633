package games.parlour.server.device;

import games.parlour.server.personal.RunningGames;
import games.parlour.server.store.Database;
import games.parlour.server.store.GuestRow;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** The devices that are stored; of their secrets only hashes are. */
public final class DeviceSessionStore {
  private static final String COLUMNS = "select id, guest, created, used, device from session ";

  private final Database database;

  public DeviceSessionStore(Database database) {
    this.database = database;
  }

  /** The device whose cookie has this hash. */
  Optional<DeviceSession> byHash(String hash) {
    return database.read(
        handle ->
            sessions(handle.createQuery(COLUMNS + "where secret_hash = :hash").bind("hash", hash))
                .stream()
                .findFirst());
  }

  /** All devices of somebody, the one used last first. */
  List<DeviceSession> of(String guest) {
    return database.read(
        handle ->
            sessions(
                handle
                    .createQuery(COLUMNS + "where guest = :guest order by used desc, created desc")
                    .bind("guest", guest)));
  }

  private static List<DeviceSession> sessions(Query query) {
    return query
        .map(
            (row, at) ->
                new DeviceSession(
                    row.getString("id"),
                    row.getString("guest"),
                    row.getLong("created"),
                    row.getLong("used"),
                    DeviceLabel.read(row.getString("device"))))
        .list();
  }

  /** Keeps somebody new with their first device. */
  public void add(GuestRow guest, DeviceSession first, String hash) {
    database.write(
        handle -> {
          handle
              .createUpdate(
                  "insert into guest (id, secret, name, created)"
                      + " values (:id, :secret, :name, :now)")
              .bind("id", guest.id())
              .bind("secret", "-" + guest.id())
              .bind("name", guest.name())
              .bind("now", first.created())
              .execute();
          return insert(handle, first, hash);
        });
  }

  /** Keeps one more device of somebody. */
  void add(DeviceSession session, String hash) {
    database.write(handle -> insert(handle, session, hash));
  }

  private static int insert(Handle handle, DeviceSession session, String hash) {
    return handle
        .createUpdate(
            "insert into session (id, guest, secret_hash, created, used, device)"
                + " values (:id, :guest, :hash, :created, :used, :device)")
        .bind("id", session.id())
        .bind("guest", session.guest())
        .bind("hash", hash)
        .bind("created", session.created())
        .bind("used", session.used())
        .bind("device", session.device().written())
        .execute();
  }

  void used(String id, long now) {
    database.write(
        handle ->
            handle
                .createUpdate("update session set used = :now where id = :id")
                .bind("now", now)
                .bind("id", id)
                .execute());
  }

  /** How often devices were signed out, by any server. */
  long removals() {
    return database.read(
        handle -> handle.createQuery("select number from signed_out").mapTo(Long.class).one());
  }

  /** Tells all servers that devices were signed out, within that change. */
  public static void tellRemoval(Handle handle) {
    handle.execute("update signed_out set number = number + 1");
  }

  private int removed(Function<Handle, Integer> removal) {
    return database.write(
        handle -> {
          int removed = removal.apply(handle);
          if (removed > 0) {
            tellRemoval(handle);
          }
          return removed;
        });
  }

  /** Signs a device of somebody out; whether there was such a one. */
  boolean remove(String guest, String id) {
    return removed(
            handle ->
                handle
                    .createUpdate("delete from session where guest = :guest and id = :id")
                    .bind("guest", guest)
                    .bind("id", id)
                    .execute())
        == 1;
  }

  /**
   * Signs devices out that were last used before a moment; whose each of them was. Who has no
   * account and is needed in a game could not come back to it otherwise.
   */
  List<String> removeBefore(long moment, int most) {
    return database.write(
        handle -> {
          List<String> guests =
              handle
                  .createQuery(
                      "delete from session where id in (select d.id from session d"
                          + " join guest g on g.id = d.guest where d.used < :moment"
                          + " and (exists (select 1 from account a where a.guest = g.id) or not "
                          + RunningGames.OF_GUEST
                          + ") order by d.used limit :most) returning guest")
                  .bind("moment", moment)
                  .bind("most", most)
                  .mapTo(String.class)
                  .list();
          if (!guests.isEmpty()) {
            tellRemoval(handle);
          }
          return guests;
        });
  }

  /** Signs all devices of somebody out, but for one. */
  int removeOthers(String guest, String kept) {
    return removed(
        handle ->
            handle
                .createUpdate("delete from session where guest = :guest and id <> :kept")
                .bind("guest", guest)
                .bind("kept", kept)
                .execute());
  }
}

package games.parlour.server.store;

import java.util.Optional;

/** The guests that are stored. */
public final class GuestStore {
  private final Database database;

  public GuestStore(Database database) {
    this.database = database;
  }

  /** The guest whose cookie has this hash. */
  public Optional<GuestRow> guestBySecret(String hash) {
    return database.read(
        handle ->
            handle
                .createQuery("select id, name from guest where secret = :hash")
                .bind("hash", hash)
                .map((row, at) -> Rows.guest(row))
                .findOne());
  }

  /** The guest with this id. */
  public Optional<GuestRow> guest(String id) {
    return database.read(
        handle ->
            handle
                .createQuery("select id, name from guest where id = :id")
                .bind("id", id)
                .map((row, at) -> Rows.guest(row))
                .findOne());
  }

  /** Keeps a new guest. */
  public void add(GuestRow guest, String secretHash, long now) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "insert into guest (id, secret, name, created, seen)"
                        + " values (:id, :secret, :name, :now, :now)")
                .bind("id", guest.id())
                .bind("secret", secretHash)
                .bind("name", guest.name())
                .bind("now", now)
                .execute());
  }

  /** A guest is called something else from now on. */
  public void rename(String guest, String name) {
    database.write(
        handle ->
            handle
                .createUpdate("update guest set name = :name where id = :id")
                .bind("name", name)
                .bind("id", guest)
                .execute());
  }
}

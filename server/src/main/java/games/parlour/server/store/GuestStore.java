package games.parlour.server.store;

import java.util.Optional;

/** The guests that are stored. */
public final class GuestStore {
  private final Database database;

  public GuestStore(Database database) {
    this.database = database;
  }

  /** The id of the guest whose cookie has this hash. */
  public Optional<String> idBySecret(String hash) {
    return text("select id from guest where secret = :key", hash);
  }

  /** What the guest with this id is called. */
  public Optional<String> name(String id) {
    return text("select name from guest where id = :key", id);
  }

  private Optional<String> text(String query, String key) {
    return database.read(
        handle -> handle.createQuery(query).bind("key", key).mapTo(String.class).findOne());
  }

  /** Keeps a new guest. */
  public void add(GuestRow guest, String secretHash, long now) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "insert into guest (id, secret, name, created)"
                        + " values (:id, :secret, :name, :now)")
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

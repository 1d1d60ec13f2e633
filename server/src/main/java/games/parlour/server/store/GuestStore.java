package games.parlour.server.store;

import java.util.Optional;

/** The guests that are stored. */
public final class GuestStore {
  private final Database database;

  public GuestStore(Database database) {
    this.database = database;
  }

  /** What the guest with this id is called. */
  public Optional<String> name(String id) {
    return database.read(
        handle ->
            handle
                .createQuery("select name from guest where id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .findOne());
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

package games.parlour.server.lobby;

import games.parlour.server.store.Database;

/** The tables whose hosts wait for any opponent. */
final class PairingStore {
  private final Database database;

  PairingStore(Database database) {
    this.database = database;
  }

  /** Whoever opened this table waits for any opponent. */
  void add(String table, String wish) {
    database.write(
        handle ->
            handle
                .createUpdate("insert into quick_table (table_id, wish) values (:table, :wish)")
                .bind("table", table)
                .bind("wish", wish)
                .execute());
  }

  /** Removes the wishes of tables that no longer wait. */
  void tidy() {
    database.write(
        handle ->
            handle.execute(
                "delete from quick_table where table_id in"
                    + " (select id from game_table where status <> 'open')"));
  }
}

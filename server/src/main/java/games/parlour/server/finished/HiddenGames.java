package games.parlour.server.finished;

import games.parlour.server.personal.PersonalData;
import games.parlour.server.store.Database;
import java.time.Clock;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Which finished games people do not want in their list any more. */
public final class HiddenGames implements PersonalData {
  private final Database database;
  private final Clock clock;

  public HiddenGames(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /** A game that somebody has hidden. */
  record HiddenGame(String table, long at) {}

  /** Hides a game that is over and at which somebody sat; whether there is such a one. */
  boolean hide(String guest, String table) {
    return database.write(
        handle -> {
          int sat =
              handle
                  .createQuery(
                      "select count(*) from seat s join game_table t on t.id = s.table_id"
                          + " where t.id = :table and s.guest = :guest and t.status = 'over'")
                  .bind("table", table)
                  .bind("guest", guest)
                  .mapTo(Integer.class)
                  .one();
          if (sat > 0) {
            handle.execute(
                "insert into hidden_game (guest, table_id, at) values (?, ?, ?)"
                    + " on conflict do nothing",
                guest,
                table,
                clock.millis());
          }
          return sat > 0;
        });
  }

  /** Shows a game again. */
  void show(String guest, String table) {
    database.write(
        handle ->
            handle.execute(
                "delete from hidden_game where guest = ? and table_id = ?", guest, table));
  }

  @Override
  public String section() {
    return "hiddenGames";
  }

  @Override
  public List<HiddenGame> of(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select table_id, at from hidden_game where guest = :guest"
                        + " order by at, table_id")
                .bind("guest", guest)
                .map((row, at) -> new HiddenGame(row.getString("table_id"), row.getLong("at")))
                .list());
  }

  /** Whatever either of them had hidden stays hidden. */
  @Override
  public void moveTo(Handle handle, String from, String to) {
    handle.execute(
        "insert into hidden_game (guest, table_id, at)"
            + " select ?, table_id, at from hidden_game where guest = ? on conflict do nothing",
        to,
        from);
    forget(handle, from);
  }

  @Override
  public void forget(Handle handle, String guest) {
    handle.execute("delete from hidden_game where guest = ?", guest);
  }
}

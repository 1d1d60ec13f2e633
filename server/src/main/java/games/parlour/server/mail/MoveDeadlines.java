package games.parlour.server.mail;

import games.parlour.server.store.Database;
import java.util.List;

/** Until when people have to move in games that are played over days. */
final class MoveDeadlines {
  private final Database database;

  MoveDeadlines(Database database) {
    this.database = database;
  }

  /**
   * A moment by which somebody has to move.
   *
   * @param table the table's id
   * @param at the moment
   */
  record Deadline(String table, long at) {}

  /** The deadlines of a guest between two moments that they were not reminded of yet. */
  List<Deadline> of(String guest, long after, long until) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select c.table_id, c.deadline from seat s"
                        + " join game_table t on t.id = s.table_id and t.turn = s.name"
                        + " join table_clock c on c.table_id = t.id"
                        + " where s.guest = :guest and t.status = 'playing'"
                        + " and c.control like '%d%'"
                        + " and c.deadline > :after and c.deadline <= :until"
                        + " and not exists (select 1 from mail_reminder r where r.guest = :guest"
                        + " and r.table_id = c.table_id and r.deadline = c.deadline)"
                        + " order by c.deadline")
                .bind("guest", guest)
                .bind("after", after)
                .bind("until", until)
                .map((row, at) -> new Deadline(row.getString("table_id"), row.getLong("deadline")))
                .list());
  }
}

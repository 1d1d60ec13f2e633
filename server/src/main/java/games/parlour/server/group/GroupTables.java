package games.parlour.server.group;

import games.parlour.server.chat.ChatPermission;
import games.parlour.server.store.Database;
import games.parlour.server.store.TableRow;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Which tables belong to which group, and whether people may chat there. Thread-safe. */
public final class GroupTables implements ChatPermission {
  /** More than a group plays: a tournament has at most 120 games at once. */
  private static final int RUNNING = 400;

  private static final int FINISHED = 20;

  private final Database database;
  private final Clock clock;

  public GroupTables(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /** A table belongs to a group from now on. */
  void add(String group, String table) {
    database.write(
        handle -> {
          add(handle, group, table);
          return 0;
        });
  }

  /** The same, as part of a change. */
  void add(Handle handle, String group, String table) {
    handle.execute(
        "insert into group_table (table_id, group_id, added) values (?, ?, ?)"
            + " on conflict do nothing",
        table,
        group,
        clock.millis());
  }

  /** The group that a table belongs to. */
  Optional<String> groupOf(String table) {
    return database.read(
        handle ->
            handle
                .createQuery("select group_id from group_table where table_id = :table")
                .bind("table", table)
                .mapTo(String.class)
                .findOne());
  }

  /** The rematch of a group's table is the group's, too. */
  public void rematch(String before, String next) {
    groupOf(before).ifPresent(group -> add(group, next));
  }

  /** Whoever hosts the group of a table may have switched chat off there. */
  @Override
  public boolean allows(TableRow table) {
    return database.read(
        handle ->
            handle
                    .createQuery(
                        "select count(*) from group_table g join play_group p on p.id = g.group_id"
                            + " where g.table_id = :table and p.chat = 0")
                    .bind("table", table.id())
                    .mapTo(Integer.class)
                    .one()
                == 0);
  }

  /** Tables of a group that wait or are played; not those whose result the host has decided. */
  List<String> running(String group) {
    return ids(
        group,
        "t.status <> 'over' and not exists (select 1 from tournament_game d"
            + " where d.group_id = g.group_id and d.table_id = t.id and d.result is not null)",
        RUNNING);
  }

  /** The last games of a group that were played to their end. */
  List<String> finished(String group) {
    return ids(group, "t.status = 'over' and t.winner is not null", FINISHED);
  }

  private List<String> ids(String group, String which, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select t.id from group_table g join game_table t on t.id = g.table_id"
                        + " where g.group_id = :group and "
                        + which
                        + " order by t.changed desc limit "
                        + most)
                .bind("group", group)
                .mapTo(String.class)
                .list());
  }
}

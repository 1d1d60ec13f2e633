package games.parlour.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** Lists of tables, without their logs. */
public final class TableLists {
  /** How many tables a list shows. */
  public static final int LISTED = 50;

  private final Database database;

  public TableLists(Database database) {
    this.database = database;
  }

  /** Tables where anybody may sit down, the newest first; more than are shown, as not all count. */
  public List<TableSummary> openTables() {
    return lines("where t.status = 'open' and t.listed = 1", Map.of(), 4 * LISTED);
  }

  /** The tables at which a guest sits, the one that changed last first. */
  public List<TableSummary> tablesOf(String guest) {
    return lines(
        "where t.id in (select table_id from seat where guest = :guest)",
        Map.of("guest", guest),
        LISTED);
  }

  /** How many tables a guest has that are not over. */
  public int unfinished(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select count(*) from game_table where creator = :guest and status <> 'over'")
                .bind("guest", guest)
                .mapTo(Integer.class)
                .one());
  }

  /** The ids of the tables under way where chance or a computer is next, the latest first. */
  public List<String> due() {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select t.id from game_table t where t.status in ('open', 'playing')"
                        + " and not exists (select 1 from seat s"
                        + " where s.table_id = t.id and s.kind = 'open')"
                        + " and (t.turn is null or exists (select 1 from seat s"
                        + " where s.table_id = t.id and s.name = t.turn and s.kind = 'computer'))"
                        + " order by t.changed desc")
                .mapTo(String.class)
                .list());
  }

  private List<TableSummary> lines(String where, Map<String, ?> bound, int most) {
    return database.read(
        handle -> {
          List<TableRow> tables =
              handle
                  .createQuery(
                      "select t.* from game_table t "
                          + where
                          + " order by t.changed desc limit "
                          + most)
                  .bindMap(bound)
                  .map((row, at) -> RowReader.listed(row))
                  .list();
          if (tables.isEmpty()) {
            return List.of();
          }
          List<String> ids = tables.stream().map(TableRow::id).toList();
          Map<String, List<SeatRow>> seats = new TreeMap<>();
          handle
              .createQuery("select * from seat where table_id in (<ids>) order by number")
              .bindList("ids", ids)
              .map((row, at) -> Map.entry(row.getString("table_id"), RowReader.listedSeat(row)))
              .forEach(seat -> put(seats, seat.getKey(), seat.getValue()));
          Map<String, Integer> counts = counts(handle, ids);
          return tables.stream()
              .map(
                  table ->
                      new TableSummary(
                          table,
                          seats.getOrDefault(table.id(), List.of()),
                          counts.getOrDefault(table.id(), 0)))
              .toList();
        });
  }

  private static void put(Map<String, List<SeatRow>> seats, String table, SeatRow seat) {
    seats.computeIfAbsent(table, id -> new ArrayList<>()).add(seat);
  }

  private static Map<String, Integer> counts(Handle handle, List<String> ids) {
    Map<String, Integer> counts = new TreeMap<>();
    handle
        .createQuery(
            "select table_id, max(number) as last from entry"
                + " where table_id in (<ids>) group by table_id")
        .bindList("ids", ids)
        .map((row, at) -> Map.entry(row.getString("table_id"), row.getInt("last")))
        .forEach(count -> counts.put(count.getKey(), count.getValue()));
    return counts;
  }
}

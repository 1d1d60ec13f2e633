package games.parlour.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lists of tables, without their logs. */
public final class TableLists {
  /** How many tables a list shows. */
  public static final int LISTED = 50;

  /** More than one address can open before its tables are too old to be shown. */
  private static final int OPEN = 2_000;

  private static final Logger LOG = LoggerFactory.getLogger(TableLists.class);

  private final Database database;

  public TableLists(Database database) {
    this.database = database;
  }

  /** Tables where anybody may sit down, the newest first; many more than are shown. */
  public List<OpenTable> openTables() {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select id, creator, changed from game_table"
                        + " where status = 'open' and listed = 1 order by changed desc limit "
                        + OPEN)
                .map(
                    (row, at) ->
                        new OpenTable(
                            row.getString("id"), row.getString("creator"), row.getLong("changed")))
                .list());
  }

  /** The tables with these ids, the one that changed last first. */
  public List<TableSummary> tables(List<String> ids) {
    return ids.isEmpty()
        ? List.of()
        : lines("where t.id in (<wanted>)", asked -> asked.bindList("wanted", ids), ids.size());
  }

  /** How many tables of a guest anybody may join now. */
  public int listed(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select count(*) from game_table"
                        + " where creator = :guest and status = 'open' and listed = 1")
                .bind("guest", guest)
                .mapTo(Integer.class)
                .one());
  }

  /** The tables at which a guest sits, the one that changed last first. */
  public List<TableSummary> tablesOf(String guest) {
    return lines(
        "where t.id in (select table_id from seat where guest = :guest)",
        asked -> asked.bind("guest", guest),
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

  private List<TableSummary> lines(String where, UnaryOperator<Query> bound, int most) {
    return database.read(
        handle -> {
          List<TableRow> tables =
              bound
                  .apply(
                      handle.createQuery(
                          "select t.* from game_table t "
                              + where
                              + " order by t.changed desc limit "
                              + most))
                  .map((row, at) -> readable(row))
                  .stream()
                  .flatMap(Optional::stream)
                  .toList();
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

  /** A damaged row hides itself and no other. */
  private static Optional<TableRow> readable(ResultSet row) throws SQLException {
    try {
      return Optional.of(RowReader.listed(row));
    } catch (DamagedRowException damaged) {
      LOG.warn("a damaged row is left out of a list: {}", damaged.getMessage());
      return Optional.empty();
    }
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

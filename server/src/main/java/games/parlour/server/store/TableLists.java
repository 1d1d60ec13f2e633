package games.parlour.server.store;

import games.parlour.core.Setup;
import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.ending.EndingRow;
import games.parlour.server.store.ending.EndingRows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
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

  /** More than anybody plays at once. */
  private static final int RUNNING = 500;

  /** More than one address can open before its tables are too old to be shown. */
  private static final int OPEN = 2_000;

  private static final String OPEN_TABLES =
      "select t.id, t.creator, t.changed,"
          + " case when c.control like '%d%' then 1 else 0 end as slow,"
          + " case when q.table_id is null then 0 else 1 end as quick from game_table t"
          + " left join table_clock c on c.table_id = t.id"
          + " left join quick_table q on q.table_id = t.id"
          + " where t.status = 'open' and t.listed = 1";

  private static final String NOT_HIDDEN =
      " and not exists (select 1 from hidden_game h"
          + " where h.guest = :guest and h.table_id = t.id)";

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
                .createQuery(OPEN_TABLES + " order by t.changed desc limit " + OPEN)
                .map((row, at) -> openTable(row))
                .list());
  }

  /**
   * Tables at which somebody waits to play just this from its beginning, for any opponent; who has
   * waited longest comes first.
   *
   * @param control how the clock is written, if there is one
   */
  public List<OpenTable> waiting(Setup setup, Optional<String> control) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    OPEN_TABLES
                        + " and t.game = :game and t.rules = :rules and t.options = :options"
                        + " and t.position is null and t.lesson is null"
                        + " and coalesce(c.control, '') = :control"
                        + " and exists (select 1 from seat s"
                        + " where s.table_id = t.id and s.kind = 'guest')"
                        + " and not exists (select 1 from entry e where e.table_id = t.id)"
                        + " order by t.created limit "
                        + OPEN)
                .bind("game", setup.game())
                .bind("rules", setup.rules())
                .bind("options", RowReader.options(setup.options()))
                .bind("control", control.orElse(""))
                .map((row, at) -> openTable(row))
                .list());
  }

  private static OpenTable openTable(ResultSet row) throws SQLException {
    return new OpenTable(
        row.getString("id"),
        row.getString("creator"),
        row.getLong("changed"),
        row.getInt("slow") == 1,
        row.getInt("quick") == 1);
  }

  /** The tables with these ids, the one that changed last first. */
  public List<TableSummary> tables(List<String> ids) {
    return ids.isEmpty()
        ? List.of()
        : lines(
            "where t.id in (<wanted>)",
            "t.changed desc",
            asked -> asked.bindList("wanted", ids),
            ids.size(),
            Optional.empty());
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

  /**
   * The tables at which a guest sits: where it is their turn first, then the others under way, then
   * those that are over; each time the one whose time runs out first, then the one that changed
   * last.
   */
  public List<TableSummary> tablesOf(String guest) {
    return lines(
        "where t.id in (select table_id from seat where guest = :guest)" + NOT_HIDDEN,
        "case when t.status = 'over' then 2 when exists (select 1 from seat s"
            + " where s.table_id = t.id and s.name = t.turn and s.guest = :guest) then 0"
            + " else 1 end, coalesce((select c.deadline from table_clock c"
            + " where c.table_id = t.id), "
            + Long.MAX_VALUE
            + "), t.changed desc",
        asked -> asked.bind("guest", guest),
        LISTED,
        Optional.of(guest));
  }

  /** The tables under way where a guest plays against other people. */
  public List<TableSummary> runningAgainstPeople(String guest) {
    return lines(
        "where t.id in (select table_id from seat where guest = :guest) and t.status <> 'over'"
            + " and exists (select 1 from seat o where o.table_id = t.id and o.guest <> :guest)",
        "t.changed desc",
        asked -> asked.bind("guest", guest),
        RUNNING,
        Optional.of(guest));
  }

  /** The tables of a guest that are over and changed last before a moment, the newest first. */
  public List<TableSummary> finishedBefore(String guest, long moment) {
    return lines(
        "where t.id in (select table_id from seat where guest = :guest)"
            + " and t.status = 'over' and t.changed < :moment"
            + NOT_HIDDEN,
        "t.changed desc",
        asked -> asked.bind("guest", guest).bind("moment", moment),
        LISTED,
        Optional.of(guest));
  }

  /**
   * The tables of a guest that are over and come after another in the list of those, the newest
   * first; either those that they have hidden, or the rest.
   */
  public List<TableSummary> finishedAfter(
      String guest, long changed, String id, boolean hidden, int most) {
    return lines(
        "where t.id in (select table_id from seat where guest = :guest)"
            + " and t.status = 'over' and (t.changed, t.id) < (:changed, :id)"
            + (hidden ? NOT_HIDDEN.replace("not exists", "exists") : NOT_HIDDEN),
        "t.changed desc, t.id desc",
        asked -> asked.bind("guest", guest).bind("changed", changed).bind("id", id),
        most,
        Optional.of(guest));
  }

  /** The tables of a guest that changed after one moment and not after another, oldest first. */
  public List<TableSummary> changedBetween(String guest, long after, long until) {
    return lines(
        "where t.id in (select table_id from seat where guest = :guest)"
            + " and t.changed > :after and t.changed <= :until",
        "t.changed",
        asked -> asked.bind("guest", guest).bind("after", after).bind("until", until),
        LISTED,
        Optional.of(guest));
  }

  /**
   * Games under way that began in public, the newest first: those that changed since a moment, and
   * those with days for each move.
   */
  public List<TableSummary> watchable(long since) {
    return lines(
        "where t.status = 'playing' and t.listed = 1 and (t.changed > :since"
            + " or exists (select 1 from table_clock c"
            + " where c.table_id = t.id and c.control like '%d%'))",
        "t.changed desc", asked -> asked.bind("since", since), LISTED, Optional.empty());
  }

  /** The ids of all tables at which a guest sits or which they opened, the oldest first. */
  public List<String> idsOf(String guest) {
    return idsOf(guest, "");
  }

  /** Of these the ones that are not over. */
  public List<String> unfinishedIdsOf(String guest) {
    return idsOf(guest, " and status <> 'over'");
  }

  private List<String> idsOf(String guest, String which) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select id from game_table where (creator = :guest"
                        + " or id in (select table_id from seat where guest = :guest))"
                        + which
                        + " order by created, id")
                .bind("guest", guest)
                .mapTo(String.class)
                .list());
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

  private List<TableSummary> lines(
      String where, String order, UnaryOperator<Query> bound, int most, Optional<String> guest) {
    return database.read(
        handle -> {
          List<TableRow> tables =
              bound
                  .apply(
                      handle.createQuery(
                          "select t.* from game_table t "
                              + where
                              + " order by "
                              + order
                              + " limit "
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
          Map<String, ClockRow> clocks = clocks(handle, ids);
          Map<String, EndingRow> endings = EndingRows.of(handle, ids);
          Map<String, Integer> seen = guest.map(who -> seen(handle, ids, who)).orElse(Map.of());
          return tables.stream()
              .map(
                  table ->
                      new TableSummary(
                          table,
                          seats.getOrDefault(table.id(), List.of()),
                          counts.getOrDefault(table.id(), 0),
                          seen.getOrDefault(table.id(), 0),
                          Optional.ofNullable(clocks.get(table.id())),
                          Optional.ofNullable(endings.get(table.id()))))
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

  private static Map<String, ClockRow> clocks(Handle handle, List<String> ids) {
    Map<String, ClockRow> clocks = new TreeMap<>();
    handle
        .createQuery("select * from table_clock where table_id in (<ids>)")
        .bindList("ids", ids)
        .map((row, at) -> Map.entry(row.getString("table_id"), RowReader.clock(row)))
        .forEach(clock -> clocks.put(clock.getKey(), clock.getValue()));
    return clocks;
  }

  /** The last entry of a table by a moment, and when it was written. */
  public record LastEntry(int number, long at) {}

  /** The last entries of tables until a moment, by the table; none where there was none. */
  public Map<String, LastEntry> lastEntries(Collection<String> ids, long until) {
    return database.read(
        handle -> {
          Map<String, LastEntry> last = new TreeMap<>();
          handle
              .createQuery(
                  "select table_id, max(number) as last, max(at) as at from entry"
                      + " where table_id in (<ids>) and at <= :until group by table_id")
              .bindList("ids", List.copyOf(ids))
              .bind("until", until)
              .map(
                  (row, at) ->
                      Map.entry(
                          row.getString("table_id"),
                          new LastEntry(row.getInt("last"), row.getLong("at"))))
              .forEach(entry -> last.put(entry.getKey(), entry.getValue()));
          return last;
        });
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

  /** The last entry of each table that somebody who sits there has seen. */
  private static Map<String, Integer> seen(Handle handle, List<String> ids, String guest) {
    Map<String, Integer> seen = new TreeMap<>();
    handle
        .createQuery(
            "select table_id, max(seen) as last from seat"
                + " where table_id in (<ids>) and guest = :guest group by table_id")
        .bindList("ids", ids)
        .bind("guest", guest)
        .map((row, at) -> Map.entry(row.getString("table_id"), row.getInt("last")))
        .forEach(one -> seen.put(one.getKey(), one.getValue()));
    return seen;
  }
}

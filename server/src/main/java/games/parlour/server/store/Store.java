package games.parlour.server.store;

import games.parlour.server.store.SeatRow.Holder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.Update;

/** What can be asked of the store and changed in it. Every change is durable when it returns. */
public final class Store implements AutoCloseable {
  private static final int LISTED = 50;

  private final Database database;

  public Store(Database database) {
    this.database = database;
  }

  /** Whether the database answers. */
  public boolean answers() {
    return read(handle -> handle.createQuery("select 1").mapTo(Integer.class).one()) == 1;
  }

  /** The guest whose cookie has this hash. */
  public Optional<GuestRow> guestBySecret(String hash) {
    return read(
        handle ->
            handle
                .createQuery("select id, name from guest where secret = :hash")
                .bind("hash", hash)
                .map((row, at) -> Rows.guest(row))
                .findOne());
  }

  /** The guest with this id. */
  public Optional<GuestRow> guest(String id) {
    return read(
        handle ->
            handle
                .createQuery("select id, name from guest where id = :id")
                .bind("id", id)
                .map((row, at) -> Rows.guest(row))
                .findOne());
  }

  /** Keeps a new guest. */
  public void add(GuestRow guest, String secretHash, long now) {
    write(
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
    write(
        handle ->
            handle
                .createUpdate("update guest set name = :name where id = :id")
                .bind("name", name)
                .bind("id", guest)
                .execute());
  }

  /** Keeps a new table; where it is the rematch of another, that one points to it. */
  public void add(TableRow table, List<SeatRow> seats, Optional<String> rematchOf) {
    write(
        handle -> {
          insert(handle, table);
          seats.forEach(seat -> insert(handle, table.id(), seat));
          rematchOf.ifPresent(
              before -> {
                int changed =
                    handle
                        .createUpdate(
                            "update game_table set next_table = :next"
                                + " where id = :id and next_table is null")
                        .bind("next", table.id())
                        .bind("id", before)
                        .execute();
                unless(changed == 1, "the rematch is there already");
              });
          return 0;
        });
  }

  private static void insert(Handle handle, TableRow table) {
    Update insert =
        handle.createUpdate(
            "insert into game_table (id, game, rules, options, position, seed, creator, listed,"
                + " status, turn, winner, takeback, rematch, next_table, created, changed) values"
                + " (:id, :game, :rules, :options, :position, :seed, :creator, :listed,"
                + " :status, :turn, :winner, :takeback, :rematch, :next, :created, :changed)");
    insert
        .bind("game", table.setup().game())
        .bind("rules", table.setup().rules())
        .bind("options", Rows.options(table.setup().options()))
        .bind("position", table.setup().position().orElse(null))
        .bind("seed", table.seed())
        .bind("creator", table.creator())
        .bind("listed", table.listed() ? 1 : 0)
        .bind("next", table.next().orElse(null))
        .bind("created", table.created());
    bindState(insert, table).execute();
  }

  /** What changes as a game goes on. */
  private static Update bindState(Update update, TableRow table) {
    return update
        .bind("id", table.id())
        .bind("status", table.status().word())
        .bind("turn", table.turn().orElse(null))
        .bind("winner", table.winner().orElse(null))
        .bind("takeback", table.takeback().orElse(null))
        .bind("rematch", String.join(" ", table.rematch()))
        .bind("changed", table.changed());
  }

  private static void insert(Handle handle, String table, SeatRow seat) {
    Holder holder = seat.holder();
    String kind =
        switch (holder) {
          case Holder.Guest guest -> "guest";
          case Holder.Computer computer -> "computer";
          case Holder.Open open -> "open";
        };
    boolean beside = holder instanceof Holder.Guest guest && guest.beside();
    handle
        .createUpdate(
            "insert into seat (table_id, number, name, kind, guest, beside, player, token)"
                + " values (:table, :number, :name, :kind, :guest, :beside, :player, :token)")
        .bind("table", table)
        .bind("number", seat.number())
        .bind("name", seat.name())
        .bind("kind", kind)
        .bind("guest", holder instanceof Holder.Guest guest ? guest.id() : null)
        .bind("beside", beside ? 1 : 0)
        .bind("player", holder instanceof Holder.Computer computer ? computer.player() : null)
        .bind("token", seat.token().orElse(null))
        .execute();
  }

  /**
   * Adds entries to a table's log, and keeps how the table stands with them. Refuses with {@link
   * Taken} if an entry of such a number is there.
   */
  public void append(TableRow table, List<EntryRow> entries) {
    write(
        handle -> {
          for (EntryRow entry : entries) {
            int added =
                handle
                    .createUpdate(
                        "insert into entry (table_id, number, at, line)"
                            + " values (:table, :number, :at, :line) on conflict do nothing")
                    .bind("table", table.id())
                    .bind("number", entry.number())
                    .bind("at", entry.at())
                    .bind("line", entry.line())
                    .execute();
            unless(added == 1, "entry " + entry.number() + " is there already");
          }
          Update update =
              handle.createUpdate(
                  "update game_table set status = :status, turn = :turn, winner = :winner,"
                      + " takeback = :takeback, rematch = :rematch, changed = :changed"
                      + " where id = :id");
          return bindState(update, table).execute();
        });
  }

  /** A guest sits down on a free seat. Refuses with {@link Taken} if it is no longer free. */
  public void sit(String table, int seat, String guest) {
    write(
        handle -> {
          int sat =
              handle
                  .createUpdate(
                      "update seat set kind = 'guest', guest = :guest"
                          + " where table_id = :table and number = :seat and kind = 'open'")
                  .bind("guest", guest)
                  .bind("table", table)
                  .bind("seat", seat)
                  .execute();
          unless(sat == 1, "the seat is taken");
          return sat;
        });
  }

  /** All that is stored of a table. */
  public Optional<TableFile> table(String id) {
    return read(
        handle ->
            handle
                .createQuery("select * from game_table where id = :id")
                .bind("id", id)
                .map((row, at) -> Rows.table(row))
                .findOne()
                .map(table -> new TableFile(table, seats(handle, id), entries(handle, id))));
  }

  private static List<SeatRow> seats(Handle handle, String table) {
    return handle
        .createQuery("select * from seat where table_id = :table order by number")
        .bind("table", table)
        .map((row, at) -> Rows.seat(row))
        .list();
  }

  private static List<EntryRow> entries(Handle handle, String table) {
    return handle
        .createQuery("select * from entry where table_id = :table order by number")
        .bind("table", table)
        .map((row, at) -> Rows.entry(row))
        .list();
  }

  /** The table that an invitation leads to. */
  public Optional<String> tableOfToken(String token) {
    return read(
        handle ->
            handle
                .createQuery("select table_id from seat where token = :token")
                .bind("token", token)
                .mapTo(String.class)
                .findOne());
  }

  /** Tables where anybody may sit down, the newest first. */
  public List<TableLine> openTables() {
    return lines("where t.status = 'open' and t.listed = 1", Map.of());
  }

  /** The tables at which a guest sits, the one that changed last first. */
  public List<TableLine> tablesOf(String guest) {
    return lines(
        "where t.id in (select table_id from seat where guest = :guest)", Map.of("guest", guest));
  }

  /** How many tables a guest has that are not over. */
  public int unfinished(String guest) {
    return read(
        handle ->
            handle
                .createQuery(
                    "select count(*) from game_table where creator = :guest and status <> 'over'")
                .bind("guest", guest)
                .mapTo(Integer.class)
                .one());
  }

  private List<TableLine> lines(String where, Map<String, ?> bound) {
    return read(
        handle -> {
          List<TableRow> tables =
              handle
                  .createQuery(
                      "select t.* from game_table t "
                          + where
                          + " order by t.changed desc limit "
                          + LISTED)
                  .bindMap(bound)
                  .map((row, at) -> Rows.table(row))
                  .list();
          if (tables.isEmpty()) {
            return List.of();
          }
          List<String> ids = tables.stream().map(TableRow::id).toList();
          Map<String, List<SeatRow>> seats = new TreeMap<>();
          handle
              .createQuery("select * from seat where table_id in (<ids>) order by number")
              .bindList("ids", ids)
              .map((row, at) -> Map.entry(row.getString("table_id"), Rows.seat(row)))
              .forEach(seat -> put(seats, seat.getKey(), seat.getValue()));
          Map<String, Integer> counts = counts(handle, ids);
          return tables.stream()
              .map(
                  table ->
                      new TableLine(
                          table,
                          seats.getOrDefault(table.id(), List.of()),
                          counts.getOrDefault(table.id(), 0)))
              .toList();
        });
  }

  private static void put(Map<String, List<SeatRow>> seats, String table, SeatRow seat) {
    seats.computeIfAbsent(table, id -> new ArrayList<>()).add(seat);
  }

  private static Map<String, Integer> counts(Handle handle, Collection<String> ids) {
    Map<String, Integer> counts = new TreeMap<>();
    handle
        .createQuery(
            "select table_id, max(number) as last from entry"
                + " where table_id in (<ids>) group by table_id")
        .bindList("ids", List.copyOf(ids))
        .map((row, at) -> Map.entry(row.getString("table_id"), row.getInt("last")))
        .forEach(count -> counts.put(count.getKey(), count.getValue()));
    return counts;
  }

  private static void unless(boolean held, String taken) {
    if (!held) {
      throw new Taken(taken);
    }
  }

  private <T> T read(HandleCallback<T, RuntimeException> question) {
    try {
      return database.reader().withHandle(question);
    } catch (JdbiException failed) {
      throw new StoreException("the database does not answer", failed);
    }
  }

  private <T> T write(Function<Handle, T> change) {
    return database.writer().write(change);
  }

  @Override
  public void close() {
    database.close();
  }
}

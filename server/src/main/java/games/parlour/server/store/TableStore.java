package games.parlour.server.store;

import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.ending.EndingRows;
import games.parlour.server.store.nonce.NonceRows;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The tables that are stored, with their seats and logs. A change is durable when it returns. */
public final class TableStore {
  private static final PlainUpdate INSERT =
      new PlainUpdate(
          "insert into entry (table_id, number, at, line) values (?, ?, ?, ?)"
              + " on conflict do nothing");
  private static final PlainUpdate STAND =
      new PlainUpdate(
          "update game_table set status = ?, turn = ?, winner = ?, takeback = ?, rematch = ?,"
              + " changed = ? where id = ?");
  private static final PlainUpdate CLOCK =
      new PlainUpdate(
          "update table_clock set from_at = ?, deadline = ?, state = ? where table_id = ?");

  private final Database database;
  private final RowSecrets secrets;

  public TableStore(Database database) {
    this.database = database;
    this.secrets = database.secrets();
  }

  /** What is stored in the same change as a new table, such as what the table is for. */
  @FunctionalInterface
  public interface Companion {
    Companion NONE = (handle, table) -> {};

    void store(Handle handle, String table);

    /** This one, and then another. */
    default Companion and(Companion other) {
      return (handle, table) -> {
        store(handle, table);
        other.store(handle, table);
      };
    }
  }

  /**
   * Keeps a new table; where it is the rematch of another, that one points to it.
   *
   * @param along what else is stored with it, all or nothing
   */
  public void add(StoredTable file, Optional<String> rematchOf, Companion along) {
    TableRow table = file.table();
    database.write(
        handle -> {
          RowWriter.insert(handle, table, secrets);
          file.seats().forEach(seat -> RowWriter.insert(handle, table.id(), seat, secrets));
          insert(handle, table.id(), file.entries());
          file.clock().ifPresent(clock -> insert(handle, table.id(), clock));
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
          along.store(handle, table.id());
          return 0;
        });
  }

  private static void insert(Handle handle, String table, ClockRow clock) {
    handle.execute(
        "insert into table_clock (table_id, control, state) values (?, ?, ?)",
        table,
        clock.control(),
        clock.state());
    update(handle, table, clock);
  }

  private static void update(Handle handle, String table, ClockRow clock) {
    CLOCK.run(handle, moment(clock.from()), moment(clock.deadline()), clock.state(), table);
  }

  private static @Nullable Long moment(OptionalLong moment) {
    return moment.isPresent() ? Long.valueOf(moment.getAsLong()) : null;
  }

  /**
   * Adds entries to a table's log, and keeps how the table stands with them, and its clock where
   * that has changed. Refuses with {@link LostRaceException} if an entry of such a number is there.
   *
   * @param dealt the seats with the nonces that chance spoke by, if it did so for the first time
   */
  public void append(
      TableRow table, List<EntryRow> entries, Optional<ClockRow> clock, List<SeatRow> dealt) {
    database.write(handle -> append(handle, table, entries, clock, dealt));
  }

  private static int append(
      Handle handle,
      TableRow table,
      List<EntryRow> entries,
      Optional<ClockRow> clock,
      List<SeatRow> dealt) {
    insert(handle, table.id(), entries);
    clock.ifPresent(ticked -> update(handle, table.id(), ticked));
    int changed =
        STAND.run(
            handle,
            table.status().word(),
            table.turn().orElse(null),
            table.winner().orElse(null),
            String.join(" ", table.takeback()),
            String.join(" ", table.rematch()),
            table.changed(),
            table.id());
    if (table.status() == TableStatus.OVER) {
      EndingRows.due(handle, table.id());
    }
    if (!dealt.isEmpty()) {
      Map<Integer, String> used = new HashMap<>();
      dealt.forEach(seat -> seat.nonce().ifPresent(nonce -> used.put(seat.number(), nonce)));
      unless(used.equals(NonceRows.of(handle, table.id())), "somebody has added to the seed");
    }
    return changed;
  }

  private static void insert(Handle handle, String table, List<EntryRow> entries) {
    for (EntryRow entry : entries) {
      int added = INSERT.run(handle, table, entry.number(), entry.at(), entry.line());
      unless(added == 1, "entry " + entry.number() + " is there already");
    }
  }

  /**
   * A guest sits down on a free seat, and the game may begin with that. Refuses with {@link
   * LostRaceException} if the seat is no longer free.
   *
   * @param dealt the seats with the nonces that chance spoke by, if it did so for the first time
   */
  public void sit(
      TableRow table,
      List<EntryRow> entries,
      Optional<ClockRow> clock,
      int seat,
      String guest,
      Optional<String> nonce,
      List<SeatRow> dealt) {
    database.write(
        handle -> {
          int sat =
              handle
                  .createUpdate(
                      "update seat set kind = 'guest', guest = :guest, nonce = coalesce(:nonce, nonce)"
                          + " where table_id = :table and number = :seat and kind = 'open'")
                  .bind("guest", guest)
                  .bind("nonce", nonce.orElse(null))
                  .bind("table", table.id())
                  .bind("seat", seat)
                  .execute();
          unless(sat == 1, "the seat is taken");
          return append(handle, table, entries, clock, dealt);
        });
  }

  /**
   * Seats go from who held them to a computer, or become free with new invitations. Refuses with
   * {@link LostRaceException} if somebody else has sat down there.
   */
  public void passOn(
      TableRow table, Optional<ClockRow> clock, List<SeatRow> from, List<SeatRow> to) {
    database.write(
        handle -> {
          for (SeatRow seat : from) {
            String guest = seat.holder() instanceof SeatRow.Holder.Guest held ? held.id() : "";
            int left =
                handle.execute(
                    "delete from seat where table_id = ? and number = ?"
                        + " and coalesce(guest, '') = ?",
                    table.id(),
                    seat.number(),
                    guest);
            unless(left == 1, "the seat is taken");
          }
          to.forEach(seat -> RowWriter.insert(handle, table.id(), seat, secrets));
          handle.execute("delete from quick_table where table_id = ?", table.id());
          return append(handle, table, List.of(), clock, List.of());
        });
  }

  /**
   * Whoever holds a seat adds something to the seed. Refuses with {@link LostRaceException} if
   * chance has spoken meanwhile.
   */
  public void addNonce(String table, int seat, String nonce) {
    database.write(
        handle -> {
          unless(NonceRows.add(handle, table, seat, nonce) == 1, "chance has spoken");
          return 0;
        });
  }

  /** Somebody has seen a table up to an entry; what was seen before stays seen. */
  public void seen(String table, String guest, int entry) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "update seat set seen = :entry"
                        + " where table_id = :table and guest = :guest and seen < :entry")
                .bind("entry", entry)
                .bind("table", table)
                .bind("guest", guest)
                .execute());
  }

  /** The last entry of a table that somebody has seen; nothing where they do not sit. */
  public Optional<Integer> seenBy(String table, String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select max(seen) from seat where table_id = :table and guest = :guest"
                        + " having count(*) > 0")
                .bind("table", table)
                .bind("guest", guest)
                .mapTo(Integer.class)
                .findOne());
  }

  /** Ends a table without reading its log, whoever opened it. */
  public void end(String id, long now) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "update game_table set status = 'over', turn = null, changed = :now"
                        + " where id = :id and status <> 'over'")
                .bind("now", now)
                .bind("id", id)
                .execute());
  }

  /** Ends a guest's table without reading its log; whether there was one to end. */
  public boolean end(String id, String creator, long now) {
    return database.write(
            handle ->
                handle
                    .createUpdate(
                        "update game_table set status = 'over', turn = null, changed = :now"
                            + " where id = :id and creator = :creator and status <> 'over'")
                    .bind("now", now)
                    .bind("id", id)
                    .bind("creator", creator)
                    .execute())
        == 1;
  }

  /**
   * All that is stored of a table. The log is read first: should somebody else write meanwhile, it
   * is behind, and the next change is refused as {@link LostRaceException} instead of spoiling it.
   */
  public Optional<StoredTable> table(String id) {
    return database.read(
        handle -> {
          List<EntryRow> entries = entries(handle, id);
          List<SeatRow> seats = seats(handle, id);
          Optional<ClockRow> clock = clock(handle, id);
          return handle
              .createQuery("select * from game_table where id = :id")
              .bind("id", id)
              .map((row, at) -> RowReader.table(row, secrets))
              .findOne()
              .map(table -> new StoredTable(table, seats, entries, clock));
        });
  }

  private static Optional<ClockRow> clock(Handle handle, String table) {
    return handle
        .createQuery("select * from table_clock where table_id = :table")
        .bind("table", table)
        .map((row, at) -> RowReader.clock(row))
        .findOne();
  }

  private List<SeatRow> seats(Handle handle, String table) {
    return handle
        .createQuery("select * from seat where table_id = :table order by number")
        .bind("table", table)
        .map((row, at) -> RowReader.seat(row, secrets))
        .list();
  }

  private static List<EntryRow> entries(Handle handle, String table) {
    return handle
        .createQuery("select * from entry where table_id = :table order by number")
        .bind("table", table)
        .map((row, at) -> RowReader.entry(row))
        .list();
  }

  /** The table that an invitation leads to. */
  public Optional<String> tableOfToken(String token) {
    return database.read(
        handle ->
            handle
                .createQuery("select table_id from seat where token_hash = :hash")
                .bind("hash", secrets.hash(token))
                .mapTo(String.class)
                .findOne());
  }

  private static void unless(boolean held, String taken) {
    if (!held) {
      throw new LostRaceException(taken);
    }
  }
}

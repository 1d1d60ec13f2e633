package games.parlour.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

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

  private final Database database;
  private final RowSecrets secrets;

  public TableStore(Database database) {
    this.database = database;
    this.secrets = database.secrets();
  }

  /** Keeps a new table; where it is the rematch of another, that one points to it. */
  public void add(StoredTable file, Optional<String> rematchOf) {
    TableRow table = file.table();
    database.write(
        handle -> {
          RowWriter.insert(handle, table, secrets);
          file.seats().forEach(seat -> RowWriter.insert(handle, table.id(), seat, secrets));
          insert(handle, table.id(), file.entries());
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

  /**
   * Adds entries to a table's log, and keeps how the table stands with them. Refuses with {@link
   * LostRaceException} if an entry of such a number is there.
   */
  public void append(TableRow table, List<EntryRow> entries) {
    database.write(handle -> append(handle, table, entries));
  }

  private static int append(Handle handle, TableRow table, List<EntryRow> entries) {
    insert(handle, table.id(), entries);
    return STAND.run(
        handle,
        table.status().word(),
        table.turn().orElse(null),
        table.winner().orElse(null),
        String.join(" ", table.takeback()),
        String.join(" ", table.rematch()),
        table.changed(),
        table.id());
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
   */
  public void sit(TableRow table, List<EntryRow> entries, int seat, String guest) {
    database.write(
        handle -> {
          int sat =
              handle
                  .createUpdate(
                      "update seat set kind = 'guest', guest = :guest"
                          + " where table_id = :table and number = :seat and kind = 'open'")
                  .bind("guest", guest)
                  .bind("table", table.id())
                  .bind("seat", seat)
                  .execute();
          unless(sat == 1, "the seat is taken");
          return append(handle, table, entries);
        });
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
          return handle
              .createQuery("select * from game_table where id = :id")
              .bind("id", id)
              .map((row, at) -> RowReader.table(row, secrets))
              .findOne()
              .map(table -> new StoredTable(table, seats, entries));
        });
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

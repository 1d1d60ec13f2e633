package games.parlour.server.store;

import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.ending.EndingRows;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.store.job.JobRows;
import games.parlour.server.store.nonce.NonceRows;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Stores tables with their seats and logs; {@link TableReader} reads them. A change is durable when
 * it returns.
 */
public final class TableStore {
  private static final PlainUpdate INSERT =
      new PlainUpdate(
          "insert into entry (table_id, number, at, line) values (?, ?, ?, ?)"
              + " on conflict do nothing");
  private static final PlainUpdate STAND =
      new PlainUpdate(
          "update game_table set status = ?, turn = ?, winner = ?, takeback = ?, rematch = ?,"
              + " changed = ?, version = ? where id = ? and version = ?");
  private static final PlainUpdate CLOCK =
      new PlainUpdate(
          "update table_clock set from_at = ?, deadline = ?, state = ? where table_id = ?");

  /** A notification of PostgreSQL has less than 8,000 bytes. */
  private static final int LONGEST_NEWS = 2_000;

  private final Database database;
  private final RowSecrets secrets;

  public TableStore(Database database) {
    this.database = database;
    this.secrets = database.secrets();
  }

  /**
   * What is stored of a table at once.
   *
   * @param table how it stands then; its version is the one after that which was read
   * @param entries what is added to its log
   * @param clock its clock, where it has one
   * @param dealt the seats with the nonces that chance spoke by, if it did so for the first time
   * @param computerIsNext whether a computer is to move then
   */
  public record TableChange(
      TableRow table,
      List<EntryRow> entries,
      Optional<ClockRow> clock,
      List<SeatRow> dealt,
      boolean computerIsNext) {
    public TableChange {
      entries = List.copyOf(entries);
      dealt = List.copyOf(dealt);
    }
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
   * @param computerIsNext whether a computer is to move there
   * @param along what else is stored with it, all or nothing
   */
  public void add(
      StoredTable file, boolean computerIsNext, Optional<String> rematchOf, Companion along) {
    TableRow table = file.table();
    database.write(
        handle -> {
          RowWriter.insert(handle, table, secrets);
          file.seats().forEach(seat -> RowWriter.insert(handle, table.id(), seat, secrets));
          insert(handle, table.id(), file.entries());
          file.clock().ifPresent(clock -> insert(handle, table.id(), clock));
          noteJobs(handle, table, file.clock(), computerIsNext);
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
   * that has changed. Refuses with {@link LostRaceException} if the table is not as it was read.
   */
  public void append(TableChange change) {
    database.write(handle -> append(handle, change));
  }

  /**
   * The same for a computer's move; its thought is told to other servers before it, and kept by
   * none of their databases.
   */
  public void append(TableChange change, String thought) {
    database.write(
        handle -> {
          if (database.isShared() && thought.length() <= LONGEST_NEWS) {
            String entry = change.table().id() + "|" + change.entries().getFirst().number();
            handle
                .select("select tell_nodes(?)", "thought|" + entry + "|" + thought)
                .mapToMap()
                .list();
          }
          return append(handle, change);
        });
  }

  private int append(Handle handle, TableChange change) {
    TableRow table = change.table();
    insert(handle, table.id(), change.entries());
    change.clock().ifPresent(ticked -> update(handle, table.id(), ticked));
    int changed =
        STAND.run(
            handle,
            table.status().word(),
            table.turn().orElse(null),
            table.winner().orElse(null),
            String.join(" ", table.takeback()),
            String.join(" ", table.rematch()),
            table.changed(),
            table.version(),
            table.id(),
            table.version() - 1);
    unless(changed == 1, "the table has changed");
    if (table.status() == TableStatus.OVER) {
      EndingRows.due(handle, table.id());
    }
    if (!change.dealt().isEmpty()) {
      Map<Integer, String> used = new HashMap<>();
      change
          .dealt()
          .forEach(seat -> seat.nonce().ifPresent(nonce -> used.put(seat.number(), nonce)));
      unless(used.equals(NonceRows.of(handle, table.id())), "somebody has added to the seed");
    }
    noteJobs(handle, table, change.clock(), change.computerIsNext());
    return changed;
  }

  /** Where one server is alone it remembers by itself what is due. */
  private void noteJobs(
      Handle handle, TableRow table, Optional<ClockRow> clock, boolean computerIsNext) {
    if (database.isShared()) {
      if (computerIsNext) {
        JobRows.note(handle, JobKind.COMPUTER, table.id(), table.changed());
      }
      OptionalLong deadline = clock.map(ClockRow::deadline).orElse(OptionalLong.empty());
      deadline.ifPresent(due -> JobRows.note(handle, JobKind.FLAG, table.id(), due));
    }
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
  public void sit(TableChange change, int seat, String guest, Optional<String> nonce) {
    database.write(
        handle -> {
          int sat =
              handle
                  .createUpdate(
                      "update seat set kind = 'guest', guest = :guest, nonce = coalesce(:nonce, nonce)"
                          + " where table_id = :table and number = :seat and kind = 'open'")
                  .bind("guest", guest)
                  .bind("nonce", nonce.orElse(null))
                  .bind("table", change.table().id())
                  .bind("seat", seat)
                  .execute();
          unless(sat == 1, "the seat is taken");
          return append(handle, change);
        });
  }

  /**
   * Seats go from who held them to a computer, or become free with new invitations. Refuses with
   * {@link LostRaceException} if somebody else has sat down there.
   */
  public void passOn(TableChange change, List<SeatRow> from, List<SeatRow> to) {
    String table = change.table().id();
    database.write(
        handle -> {
          for (SeatRow seat : from) {
            String guest = seat.holder() instanceof SeatRow.Holder.Guest held ? held.id() : "";
            int left =
                handle.execute(
                    "delete from seat where table_id = ? and number = ?"
                        + " and coalesce(guest, '') = ?",
                    table,
                    seat.number(),
                    guest);
            unless(left == 1, "the seat is taken");
          }
          to.forEach(seat -> RowWriter.insert(handle, table, seat, secrets));
          handle.execute("delete from quick_table where table_id = ?", table);
          return append(handle, change);
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

  private static void unless(boolean held, String taken) {
    if (!held) {
      throw new LostRaceException(taken);
    }
  }
}

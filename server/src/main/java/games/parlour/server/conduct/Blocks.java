package games.parlour.server.conduct;

import games.parlour.core.text.Text;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableRow;
import games.parlour.server.tables.opening.SeatRule;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/**
 * Who wants to meet whom no more: such two neither read each other nor sit down together, whoever
 * of them asked for it. Thread-safe.
 */
public final class Blocks implements PersonalData, SeatRule {
  private static final int MOST = 500;

  private final Database database;
  private final Clock clock;

  public Blocks(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /** Somebody whom a guest has blocked. */
  public record Block(String guest, String blocked, long since) {
    /** What the guest calls this block by; it tells nobody whom it is about. */
    public String key() {
      return SecretGenerator.hash("block " + guest + " " + blocked).substring(0, 22);
    }
  }

  /** What an export says of a block. */
  private record Exported(long since) {}

  /** Whether one of the two has blocked the other. */
  public boolean between(String one, String other) {
    return around(one).contains(other);
  }

  /** Everybody with whom a guest has nothing to do, whoever of the two wanted that. */
  public Set<String> around(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select blocked from block where guest = :guest"
                        + " union select guest from block where blocked = :guest")
                .bind("guest", guest)
                .mapTo(String.class)
                .collect(Collectors.toUnmodifiableSet()));
  }

  /** Whom a guest has blocked, the newest first. */
  public List<Block> by(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select guest, blocked, since from block where guest = :guest"
                        + " order by since desc, blocked")
                .bind("guest", guest)
                .map(
                    (row, at) ->
                        new Block(
                            row.getString("guest"), row.getString("blocked"), row.getLong("since")))
                .list());
  }

  /** A guest blocks somebody; doing it again changes nothing. */
  public void add(String guest, String blocked) {
    if (by(guest).size() >= MOST) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.blocks.many", "most", MOST));
    }
    database.write(
        handle ->
            handle
                .createUpdate(
                    "insert into block (guest, blocked, since) values (:guest, :blocked, :now)"
                        + " on conflict do nothing")
                .bind("guest", guest)
                .bind("blocked", blocked)
                .bind("now", clock.millis())
                .execute());
  }

  /** A guest undoes a block by its key; whether there was one. */
  public boolean remove(String guest, String key) {
    return by(guest).stream()
        .filter(block -> block.key().equals(key))
        .anyMatch(block -> remove(block) == 1);
  }

  private int remove(Block block) {
    return database.write(
        handle ->
            handle
                .createUpdate("delete from block where guest = :guest and blocked = :blocked")
                .bind("guest", block.guest())
                .bind("blocked", block.blocked())
                .execute());
  }

  /** Nobody sits down with somebody whom they have blocked, or who has blocked them. */
  @Override
  public void check(TableRow table, List<SeatRow> seats, String guest) {
    Set<String> apart = around(guest);
    if (apart.isEmpty()) {
      return;
    }
    List<String> there =
        Stream.concat(
                Stream.of(table.creator()),
                seats.stream()
                    .filter(seat -> seat.holder() instanceof SeatRow.Holder.Guest)
                    .map(seat -> ((SeatRow.Holder.Guest) seat.holder()).id()))
            .filter(apart::contains)
            .toList();
    if (!there.isEmpty()) {
      boolean own = by(guest).stream().anyMatch(block -> there.contains(block.blocked()));
      throw new ProblemException(
          ProblemKind.NOT_YOURS, Text.of(own ? "problem.blocked.own" : "problem.blocked"));
    }
  }

  @Override
  public String section() {
    return "blocks";
  }

  @Override
  public List<?> of(String guest) {
    return by(guest).stream().map(block -> new Exported(block.since())).toList();
  }

  /** Nobody gets rid of a block by signing in, and nobody loses one by it. */
  @Override
  public void moveTo(Handle handle, String from, String to) {
    handle
        .createUpdate(
            "insert into block (guest, blocked, since)"
                + " select :to, blocked, since from block where guest = :from and blocked <> :to"
                + " on conflict do nothing")
        .bind("from", from)
        .bind("to", to)
        .execute();
    handle
        .createUpdate(
            "insert into block (guest, blocked, since)"
                + " select guest, :to, since from block where blocked = :from and guest <> :to"
                + " on conflict do nothing")
        .bind("from", from)
        .bind("to", to)
        .execute();
    forget(handle, from);
  }

  @Override
  public void forget(Handle handle, String guest) {
    handle
        .createUpdate("delete from block where guest = :guest or blocked = :guest")
        .bind("guest", guest)
        .execute();
  }
}

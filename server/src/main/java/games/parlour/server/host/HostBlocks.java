package games.parlour.server.host;

import games.parlour.core.text.Text;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.ChangeRule;
import games.parlour.server.store.Database;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableRow;
import games.parlour.server.tables.opening.SeatRule;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * People whom the host has blocked. They finish the games that they have begun and can take or
 * delete what is theirs; anything else that changes something is refused.
 */
public final class HostBlocks implements PersonalData, SeatRule, ChangeRule {
  /** What is left to somebody who is blocked. */
  private static final Set<String> ALLOWED =
      Set.of(
          "/api/tables/{id}/moves",
          "/api/tables/{id}/acts",
          "/api/tables/{id}/visit",
          "/api/tables/{id}/mutes",
          "/api/tables/{id}/nonce",
          "/api/groups/{id}/presence",
          "/api/records/{id}",
          "/api/confirm-mail",
          "/api/unsubscribe/{token}",
          "/api/me/email",
          "/api/me/mail",
          "/api/me/blocks",
          "/api/me/blocks/{key}",
          "/api/me/claim",
          "/api/me/delete",
          "/api/me/password",
          "/api/me/sessions",
          "/api/me/sessions/{id}",
          "/api/me/transfer",
          "/api/recover",
          "/api/reset",
          "/api/reset/mail",
          "/api/signin",
          "/api/signout");

  private static final String COLUMNS = "select guest, since, until, why from host_block";

  private final Database database;
  private final Clock clock;
  private volatile Map<String, HostBlock> known = Map.of();

  public HostBlocks(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    reload();
  }

  /**
   * Somebody who is blocked.
   *
   * @param until when it ends; nothing where it does not
   * @param why what they are told; may be empty
   */
  public record HostBlock(String guest, long since, Optional<Long> until, String why) {
    boolean holds(long now) {
      return until.map(end -> end > now).orElse(true);
    }
  }

  /** What an export says of a block. */
  private record Exported(long since, @Nullable Long until, String why) {}

  /** Reads the blocks again. */
  void reload() {
    known = list().stream().collect(Collectors.toMap(HostBlock::guest, Function.identity()));
  }

  /** All blocks that hold now, the newest first. */
  public List<HostBlock> list() {
    long now = clock.millis();
    return database.read(
        handle ->
            handle
                .createQuery(COLUMNS + " order by since desc, guest")
                .map((row, at) -> block(row))
                .stream()
                .filter(block -> block.holds(now))
                .toList());
  }

  private static HostBlock block(ResultSet row) throws SQLException {
    long end = row.getLong("until");
    Optional<Long> until = row.wasNull() ? Optional.empty() : Optional.of(end);
    return new HostBlock(row.getString("guest"), row.getLong("since"), until, row.getString("why"));
  }

  /** Refuses somebody who is blocked, and says until when and why. */
  private void check(String guest) {
    HostBlock block = known.get(guest);
    if (block != null && block.holds(clock.millis())) {
      throw new ProblemException(ProblemKind.NOT_YOURS, told(block));
    }
  }

  private static Text told(HostBlock block) {
    String why = block.why();
    if (block.until().isEmpty()) {
      return why.isEmpty()
          ? Text.of("problem.host.blocked")
          : Text.of("problem.host.blocked.why", "why", why);
    }
    LocalDate day = LocalDate.ofInstant(Instant.ofEpochMilli(block.until().get()), ZoneOffset.UTC);
    return Text.of(
        why.isEmpty() ? "problem.host.blocked.until" : "problem.host.blocked.until.why",
        "day",
        day.getDayOfMonth(),
        "month",
        day.getMonthValue(),
        "year",
        String.valueOf(day.getYear()),
        "why",
        why);
  }

  @Override
  public void check(TableRow table, List<SeatRow> seats, String guest) {
    check(guest);
  }

  @Override
  public void checkOpening(String guest) {
    check(guest);
  }

  @Override
  public void check(String guest, String path) {
    if (!ALLOWED.contains(path)) {
      check(guest);
    }
  }

  @Override
  public String section() {
    return "hostBlock";
  }

  @Override
  public List<?> of(String guest) {
    return list().stream()
        .filter(block -> block.guest().equals(guest))
        .map(block -> new Exported(block.since(), block.until().orElse(null), block.why()))
        .toList();
  }

  /** Signing in to an account shakes no block off. */
  @Override
  public void moveTo(Handle handle, String from, String to) {
    int moved =
        handle
            .createUpdate(
                "insert into host_block (guest, since, until, why)"
                    + " select :to, since, until, why from host_block where guest = :from"
                    + " on conflict do nothing")
            .bind("from", from)
            .bind("to", to)
            .execute();
    HostBlock block = known.get(from);
    if (block != null) {
      Map<String, HostBlock> both = new HashMap<>(known);
      both.putIfAbsent(to, new HostBlock(to, block.since(), block.until(), block.why()));
      known = Map.copyOf(both); // at once: whoever signs in is not asked to wait
    }
    if (moved == 1) {
      HostChanges.tell(handle, HostChanges.Kind.PERSON, to, clock.millis());
    }
  }

  @Override
  public void forget(Handle handle, String guest) {
    remove(handle, guest);
  }

  /** Blocks somebody, in place of a block that they had. */
  static void add(Handle handle, HostBlock block) {
    remove(handle, block.guest());
    handle
        .createUpdate(
            "insert into host_block (guest, since, until, why)"
                + " values (:guest, :since, :until, :why)")
        .bind("guest", block.guest())
        .bind("since", block.since())
        .bind("until", block.until().orElse(null))
        .bind("why", block.why())
        .execute();
  }

  /** Ends the block of somebody; whether there was one. */
  static boolean remove(Handle handle, String guest) {
    return handle.execute("delete from host_block where guest = ?", guest) > 0;
  }

  /** Removes blocks that ended before a moment; there are few. */
  public int removeBefore(long moment, int most) {
    return database.write(
        handle -> handle.execute("delete from host_block where until < ?", moment));
  }
}

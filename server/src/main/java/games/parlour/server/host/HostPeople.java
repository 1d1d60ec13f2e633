package games.parlour.server.host;

import games.parlour.server.account.HostAccounts;
import games.parlour.server.guest.GuestName;
import games.parlour.server.host.HostBlocks.HostBlock;
import games.parlour.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jspecify.annotations.Nullable;

/** People as the host of a server sees them. */
public final class HostPeople {
  private static final String COLUMNS =
      "select g.id, g.name, g.created, a.name as account,"
          + " (select max(s.used) from session s where s.guest = g.id) as used,"
          + " (select count(distinct t.id) from seat s join game_table t on t.id = s.table_id"
          + " where s.guest = g.id and t.status <> 'over') as games,"
          + " b.since, b.until, b.why from guest g"
          + " left join account a on a.guest = g.id left join host_block b on b.guest = g.id";

  private final Database database;
  private final Clock clock;
  private final HostChanges changes;
  private final HostAccounts accounts;

  public HostPeople(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    this.changes = new HostChanges(database);
    this.accounts = new HostAccounts(database, clock);
  }

  /**
   * Somebody.
   *
   * @param name what they are called, as it is kept
   * @param account the name of their account, if they have one
   * @param seen when a device of theirs was last used, to the hour; nothing where none is left
   * @param games how many games of theirs are not over
   * @param block the block that holds for them now
   */
  public record HostPerson(
      String id,
      String name,
      @Nullable String account,
      long created,
      Optional<Long> seen,
      int games,
      Optional<HostBlock> block) {}

  /** People whose name or account contains a text, or who have this id; the latest first. */
  public List<HostPerson> find(String text, int most) {
    String like = "%" + text.replaceAll("[!%_]", "!$0") + "%";
    return people(
        " where (lower(g.name) like lower(:like) escape '!'"
            + " or lower(a.name) like lower(:like) escape '!' or g.id = :text)"
            + " and g.name <> :former order by used desc nulls last, g.id limit :most",
        like,
        text,
        most);
  }

  /** Everybody whom a text names exactly, by id, account or name. */
  public List<HostPerson> named(String text) {
    List<HostPerson> byId = people(" where g.id = :text limit :most", "", text, 1);
    if (!byId.isEmpty()) {
      return byId;
    }
    Optional<String> owner = accounts.guest(text);
    if (owner.isPresent()) {
      return people(" where g.id = :text limit :most", "", owner.get(), 1);
    }
    return people(
        " where lower(g.name) = lower(:text) and g.name <> :former order by g.id limit :most",
        "",
        text,
        2);
  }

  /** Everybody who is blocked now. */
  public List<HostPerson> blocked() {
    return people(" where b.guest is not null order by b.since desc limit :most", "", "", 1_000)
        .stream()
        .filter(person -> person.block().isPresent())
        .toList();
  }

  private List<HostPerson> people(String where, String like, String text, int most) {
    return database.read(
        handle -> {
          Query query = handle.createQuery(COLUMNS + where).bind("most", most);
          query.getConfig(SqlStatements.class).setUnusedBindingAllowed(true);
          return query
              .bind("like", like)
              .bind("text", text)
              .bind("former", GuestName.FORMER)
              .map((row, at) -> person(row))
              .list();
        });
  }

  private HostPerson person(ResultSet row) throws SQLException {
    Optional<Long> since = optional(row, "since");
    @Nullable String why = row.getString("why");
    Optional<HostBlock> block =
        since.isEmpty() || why == null
            ? Optional.empty()
            : Optional.of(
                new HostBlock(row.getString("id"), since.get(), optional(row, "until"), why));
    return new HostPerson(
        row.getString("id"),
        row.getString("name"),
        row.getString("account"),
        row.getLong("created"),
        optional(row, "used"),
        row.getInt("games"),
        block.filter(one -> one.holds(clock.millis())));
  }

  private static Optional<Long> optional(ResultSet row, String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? Optional.empty() : Optional.of(value);
  }

  /** Blocks somebody, for ever or until a moment; why is told to them. */
  public void block(String guest, Optional<Long> until, String why) {
    long now = clock.millis();
    changes.write(
        HostChanges.Kind.PERSON,
        guest,
        now,
        handle -> {
          HostBlocks.add(handle, new HostBlock(guest, now, until, why));
          return true;
        });
  }

  /** Ends the block of somebody; whether there was one. */
  public boolean unblock(String guest) {
    return changes.write(
        HostChanges.Kind.PERSON, guest, clock.millis(), handle -> HostBlocks.remove(handle, guest));
  }
}

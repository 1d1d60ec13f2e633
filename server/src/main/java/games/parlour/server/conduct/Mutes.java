package games.parlour.server.conduct;

import games.parlour.server.personal.PersonalData;
import games.parlour.server.store.Database;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** Whom somebody does not want to read at a table. Thread-safe. */
public final class Mutes implements PersonalData {
  private final Database database;

  public Mutes(Database database) {
    this.database = database;
  }

  /** What an export says of a mute. */
  private record Exported(String table) {}

  /** Whom a guest does not read at a table. */
  public Set<String> by(String guest, String table) {
    return database.read(
        handle ->
            handle
                .createQuery("select muted from mute where guest = :guest and table_id = :table")
                .bind("guest", guest)
                .bind("table", table)
                .mapTo(String.class)
                .collect(Collectors.toUnmodifiableSet()));
  }

  /** A guest reads somebody at a table no more, or again. */
  public void set(String guest, String muted, String table, boolean mute) {
    String change =
        mute
            ? "insert into mute (guest, muted, table_id) values (:guest, :muted, :table)"
                + " on conflict do nothing"
            : "delete from mute where guest = :guest and muted = :muted and table_id = :table";
    database.write(
        handle ->
            handle
                .createUpdate(change)
                .bind("guest", guest)
                .bind("muted", muted)
                .bind("table", table)
                .execute());
  }

  @Override
  public String section() {
    return "mutes";
  }

  @Override
  public List<?> of(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery("select table_id from mute where guest = :guest order by table_id")
                .bind("guest", guest)
                .map((row, at) -> new Exported(row.getString("table_id")))
                .list());
  }

  /** Who is not read is not read under another name, either. */
  @Override
  public void moveTo(Handle handle, String from, String to) {
    handle
        .createUpdate(
            "insert into mute (guest, muted, table_id)"
                + " select :to, muted, table_id from mute where guest = :from and muted <> :to"
                + " on conflict do nothing")
        .bind("from", from)
        .bind("to", to)
        .execute();
    handle
        .createUpdate(
            "insert into mute (guest, muted, table_id)"
                + " select guest, :to, table_id from mute where muted = :from and guest <> :to"
                + " on conflict do nothing")
        .bind("from", from)
        .bind("to", to)
        .execute();
    forget(handle, from);
  }

  @Override
  public void forget(Handle handle, String guest) {
    handle
        .createUpdate("delete from mute where guest = :guest or muted = :guest")
        .bind("guest", guest)
        .execute();
  }
}

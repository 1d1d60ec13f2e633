package games.parlour.server.records;

import games.parlour.server.personal.PersonalData;
import games.parlour.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** The records that people brought in, each as its text. */
public final class ImportedRecordStore implements PersonalData {
  private final Database database;

  /** What is being removed with somebody, until that is durable. */
  private final Map<String, List<String>> removed = new ConcurrentHashMap<>();

  private volatile Consumer<String> gone = id -> {};

  public ImportedRecordStore(Database database) {
    this.database = database;
  }

  /**
   * A record that somebody brought in.
   *
   * @param guest who did
   * @param at when, in milliseconds since 1970
   */
  record ImportedRecord(String id, String guest, long at, String game, String record) {}

  private static ImportedRecord read(ResultSet row) throws SQLException {
    return new ImportedRecord(
        row.getString("id"),
        row.getString("guest"),
        row.getLong("at"),
        row.getString("game"),
        row.getString("record"));
  }

  /** Keeps one, unless its owner has so many already; whether it did. */
  boolean add(ImportedRecord imported, int most) {
    return database.write(
        handle -> {
          int had =
              handle
                  .createQuery("select count(*) from imported_record where guest = :guest")
                  .bind("guest", imported.guest())
                  .mapTo(Integer.class)
                  .one();
          if (had >= most) {
            return false;
          }
          handle
              .createUpdate(
                  "insert into imported_record (id, guest, at, game, record)"
                      + " values (:id, :guest, :at, :game, :record)")
              .bind("id", imported.id())
              .bind("guest", imported.guest())
              .bind("at", imported.at())
              .bind("game", imported.game())
              .bind("record", imported.record())
              .execute();
          return true;
        });
  }

  Optional<ImportedRecord> find(String id) {
    return database.read(
        handle ->
            handle
                .createQuery("select * from imported_record where id = :id")
                .bind("id", id)
                .map((row, at) -> read(row))
                .findOne());
  }

  @Override
  public List<ImportedRecord> of(String guest) {
    return database.read(handle -> of(handle, guest));
  }

  private static List<ImportedRecord> of(Handle handle, String guest) {
    return handle
        .createQuery("select * from imported_record where guest = :guest order by at desc, id")
        .bind("guest", guest)
        .map((row, at) -> read(row))
        .list();
  }

  /** Removes one of somebody's; whether it was there. */
  boolean remove(String id, String guest) {
    return database.write(
        handle ->
            handle
                    .createUpdate("delete from imported_record where id = :id and guest = :guest")
                    .bind("id", id)
                    .bind("guest", guest)
                    .execute()
                == 1);
  }

  @Override
  public String section() {
    return "imports";
  }

  @Override
  public void moveTo(Handle handle, String from, String to) {
    handle
        .createUpdate("update imported_record set guest = :to where guest = :from")
        .bind("to", to)
        .bind("from", from)
        .execute();
  }

  @Override
  public void forget(Handle handle, String guest) {
    removed.put(guest, of(handle, guest).stream().map(ImportedRecord::id).toList());
    handle
        .createUpdate("delete from imported_record where guest = :guest")
        .bind("guest", guest)
        .execute();
  }

  @Override
  public void forgotten(String guest) {
    List<String> ids = removed.remove(guest);
    if (ids != null) {
      ids.forEach(gone);
    }
  }

  /** From now on this is told which records were removed with their owner. */
  void whenGone(Consumer<String> told) {
    gone = told;
  }
}

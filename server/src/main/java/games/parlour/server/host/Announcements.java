package games.parlour.server.host;

import games.parlour.core.text.Language;
import games.parlour.server.store.Database;
import java.time.Clock;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What the host tells everybody on every page, one thing at a time. */
public final class Announcements {
  private final Database database;
  private final Clock clock;
  private volatile Optional<Announcement> known = Optional.empty();

  public Announcements(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    reload();
  }

  /**
   * What everybody is told.
   *
   * @param german the same in German; empty where it is told in English only
   * @param until when it ends; nothing where the host ends it
   */
  public record Announcement(String english, String german, long since, Optional<Long> until) {
    String in(Language language) {
      return language == Language.DE && !german.isEmpty() ? german : english;
    }
  }

  /** Reads it again. */
  void reload() {
    known = stored();
  }

  private Optional<Announcement> stored() {
    return database.read(
        handle ->
            handle
                .createQuery("select english, german, since, until from announcement where id = 1")
                .map(
                    (row, at) -> {
                      @Nullable Object end = row.getObject("until");
                      return new Announcement(
                          row.getString("english"),
                          row.getString("german"),
                          row.getLong("since"),
                          end == null ? Optional.empty() : Optional.of(row.getLong("until")));
                    })
                .findOne());
  }

  /** What everybody is told now. */
  public Optional<Announcement> current() {
    long now = clock.millis();
    return known.filter(one -> one.until().map(end -> end > now).orElse(true));
  }

  /** Tells something from now on, in place of what was told before. */
  static void set(Handle handle, Announcement told) {
    remove(handle);
    handle
        .createUpdate(
            "insert into announcement (id, english, german, since, until)"
                + " values (1, :english, :german, :since, :until)")
        .bind("english", told.english())
        .bind("german", told.german())
        .bind("since", told.since())
        .bind("until", told.until().orElse(null))
        .execute();
  }

  /** Tells nothing any more; whether something was told. */
  static boolean remove(Handle handle) {
    return handle.execute("delete from announcement") > 0;
  }
}

package games.parlour.server.host;

import games.parlour.server.store.Database;
import games.parlour.server.store.LostRaceException;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** What the host has changed beside running servers, so that each of them reads it again. */
final class HostChanges {
  private static final int TRIES = 5;
  private static final int AT_ONCE = 100;

  /** What was changed. */
  enum Kind {
    TABLE,
    PERSON,
    ANNOUNCEMENT;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** One change; later ones have higher numbers. */
  record HostChange(long number, Kind kind, String subject) {}

  private final Database database;

  HostChanges(Database database) {
    this.database = database;
  }

  /** Makes a change and tells of it, both or neither. */
  <T> T write(Kind kind, String subject, long now, Function<Handle, T> change) {
    for (int tries = 1; ; tries++) {
      try {
        return database.write(
            handle -> {
              T made = change.apply(handle);
              tell(handle, kind, subject, now);
              return made;
            });
      } catch (LostRaceException quicker) {
        if (tries == TRIES) {
          throw quicker;
        }
      }
    }
  }

  /** Tells of a change, within it. */
  static void tell(Handle handle, Kind kind, String subject, long now) {
    int told =
        handle
            .createUpdate(
                "insert into host_change (number, at, kind, subject) select"
                    + " coalesce(max(number), 0) + 1, :now, :kind, :subject from host_change"
                    + " where 1 = 1 on conflict do nothing")
            .bind("now", now)
            .bind("kind", kind.word())
            .bind("subject", subject)
            .execute();
    if (told != 1) {
      throw new LostRaceException("another command told of a change");
    }
  }

  /** The number of the last change. */
  long last() {
    return database.read(
        handle ->
            handle
                .createQuery("select coalesce(max(number), 0) from host_change")
                .mapTo(Long.class)
                .one());
  }

  /** The changes after a number, first to last. */
  List<HostChange> after(long number) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select number, kind, subject from host_change where number > :number"
                        + " order by number limit "
                        + AT_ONCE)
                .bind("number", number)
                .map(
                    (row, at) ->
                        new HostChange(
                            row.getLong("number"),
                            Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                            row.getString("subject")))
                .list());
  }

  /** Removes what every server has heard of by now; the last number stays taken. */
  int removeBefore(long moment) {
    return database.write(
        handle ->
            handle
                .createUpdate(
                    "delete from host_change where at < :moment"
                        + " and number < (select max(number) from host_change)")
                .bind("moment", moment)
                .execute());
  }
}

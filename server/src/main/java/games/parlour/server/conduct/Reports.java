package games.parlour.server.conduct;

import games.parlour.core.text.Text;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What people tell the host of the server about others, with what was said. Thread-safe. */
public final class Reports implements PersonalData {
  private static final int A_DAY = 10;
  private static final int LINES = 30;

  private final Database database;
  private final TableTalk talk;
  private final SecretGenerator secrets;
  private final Clock clock;

  public Reports(Database database, TableTalk talk, SecretGenerator secrets, Clock clock) {
    this.database = database;
    this.talk = talk;
    this.secrets = secrets;
    this.clock = clock;
  }

  /** What an export says of a report that somebody made. */
  private record Exported(
      long at, String table, String reason, String about, @Nullable String decision) {}

  /** Keeps a report, with the last lines of the table: what is said later does not change it. */
  public void add(
      String reporter, String accused, String table, ReportReason reason, String about) {
    long now = clock.millis();
    if (since(reporter, now - Duration.ofDays(1).toMillis()) >= A_DAY) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.reports.many", "most", A_DAY));
    }
    List<TableTalk.Quote> quotes = talk.lastLines(table, LINES);
    String id = secrets.token();
    database.write(
        handle -> {
          handle
              .createUpdate(
                  "insert into report (id, at, reporter, accused, table_id, reason, about,"
                      + " context) values (:id, :now, :reporter, :accused, :table, :reason,"
                      + " :about, :context)")
              .bind("id", id)
              .bind("now", now)
              .bind("reporter", reporter)
              .bind("accused", accused)
              .bind("table", table)
              .bind("reason", reason.word())
              .bind("about", about)
              .bind("context", "/table/" + table)
              .execute();
          for (int i = 0; i < quotes.size(); i++) {
            handle.execute(
                "insert into report_line (report_id, number, guest, line) values (?, ?, ?, ?)",
                id,
                i,
                quotes.get(i).guest(),
                quotes.get(i).line());
          }
          return id;
        });
  }

  private int since(String reporter, long from) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select count(*) from report where reporter = :reporter and at > :from")
                .bind("reporter", reporter)
                .bind("from", from)
                .mapTo(Integer.class)
                .one());
  }

  /** Removes reports that were decided before a moment; how many. */
  public int removeBefore(long moment, int most) {
    return database.write(
        handle -> {
          List<String> old =
              handle
                  .createQuery(
                      "select id from report where decided < :moment order by decided limit :most")
                  .bind("moment", moment)
                  .bind("most", most)
                  .mapTo(String.class)
                  .list();
          old.forEach(id -> remove(handle, id));
          return old.size();
        });
  }

  private static void remove(Handle handle, String id) {
    handle.execute("delete from report_line where report_id = ?", id);
    handle.execute("delete from report where id = ?", id);
  }

  @Override
  public String section() {
    return "reports";
  }

  @Override
  public List<?> of(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select at, table_id, reason, about, decision from report"
                        + " where reporter = :guest order by at, id")
                .bind("guest", guest)
                .map(
                    (row, at) ->
                        new Exported(
                            row.getLong("at"),
                            row.getString("table_id"),
                            row.getString("reason"),
                            row.getString("about"),
                            row.getString("decision")))
                .list());
  }

  /** The host is told of the person, whatever they are called now. */
  @Override
  public void moveTo(Handle handle, String from, String to) {
    handle
        .createUpdate("update report set reporter = :to where reporter = :from")
        .bind("from", from)
        .bind("to", to)
        .execute();
    handle
        .createUpdate("update report set accused = :to where accused = :from")
        .bind("from", from)
        .bind("to", to)
        .execute();
    handle
        .createUpdate("update report_line set guest = :to where guest = :from")
        .bind("from", from)
        .bind("to", to)
        .execute();
  }

  /**
   * The host may still need what somebody reported, and has to decide what is reported about them;
   * but nothing that they said is quoted any more.
   */
  @Override
  public void forget(Handle handle, String guest) {
    handle.execute("delete from report_line where guest = ?", guest);
    handle
        .createUpdate("update report set reporter = null where reporter = :guest")
        .bind("guest", guest)
        .execute();
    handle
        .createQuery("select id from report where accused = :guest and decided is not null")
        .bind("guest", guest)
        .mapTo(String.class)
        .list()
        .forEach(id -> remove(handle, id));
  }
}

package games.parlour.server.host;

import games.parlour.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What people reported, for the host to decide. */
public final class HostReports {
  private static final String COLUMNS =
      "select r.id, r.at, r.reporter, a.name as reporter_name, r.accused, b.name as accused_name,"
          + " r.table_id, r.reason, r.about, r.context, r.decision, r.decided from report r"
          + " left join guest a on a.id = r.reporter left join guest b on b.id = r.accused";

  private final Database database;

  public HostReports(Database database) {
    this.database = database;
  }

  /**
   * A report.
   *
   * @param reporter whoever sent it; nobody where they have deleted what was theirs
   * @param reporterName what they are called, as it is kept
   * @param about a sentence of theirs; may be empty
   * @param context where it was, and what was said there last
   * @param decision what the host decided
   */
  public record HostReport(
      String id,
      long at,
      @Nullable String reporter,
      @Nullable String reporterName,
      String accused,
      @Nullable String accusedName,
      String table,
      String reason,
      String about,
      List<String> context,
      @Nullable String decision,
      Optional<Long> decided) {
    /** The same with what was said. */
    private HostReport with(List<String> lines) {
      return new HostReport(
          id,
          at,
          reporter,
          reporterName,
          accused,
          accusedName,
          table,
          reason,
          about,
          Stream.concat(context.stream(), lines.stream()).toList(),
          decision,
          decided);
    }
  }

  /** Reports, the oldest first; all of them, or those that wait for a decision. */
  public List<HostReport> list(boolean all, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    COLUMNS
                        + (all ? "" : " where r.decided is null")
                        + " order by r.at, r.id limit :most")
                .bind("most", most)
                .map((row, at) -> report(row))
                .list()
                .stream()
                .map(report -> report.with(lines(handle, report.id())))
                .toList());
  }

  /** The report with this id. */
  public Optional<HostReport> find(String id) {
    return database.read(
        handle ->
            handle
                .createQuery(COLUMNS + " where r.id = :id")
                .bind("id", id)
                .map((row, at) -> report(row))
                .findOne()
                .map(report -> report.with(lines(handle, report.id()))));
  }

  private static HostReport report(ResultSet row) throws SQLException {
    long decided = row.getLong("decided");
    return new HostReport(
        row.getString("id"),
        row.getLong("at"),
        row.getString("reporter"),
        row.getString("reporter_name"),
        row.getString("accused"),
        row.getString("accused_name"),
        row.getString("table_id"),
        row.getString("reason"),
        row.getString("about"),
        row.getString("context").lines().toList(),
        row.getString("decision"),
        row.getString("decision") == null ? Optional.empty() : Optional.of(decided));
  }

  private static List<String> lines(Handle handle, String report) {
    return handle
        .createQuery("select line from report_line where report_id = :report order by number")
        .bind("report", report)
        .mapTo(String.class)
        .list();
  }

  /** Keeps what was decided, in place of what was decided before. */
  public void decide(String id, String decision, long now) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "update report set decision = :decision, decided = :now where id = :id")
                .bind("decision", decision)
                .bind("now", now)
                .bind("id", id)
                .execute());
  }
}

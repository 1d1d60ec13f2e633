package games.parlour.server.analysis;

import games.parlour.server.analysis.AnalysisProgress.Status;
import games.parlour.server.api.ApiJson;
import games.parlour.server.request.Limits;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.store.job.JobRows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Analyses under way, and those that ended not long ago, in the store: any server on the database
 * can tell of them and go on with them. Who asked is kept as a hash, to count.
 */
final class AnalysisProgressStore {
  private static final String ACTIVE = "state in ('waiting', 'running')";
  private static final String THIS = " where table_id = ? and seat = ? and entries = ?";

  private final Database database;
  private final Clock clock;

  AnalysisProgressStore(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /** What came of asking for an analysis. */
  enum StartResult {
    STARTED,
    GUEST_LIMIT,
    SERVER_LIMIT
  }

  /** Notes that a game is to be judged, unless it is being judged, or too many are. */
  StartResult begin(AnalysisKey key, String guest, int moves, Limits.Analyses limits) {
    String who = SecretGenerator.hash("analysis " + guest);
    return database.write(
        handle -> {
          if (find(handle, key).filter(AnalysisProgress::isActive).isPresent()) {
            return StartResult.STARTED;
          }
          if (count(handle, " and guest = ?", who) >= limits.perGuest()) {
            return StartResult.GUEST_LIMIT;
          }
          if (count(handle, "") >= limits.inAll()) {
            return StartResult.SERVER_LIMIT;
          }
          insert(handle, key, who, moves);
          return StartResult.STARTED;
        });
  }

  private static int count(Handle handle, String more, Object... values) {
    return handle
        .select("select count(*) from analysis_progress where " + ACTIVE + more, values)
        .mapTo(Integer.class)
        .one();
  }

  private void insert(Handle handle, AnalysisKey key, String who, int moves) {
    String seat = key.seat().orElse("");
    handle.execute("delete from analysis_progress" + THIS, key.table(), seat, key.entries());
    handle.execute(
        "insert into analysis_progress"
            + " (table_id, seat, entries, guest, moves, done, state, found, at)"
            + " values (?, ?, ?, ?, ?, 0, 'waiting', '[]', ?) on conflict do nothing",
        key.table(),
        seat,
        key.entries(),
        who,
        moves,
        clock.millis());
    if (database.isShared()) {
      JobRows.note(handle, JobKind.ANALYSIS, key.subject(), clock.millis());
    }
  }

  Optional<AnalysisProgress> find(AnalysisKey key) {
    return database.read(handle -> find(handle, key));
  }

  private static Optional<AnalysisProgress> find(Handle handle, AnalysisKey key) {
    return handle
        .select(
            "select moves, done, state, found from analysis_progress" + THIS,
            key.table(),
            key.seat().orElse(""),
            key.entries())
        .map((row, at) -> progress(row))
        .findOne();
  }

  private static AnalysisProgress progress(ResultSet row) throws SQLException {
    return new AnalysisProgress(
        Status.of(row.getString("state")),
        row.getInt("moves"),
        row.getInt("done"),
        List.of(ApiJson.MAPPER.readValue(row.getString("found"), StoredJudgement[].class)));
  }

  /**
   * An analysis is so far by now. Whether it was still under way: a server that was frozen does not
   * begin again what another one has ended meanwhile.
   */
  boolean set(AnalysisKey key, Status status, int done, List<StoredJudgement> found) {
    String json = ApiJson.MAPPER.writeValueAsString(found);
    return database.write(
            handle ->
                handle.execute(
                    "update analysis_progress set state = ?, done = ?, found = ?, at = ?"
                        + THIS
                        + " and "
                        + ACTIVE,
                    status.word(),
                    done,
                    json,
                    clock.millis(),
                    key.table(),
                    key.seat().orElse(""),
                    key.entries()))
        == 1;
  }

  /** How many wait or are under way, at all servers. */
  int active() {
    return database.read(handle -> count(handle, ""));
  }

  /** What a server that starts goes on with. */
  Map<String, Long> due() {
    return database.read(
        handle -> {
          Map<String, Long> due = new HashMap<>();
          handle
              .createQuery(
                  "select table_id, seat, entries, at from analysis_progress where " + ACTIVE)
              .map((row, at) -> Map.entry(key(row), row.getLong("at")))
              .forEach(one -> due.put(one.getKey().subject(), one.getValue()));
          return due;
        });
  }

  private static AnalysisKey key(ResultSet row) throws SQLException {
    Optional<String> seat = Optional.of(row.getString("seat")).filter(name -> !name.isEmpty());
    return new AnalysisKey(row.getString("table_id"), seat, row.getInt("entries"));
  }

  /** Removes those that ended before a moment; how many these were. */
  int removeBefore(long moment) {
    return database.write(
        handle ->
            handle.execute(
                "delete from analysis_progress where not (" + ACTIVE + ") and at < ?", moment));
  }
}

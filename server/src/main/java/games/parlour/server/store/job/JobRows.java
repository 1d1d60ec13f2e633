package games.parlour.server.store.job;

import java.util.EnumMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Jobs as db-scheduler keeps them, written in the same transaction as the change that makes them
 * due, so none is forgotten. One that becomes due again may be taken while another server still
 * works on it; only one result counts.
 */
public final class JobRows {
  /**
   * The first version of a row. A server that was slow must not take a new row for the one that it
   * had, so no row begins like one before it.
   */
  private static final String FRESH =
      "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";

  private static final Map<JobKind, String> NOTE = new EnumMap<>(JobKind.class);

  static {
    for (JobKind kind : JobKind.values()) {
      NOTE.put(
          kind,
          "insert into "
              + kind.table()
              + " as known (task_name, task_instance, execution_time, picked,"
              + " consecutive_failures, version)"
              + " values (?, ?, to_timestamp(cast(? as double precision) / 1000), false, 0, "
              + FRESH
              + ")"
              + " on conflict (task_name, task_instance) do update"
              + " set execution_time = excluded.execution_time, picked = false, picked_by = null,"
              + " last_heartbeat = null, consecutive_failures = 0, version = known.version + 1");
    }
  }

  private JobRows() {}

  /** Something is due at a moment, in milliseconds since 1970. */
  public static void note(Handle handle, JobKind kind, String subject, long due) {
    handle.execute(NOTE.getOrDefault(kind, ""), kind.word(), subject, due);
  }

  /**
   * All these are due at their moments, unless they are known to be due before. A later moment was
   * noted by a clock that has been set back since.
   */
  public static void noteMissing(Handle handle, JobKind kind, Map<String, Long> moments) {
    String due = "to_timestamp(cast(:due as double precision) / 1000)";
    forEach(
        handle,
        kind,
        moments,
        "insert into "
            + kind.table()
            + " (task_name, task_instance, execution_time, picked, consecutive_failures, version)"
            + (" values (:name, :subject, " + due + ", false, 0, " + FRESH + ")")
            + " on conflict do nothing");
    // On its own, so that nobody waits for rows that are right.
    forEach(
        handle,
        kind,
        moments,
        "update "
            + kind.table()
            + (" set version = version + 1, execution_time = " + due)
            + " where task_name = :name and task_instance = :subject and not picked"
            + (" and execution_time > " + due));
  }

  private static void forEach(
      Handle handle, JobKind kind, Map<String, Long> moments, String statement) {
    PreparedBatch batch = handle.prepareBatch(statement);
    moments.forEach(
        (subject, due) -> {
          batch.bind("name", kind.word());
          batch.bind("subject", subject);
          batch.bind("due", due);
          batch.add();
        });
    if (!moments.isEmpty()) {
      batch.execute();
    }
  }
}

package games.parlour.server.jobs;

import games.parlour.server.store.job.JobKind;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Jobs that are due at a moment, one for each kind and subject. A job that fails because of the
 * store is tried again, less and less often. Thread-safe.
 */
public interface JobQueue extends AutoCloseable {
  /** Sets who does the jobs of a kind, and how many may run at once; before {@link #start}. */
  void register(JobKind kind, int atOnce, JobHandler handler);

  /** A change was stored that makes a job due at a moment. */
  void schedule(JobKind kind, String subject, long moment);

  /**
   * Goes on with all these, each due at its moment, or before if that is known already. Those that
   * have been due for long take turns with what comes meanwhile.
   */
  void resume(JobKind kind, Supplier<Map<String, Long>> moments);

  /** Whether it is known that no job of a kind waits. */
  boolean isIdle(JobKind kind);

  /** How many jobs of a kind are under way here. */
  int running(JobKind kind);

  /** Begins. */
  void start();

  /** Begins no more, for the server stops: what is due again from now on is left to others. */
  void stopTaking();

  /** Ends, when what is under way has come to its end, within a few seconds. */
  @Override
  void close();
}

package games.parlour.server.jobs;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.exceptions.ExecutionException;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.DeadExecutionHandler;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.store.job.JobRows;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Jobs that servers on one database share. They are stored with the change that makes them due
 * ({@link JobRows}); db-scheduler lets one server take each of them, with {@code SKIP LOCKED}, and
 * gives those of a server that died to another.
 */
public final class SharedJobQueue implements JobQueue {
  private static final Logger LOG = LoggerFactory.getLogger(SharedJobQueue.class);

  /** How often each server looks for flags that are due. */
  private static final Duration LOOK_FOR_FLAGS = Duration.ofMillis(250);

  /** How often it looks for what it was not told of, such as what another one left. */
  private static final Duration LOOK = Duration.ofSeconds(1);

  /**
   * The scheduler counts its own pauses by the clock that says what is due, so they would last an
   * hour if that clock were set back by one. The pauses above are real time and end its own.
   */
  private static final Duration OWN_PAUSE = Duration.ofMinutes(1);

  /** A server that misses four heartbeats loses its jobs to others. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(1);

  private static final int HEARTBEATS = 4;
  private static final int MOST_DOUBLED = 6;
  private static final int CONNECTIONS = 3;

  /** Few enough in one change that moves do not have to wait for it. */
  private static final int RESUMED_AT_ONCE = 200;

  private static final Duration STOPPING = Duration.ofSeconds(2);
  private static final Duration AGAIN = Duration.ofSeconds(1);

  private final Database database;
  private final Clock clock;
  private final HikariDataSource connections;
  private final Map<JobKind, Scheduler> schedulers = new EnumMap<>(JobKind.class);
  private volatile boolean closed;

  public SharedJobQueue(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    HikariConfig config = database.address().jobs(database.node());
    config.setMaximumPoolSize(CONNECTIONS);
    this.connections = new HikariDataSource(config);
  }

  @Override
  public void register(JobKind kind, int atOnce, JobHandler handler) {
    Task<Void> task =
        Tasks.custom(kind.word(), Void.class)
            .onFailure(SharedJobQueue::tryAgain)
            .onDeadExecution(revived())
            .execute((job, context) -> done(kind, handler.run(job.getId())));
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    Scheduler scheduler =
        Scheduler.create(connections, task)
            .tableName(kind.table())
            .schedulerName(new SchedulerName.Fixed(database.node()))
            .clock(clock::instant)
            .threads(atOnce)
            .executorService(threads)
            .pollUsingLockAndFetch(0.5, 1.0)
            .pollingInterval(OWN_PAUSE)
            .heartbeatInterval(HEARTBEAT)
            .missedHeartbeatsLimit(HEARTBEATS)
            .shutdownMaxWait(STOPPING)
            .build();
    schedulers.put(kind, scheduler);
  }

  /** What is due anew meanwhile stays, for whoever takes it next. */
  private static CompletionHandler<Void> done(JobKind kind, OptionalLong again) {
    return (complete, operations) -> {
      try {
        if (again.isPresent()) {
          operations.reschedule(complete, Instant.ofEpochMilli(again.getAsLong()));
        } else {
          operations.remove();
        }
      } catch (ExecutionException changed) {
        LOG.trace("a job of the kind {} is due anew", kind.word(), changed);
      }
    };
  }

  private static DeadExecutionHandler<Void> revived() {
    return (complete, operations) ->
        again(complete, operations, complete.getTimeDone().plusMillis(1));
  }

  private static void tryAgain(ExecutionComplete complete, ExecutionOperations<Void> operations) {
    Throwable why = complete.getCause().orElse(null);
    if (why instanceof StoreException) {
      LOG.debug("a job waits for the store, which is told of elsewhere", why);
    } else {
      LOG.error("the job for {} failed", complete.getExecution().taskInstance.getId(), why);
    }
    int failures = complete.getExecution().consecutiveFailures;
    long seconds = 1L << Math.min(failures, MOST_DOUBLED);
    again(complete, operations, complete.getTimeDone().plusSeconds(seconds));
  }

  private static void again(
      ExecutionComplete complete, ExecutionOperations<Void> operations, Instant moment) {
    try {
      operations.reschedule(complete, moment);
    } catch (ExecutionException changed) {
      LOG.trace("a job is due anew", changed);
    }
  }

  /** It is stored; this server looks at once, the others soon. */
  @Override
  public void schedule(JobKind kind, String subject, long moment) {
    Scheduler scheduler = schedulers.get(kind);
    if (scheduler != null && moment <= clock.millis()) {
      scheduler.triggerCheckForDueExecutions();
    }
  }

  /** On a thread of its own, since there may be many, and until the store takes them. */
  @Override
  public void resume(JobKind kind, Supplier<Map<String, Long>> moments) {
    Thread.startVirtualThread(
        () -> {
          while (!closed && !noteMissing(kind, moments)) {
            pause(AGAIN);
          }
        });
  }

  private boolean noteMissing(JobKind kind, Supplier<Map<String, Long>> moments) {
    try {
      noteAllMissing(kind, moments);
      return true;
    } catch (StoreException failed) {
      LOG.debug("what is due is looked through when the store answers again", failed);
      return false;
    }
  }

  private void pause(Duration pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      closed = true;
    }
  }

  private void noteAllMissing(JobKind kind, Supplier<Map<String, Long>> moments) {
    Map<String, Long> some = new LinkedHashMap<>();
    // In one order, since others may do the same at this moment and wait for each other's rows.
    for (Map.Entry<String, Long> one : new TreeMap<>(moments.get()).entrySet()) {
      some.put(one.getKey(), one.getValue());
      if (some.size() == RESUMED_AT_ONCE) {
        noteMissing(kind, some);
        some.clear();
      }
    }
    noteMissing(kind, some);
    schedule(kind, "", clock.millis());
  }

  private void noteMissing(JobKind kind, Map<String, Long> some) {
    database.write(
        handle -> {
          JobRows.noteMissing(handle, kind, some);
          return some.size();
        });
  }

  @Override
  public boolean isIdle(JobKind kind) {
    return false; // others may have some
  }

  @Override
  public int running(JobKind kind) {
    Scheduler scheduler = schedulers.get(kind);
    return scheduler == null ? 0 : scheduler.getCurrentlyExecuting().size();
  }

  @Override
  public void start() {
    schedulers.values().forEach(Scheduler::start);
    schedulers.forEach(
        (kind, scheduler) -> Thread.startVirtualThread(() -> lookRegularly(kind, scheduler)));
  }

  private void lookRegularly(JobKind kind, Scheduler scheduler) {
    Duration pause = kind == JobKind.FLAG ? LOOK_FOR_FLAGS : LOOK;
    while (!closed) {
      pause(pause);
      scheduler.triggerCheckForDueExecutions();
    }
  }

  @Override
  public void stopTaking() {
    schedulers.values().forEach(Scheduler::pause);
  }

  @Override
  public void close() {
    closed = true;
    List<Thread> stopping =
        schedulers.values().stream().map(one -> Thread.startVirtualThread(one::stop)).toList();
    for (Thread each : stopping) {
      try {
        each.join();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }
    connections.close();
  }
}

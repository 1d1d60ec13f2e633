package games.parlour.server.jobs;

import games.parlour.server.clock.DueQueue;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.job.JobKind;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Jobs of a server that is alone, in memory: what is due follows from the store, so a start finds
 * it again. Each job has a virtual thread of its own.
 */
public final class LocalJobQueue implements JobQueue {
  private static final Logger LOG = LoggerFactory.getLogger(LocalJobQueue.class);

  /** How often to look for jobs that have become due. */
  private static final long LOOK_MS = 100;

  private static final int MOST_DOUBLED = 6;
  private static final Duration STOPPING = Duration.ofSeconds(3);

  private final Clock clock;
  private final Map<JobKind, Lane> lanes = new EnumMap<>(JobKind.class);
  private boolean closing;

  public LocalJobQueue(Clock clock) {
    this.clock = clock;
  }

  /** The jobs of one kind; guarded by the queue. */
  private static final class Lane {
    final int atOnce;
    final JobHandler handler;
    final DueQueue due = new DueQueue();
    final Deque<String> resumed = new ArrayDeque<>();
    final Set<String> running = new HashSet<>();
    final Map<String, Integer> failures = new HashMap<>();
    boolean resumedNext;

    Lane(int atOnce, JobHandler handler) {
      this.atOnce = atOnce;
      this.handler = handler;
    }

    /** The next job that is due and not under way. */
    Optional<String> next(long now) {
      resumedNext = !resumedNext;
      Optional<String> next = resumedNext ? nextResumed().or(() -> nextDue(now)) : nextDue(now);
      next = next.or(this::nextResumed);
      next.ifPresent(
          subject -> {
            due.set(subject, OptionalLong.empty());
            running.add(subject);
          });
      return next;
    }

    private Optional<String> nextDue(long now) {
      return due.firstDue(now, subject -> !running.contains(subject));
    }

    private Optional<String> nextResumed() {
      return Optional.ofNullable(resumed.poll()).filter(subject -> !running.contains(subject));
    }
  }

  @Override
  public synchronized void register(JobKind kind, int atOnce, JobHandler handler) {
    lanes.put(kind, new Lane(atOnce, handler));
  }

  private synchronized Lane lane(JobKind kind) {
    Lane lane = lanes.get(kind);
    if (lane == null) {
      throw new IllegalStateException("nobody does " + kind.word());
    }
    return lane;
  }

  @Override
  public synchronized void schedule(JobKind kind, String subject, long moment) {
    lane(kind).due.set(subject, OptionalLong.of(moment));
    notifyAll();
  }

  @Override
  public void resume(JobKind kind, Supplier<Map<String, Long>> moments) {
    Thread.startVirtualThread(() -> resume(kind, moments, 0));
  }

  /** Tries until the store answers; a queue that is closed needs no answer. */
  private void resume(JobKind kind, Supplier<Map<String, Long>> moments, int failures) {
    try {
      add(lane(kind), moments.get());
    } catch (StoreException failed) {
      if (isClosing()) {
        return;
      }
      LOG.error("jobs of the kind {} could not be listed", kind.word(), failed);
      if (waited(pause(failures))) {
        resume(kind, moments, failures + 1);
      }
    }
  }

  private synchronized boolean isClosing() {
    return closing;
  }

  /** Waits for a while; false if the queue is closed meanwhile. */
  private synchronized boolean waited(Duration pause) {
    long until = System.nanoTime() + pause.toNanos();
    long left = pause.toMillis();
    try {
      while (!closing && left > 0) {
        wait(left);
        left = (until - System.nanoTime()) / 1_000_000;
      }
      return !closing;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private synchronized void add(Lane lane, Map<String, Long> moments) {
    long now = clock.millis();
    moments.forEach(
        (subject, moment) -> {
          if (moment <= now) {
            lane.resumed.add(subject);
          } else {
            lane.due.bringForward(subject, moment);
          }
        });
    notifyAll();
  }

  @Override
  public synchronized boolean isIdle(JobKind kind) {
    Lane lane = lane(kind);
    return lane.due.isEmpty() && lane.resumed.isEmpty() && lane.running.isEmpty();
  }

  @Override
  public synchronized int running(JobKind kind) {
    return lane(kind).running.size();
  }

  @Override
  public synchronized void start() {
    Thread.ofPlatform().name("parlour-jobs").daemon(true).start(this::look);
  }

  private synchronized void look() {
    while (!closing) {
      lanes.values().forEach(this::begin);
      try {
        wait(LOOK_MS);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private void begin(Lane lane) {
    long now = clock.millis();
    while (lane.running.size() < lane.atOnce) {
      Optional<String> next = lane.next(now);
      if (next.isEmpty()) {
        return;
      }
      Thread.startVirtualThread(() -> run(lane, next.get()));
    }
  }

  private void run(Lane lane, String subject) {
    OptionalLong again = OptionalLong.empty();
    boolean failed = false;
    try {
      again = lane.handler.run(subject);
    } catch (StoreException unstored) {
      LOG.debug("a job waits for the store, which is told of elsewhere", unstored);
      failed = true;
    } catch (RuntimeException | StackOverflowError fault) {
      LOG.error("the job for {} failed", subject, fault);
    }
    ended(lane, subject, again, failed);
  }

  private synchronized void ended(Lane lane, String subject, OptionalLong again, boolean failed) {
    lane.running.remove(subject);
    int failures = failed ? lane.failures.merge(subject, 1, Integer::sum) : 0;
    if (!failed) {
      lane.failures.remove(subject);
    }
    OptionalLong next =
        failed ? OptionalLong.of(clock.millis() + pause(failures - 1).toMillis()) : again;
    if (next.isPresent() && !lane.due.contains(subject)) {
      lane.due.set(subject, next);
    }
    notifyAll();
  }

  /** The longer a failure lasts, the longer the pause. */
  private static Duration pause(int failures) {
    return Duration.ofSeconds(1L << Math.min(failures, MOST_DOUBLED));
  }

  @Override
  public synchronized void stopTaking() {
    closing = true;
    notifyAll();
  }

  @Override
  public synchronized void close() {
    stopTaking();
    long until = System.nanoTime() + STOPPING.toNanos();
    long left = STOPPING.toMillis();
    try {
      while (left > 0 && lanes.values().stream().anyMatch(lane -> !lane.running.isEmpty())) {
        wait(left);
        left = (until - System.nanoTime()) / 1_000_000;
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}

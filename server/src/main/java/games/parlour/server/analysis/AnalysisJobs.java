package games.parlour.server.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.text.Text;
import games.parlour.server.analysis.AnalysisJob.Status;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Limits;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The games that are being judged, on a few threads of their own. Between two moves a job makes way
 * as long as a computer at a table waits for its turn to think. What was not finished when the
 * server stopped can be asked for again. Thread-safe.
 */
final class AnalysisJobs implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(AnalysisJobs.class);
  private static final int STEP_ASIDE_MS = 20;

  /** Even on a server that is always busy an analysis goes on, if slowly. */
  private static final Duration MOST_PATIENCE = Duration.ofSeconds(2);

  private static final int ENDED_KEPT = 500;

  private final ExecutorService threads;
  private final Limits.Analyses limits;
  private final BooleanSupplier busy;
  private final Map<String, AnalysisJob> active = new ConcurrentHashMap<>();
  private final Cache<String, AnalysisJob> ended =
      Caffeine.newBuilder().maximumSize(ENDED_KEPT).expireAfterWrite(Duration.ofHours(1)).build();
  private volatile boolean closed;

  /** Judges a game, as {@link GameJudge} does. */
  @FunctionalInterface
  interface Judging {
    /**
     * Tells each move that was judged, and asks before each whether to stop; whether it did not.
     */
    boolean run(long nodes, BooleanSupplier stop, Consumer<Optional<StoredJudgement>> judged);
  }

  /**
   * Makes ready.
   *
   * @param busy whether a computer at a table waits
   */
  AnalysisJobs(Limits.Analyses limits, BooleanSupplier busy) {
    this.limits = limits;
    this.busy = busy;
    this.threads =
        new ThreadPoolExecutor(
            limits.threads(),
            limits.threads(),
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("parlour-analysis-", 1).daemon(true).factory());
  }

  /** How many games wait to be judged or are being judged. */
  int waiting() {
    return active.size();
  }

  /** The job for something, if it waits, runs, or ended not long ago. */
  Optional<AnalysisJob> find(String key) {
    return Optional.ofNullable(active.get(key))
        .or(() -> Optional.ofNullable(ended.getIfPresent(key)));
  }

  /**
   * Begins a job, unless it is under way already; refuses more than one person, one address or all
   * together may have.
   *
   * @param whenDone told before anybody else sees that it is done
   */
  synchronized AnalysisJob start(
      String key, AnalysisJob job, Judging judging, Consumer<AnalysisJob> whenDone) {
    AnalysisJob same = active.get(key);
    if (same != null) {
      return same;
    }
    long own = active.values().stream().filter(one -> one.guest().equals(job.guest())).count();
    if (own >= limits.perGuest()) {
      throw full(Text.of("problem.analysis.one", "most", limits.perGuest()));
    }
    long near = active.values().stream().filter(one -> one.address().equals(job.address())).count();
    if (near >= limits.perAddress()) {
      throw full(Text.of("problem.analysis.address"));
    }
    if (active.size() >= limits.inAll()) {
      throw full(Text.of("problem.analysis.full"));
    }
    ended.invalidate(key);
    active.put(key, job);
    try {
      threads.execute(() -> run(key, job, judging, whenDone));
    } catch (RejectedExecutionException stopping) {
      active.remove(key);
      throw full(Text.of("problem.analysis.full"));
    }
    return job;
  }

  private static ProblemException full(Text why) {
    return new ProblemException(ProblemKind.FULL, why);
  }

  private void run(String key, AnalysisJob job, Judging judging, Consumer<AnalysisJob> whenDone) {
    try {
      job.become(Status.RUNNING);
      boolean whole = judging.run(limits.nodes(), this::mustStop, job::judged);
      if (whole) {
        whenDone.accept(job);
      }
      job.become(whole ? Status.DONE : Status.FAILED);
    } catch (RuntimeException | StackOverflowError fault) {
      LOG.error("an analysis failed", fault);
      job.become(Status.FAILED);
    } finally {
      ended.put(key, job);
      active.remove(key);
    }
  }

  /** Waits while a computer waits, and then says whether the server is stopping. */
  private boolean mustStop() {
    long begun = System.nanoTime();
    try {
      while (!closed
          && busy.getAsBoolean()
          && System.nanoTime() - begun < MOST_PATIENCE.toNanos()) {
        Thread.sleep(STEP_ASIDE_MS);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return true;
    }
    return closed;
  }

  @Override
  public void close() {
    closed = true;
    threads.shutdownNow();
    try {
      boolean _ = threads.awaitTermination(2, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

package games.parlour.server.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.text.Text;
import games.parlour.server.analysis.AnalysisProgress.Status;
import games.parlour.server.analysis.AnalysisProgressStore.StartResult;
import games.parlour.server.jobs.JobHandler;
import games.parlour.server.jobs.JobQueue;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.problem.UnknownRulesException;
import games.parlour.server.request.Limits;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.tables.DiscardedTableException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The games that are being judged, on a few threads of their own. Between two moves a job makes way
 * as long as a computer at a table waits for its turn to think. What was not finished when the
 * server stopped or died is begun anew by the next that has time. Thread-safe.
 */
final class AnalysisJobs implements JobHandler, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(AnalysisJobs.class);
  private static final int STEP_ASIDE_MS = 20;

  /** Even on a server that is always busy an analysis goes on, if slowly. */
  private static final Duration MOST_PATIENCE = Duration.ofSeconds(2);

  /** How often progress is stored; pages ask about as often. */
  private static final long STORED_NANOS = TimeUnit.MILLISECONDS.toNanos(400);

  /** How long a job that this server cannot judge is left to servers that know other rules. */
  private static final long LEFT_MS = 5_000;

  private static final int ADDRESSES = 1_000;
  private static final Duration ADDRESSES_KEPT = Duration.ofMinutes(10);

  private final ExecutorService threads;
  private final Limits.Analyses limits;
  private final AnalysisProgressStore progress;
  private final JobQueue jobs;
  private final Judges judges;
  private final BooleanSupplier busy;
  private final Clock clock;
  private final boolean shared;

  /** Where the jobs that this server took were asked for; addresses are not stored. */
  private final Cache<String, String> addresses =
      Caffeine.newBuilder().maximumSize(ADDRESSES).expireAfterWrite(ADDRESSES_KEPT).build();

  private volatile boolean closed;

  /** Judges a game, as {@link GameJudge} does. */
  @FunctionalInterface
  interface GameJudging {
    /**
     * Tells each move that was judged, and asks before each whether to stop; whether it did not.
     */
    boolean run(long nodes, BooleanSupplier stop, Consumer<Optional<StoredJudgement>> judged);
  }

  /** Finds who judges a game, and takes what was found. */
  interface Judges {
    GameJudging find(AnalysisKey key);

    /** A game was judged to its end; told before anybody else sees that it is done. */
    void judged(AnalysisKey key, List<StoredJudgement> found);
  }

  /**
   * Makes ready.
   *
   * @param busy whether a computer at a table waits
   * @param shared whether other servers may do these jobs, too
   */
  AnalysisJobs(
      Limits.Analyses limits,
      AnalysisProgressStore progress,
      JobQueue jobs,
      Judges judges,
      BooleanSupplier busy,
      Clock clock,
      boolean shared) {
    this.shared = shared;
    this.limits = limits;
    this.progress = progress;
    this.jobs = jobs;
    this.judges = judges;
    this.busy = busy;
    this.clock = clock;
    this.threads =
        Executors.newFixedThreadPool(
            limits.threads(),
            Thread.ofPlatform().name("parlour-analysis-", 1).daemon(true).factory());
    jobs.register(JobKind.ANALYSIS, limits.threads(), this);
  }

  /** Goes on with what is under way. */
  void resume() {
    jobs.resume(JobKind.ANALYSIS, this::due);
  }

  /** By the moments they keep their order; one that is yet to come was another clock's. */
  private Map<String, Long> due() {
    Map<String, Long> due = progress.due();
    long now = clock.millis();
    due.replaceAll((subject, moment) -> Math.min(moment, now));
    return due;
  }

  /**
   * Begins a job, unless it is under way already; refuses more than one person, one address or all
   * together may have. How far it is.
   */
  AnalysisProgress start(AnalysisKey key, String guest, String address, int moves) {
    Optional<AnalysisProgress> same = progress.find(key).filter(AnalysisProgress::isActive);
    if (same.isPresent()) {
      return same.get();
    }
    if (activeFrom(address) >= limits.perAddress()) {
      throw full(Text.of("problem.analysis.address"));
    }
    switch (progress.begin(key, guest, moves, limits)) {
      case StartResult.GUEST_LIMIT ->
          throw full(Text.of("problem.analysis.one", "most", limits.perGuest()));
      case StartResult.SERVER_LIMIT -> throw full(Text.of("problem.analysis.full"));
      case StartResult.STARTED -> addresses.put(key.subject(), address);
    }
    jobs.schedule(JobKind.ANALYSIS, key.subject(), clock.millis());
    return new AnalysisProgress(Status.WAITING, moves, 0, List.of());
  }

  /** How many jobs were asked for from an address and have not ended. */
  private long activeFrom(String address) {
    List<String> own =
        addresses.asMap().entrySet().stream()
            .filter(one -> one.getValue().equals(address))
            .map(Map.Entry::getKey)
            .toList();
    if (own.size() >= limits.perAddress()) {
      own.stream()
          .filter(one -> progress.find(AnalysisKey.of(one)).filter(p -> p.isActive()).isEmpty())
          .forEach(addresses::invalidate);
    }
    return addresses.asMap().values().stream().filter(address::equals).count();
  }

  private static ProblemException full(Text why) {
    return new ProblemException(ProblemKind.FULL, why);
  }

  @Override
  public OptionalLong run(String subject) {
    AnalysisKey key = AnalysisKey.of(subject);
    if (progress.find(key).filter(AnalysisProgress::isActive).isEmpty()) {
      return OptionalLong.empty(); // another server has done it
    }
    try {
      boolean ended = threads.submit(() -> judge(key)).get();
      return ended ? OptionalLong.empty() : OptionalLong.of(clock.millis());
    } catch (RejectedExecutionException stopping) {
      return OptionalLong.of(clock.millis());
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
      return OptionalLong.of(clock.millis());
    } catch (ExecutionException failed) {
      return failed(key, failed.getCause());
    }
  }

  private OptionalLong failed(AnalysisKey key, @Nullable Throwable why) {
    if (why instanceof StoreException unstored) {
      throw unstored;
    }
    if (why instanceof DiscardedTableException) {
      return OptionalLong.of(clock.millis()); // the game has changed while it was read
    }
    if (why instanceof UnknownRulesException && shared) {
      boolean _ = progress.set(key, Status.WAITING, 0, List.of());
      return OptionalLong.of(clock.millis() + LEFT_MS);
    }
    LOG.error("an analysis failed", why);
    boolean _ = progress.set(key, Status.FAILED, 0, List.of());
    return OptionalLong.empty();
  }

  /** Judges a game; returns whether nothing is left to do. */
  private boolean judge(AnalysisKey key) {
    ProgressNotes notes = new ProgressNotes(key);
    if (!progress.set(key, Status.RUNNING, 0, List.of())) {
      return true; // another server has done it meanwhile
    }
    boolean whole = judges.find(key).run(limits.nodes(), this::mustStop, notes::judged);
    if (whole) {
      judges.judged(key, notes.found);
      boolean _ = progress.set(key, Status.DONE, notes.done, notes.found);
    }
    return whole;
  }

  /** What was found so far, stored now and then. */
  private final class ProgressNotes {
    private final AnalysisKey key;
    private final List<StoredJudgement> found = new ArrayList<>();
    private int done;
    private long stored = System.nanoTime();

    ProgressNotes(AnalysisKey key) {
      this.key = key;
    }

    void judged(Optional<StoredJudgement> one) {
      done++;
      one.ifPresent(found::add);
      if (System.nanoTime() - stored > STORED_NANOS) {
        boolean _ = progress.set(key, Status.RUNNING, done, found);
        stored = System.nanoTime();
      }
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

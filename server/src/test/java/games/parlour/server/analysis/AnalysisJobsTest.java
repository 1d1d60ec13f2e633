package games.parlour.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.text.Text;
import games.parlour.server.analysis.AnalysisProgress.Status;
import games.parlour.server.fixture.Await;
import games.parlour.server.jobs.JobQueue;
import games.parlour.server.jobs.LocalJobQueue;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.UnknownRulesException;
import games.parlour.server.request.Limits;
import games.parlour.server.request.Limits.Rate;
import games.parlour.server.store.Database;
import games.parlour.server.store.job.JobKind;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How many games are judged for whom, and that they make way. */
class AnalysisJobsTest {
  private static final Rate ANY = new Rate(1, 1);
  private static final StoredJudgement MOVE =
      new StoredJudgement(1, "white", "a1-a2", 0.5, 0.3, 0, 3, List.of("a1-a3"));

  @TempDir Path folder;

  private final AtomicBoolean busy = new AtomicBoolean();
  private final CountDownLatch goOn = new CountDownLatch(1);
  private final Map<AnalysisKey, AnalysisJobs.GameJudging> judges = new ConcurrentHashMap<>();
  private final Map<AnalysisKey, List<StoredJudgement>> judged = new ConcurrentHashMap<>();
  private Database database;
  private AnalysisProgressStore progress;
  private JobQueue queue;
  private AnalysisJobs jobs;
  private boolean shared;

  /** One thread, two games of a guest, three of an address, four in all. */
  @BeforeEach
  void open() {
    database = Database.open(Database.inFolder(folder), folder.resolve("parlour.key"));
    progress = new AnalysisProgressStore(database, Clock.systemUTC());
    start();
  }

  private void start() {
    queue = new LocalJobQueue(Clock.systemUTC());
    jobs =
        new AnalysisJobs(
            new Limits.Analyses(1, 100, 2, 3, 4, ANY, ANY),
            progress,
            queue,
            new AnalysisJobs.Judges() {
              @Override
              public AnalysisJobs.GameJudging find(AnalysisKey key) {
                return judges.getOrDefault(key, AnalysisJobsTest.this::waits);
              }

              @Override
              public void judged(AnalysisKey key, List<StoredJudgement> found) {
                judged.put(key, found);
              }
            },
            busy::get,
            Clock.systemUTC(),
            shared);
    queue.start();
    jobs.resume();
  }

  private boolean waits(
      long nodes, BooleanSupplier stop, Consumer<Optional<StoredJudgement>> found) {
    try {
      goOn.await();
    } catch (InterruptedException stopped) {
      return false;
    }
    return true;
  }

  @AfterEach
  void close() {
    stop();
    database.close();
  }

  private void stop() {
    jobs.close();
    queue.close();
  }

  private static AnalysisKey key(String table) {
    return new AnalysisKey(table, Optional.of("white"), 7);
  }

  private AnalysisProgress start(String table, String guest, String address) {
    return jobs.start(key(table), guest, address, 2);
  }

  private Optional<Status> status(String table) {
    return progress.find(key(table)).map(AnalysisProgress::status);
  }

  @Test
  void whatIsUnderWayIsNotBegunTwice() {
    start("a", "ann", "here");
    start("a", "bob", "there");
    assertThat(progress.active()).isEqualTo(1);
  }

  @Test
  void aGuestAnAddressAndAllTogetherAreBounded() {
    start("a", "ann", "here");
    start("b", "ann", "here");
    assertThatThrownBy(() -> start("c", "ann", "here"))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("problem.analysis.one");
    start("d", "bob", "here");
    assertThatThrownBy(() -> start("e", "cat", "here"))
        .hasMessageContaining("problem.analysis.address");
    start("f", "dan", "there");
    assertThatThrownBy(() -> start("g", "eve", "elsewhere"))
        .hasMessageContaining("problem.analysis.full");
    goOn.countDown();
    Await.until(() -> progress.active() == 0);
    start("c", "ann", "here");
  }

  @Test
  void whatWasFoundIsToldWhenItIsDone() {
    judges.put(
        key("a"),
        (nodes, stop, found) -> {
          assertThat(nodes).isEqualTo(100);
          found.accept(Optional.of(MOVE));
          found.accept(Optional.empty());
          return true;
        });
    start("a", "ann", "here");
    Await.until(() -> status("a").equals(Optional.of(Status.DONE)));
    AnalysisProgress known = progress.find(key("a")).orElseThrow();
    assertThat(known.done()).isEqualTo(2);
    assertThat(known.found()).containsExactly(MOVE);
    assertThat(judged).containsEntry(key("a"), List.of(MOVE));
  }

  @Test
  void aFaultEndsOneJobAndNoOther() {
    judges.put(
        key("a"),
        (nodes, stop, found) -> {
          throw new IllegalStateException("on purpose");
        });
    start("a", "ann", "here");
    Await.until(() -> status("a").equals(Optional.of(Status.FAILED)));
    start("b", "ann", "here");
    Await.until(() -> status("b").equals(Optional.of(Status.RUNNING)));
  }

  /** While nodes are replaced one by one, the newer ones may know rules that the others do not. */
  @Test
  void whatThisServerCannotJudgeIsLeftToOthers() {
    stop();
    shared = true;
    start();
    CountDownLatch tried = new CountDownLatch(1);
    judges.put(
        key("a"),
        (nodes, stop, found) -> {
          tried.countDown();
          throw new UnknownRulesException(Text.of("problem.table", "table", "a"), true);
        });
    start("a", "ann", "here");
    Await.until(() -> tried.getCount() == 0 && queue.running(JobKind.ANALYSIS) == 0);
    assertThat(status("a")).contains(Status.WAITING);
    assertThat(queue.isIdle(JobKind.ANALYSIS)).as("it is tried again").isFalse();
  }

  @Test
  void itMakesWayWhileAComputerWaits() {
    busy.set(true);
    CountDownLatch passed = new CountDownLatch(1);
    judges.put(
        key("a"),
        (nodes, stop, found) -> {
          boolean stopped = stop.getAsBoolean();
          assertThat(busy.get()).as("nobody waits any more").isFalse();
          passed.countDown();
          return !stopped;
        });
    start("a", "ann", "here");
    Await.until(() -> status("a").equals(Optional.of(Status.RUNNING)));
    assertThat(passed.getCount()).isEqualTo(1);
    busy.set(false);
    Await.until(() -> status("a").equals(Optional.of(Status.DONE)));
  }

  @Test
  void whatAStopInterruptedIsDoneAfterTheNextStart() {
    start("a", "ann", "here");
    Await.until(() -> status("a").equals(Optional.of(Status.RUNNING)));
    stop();
    assertThat(status("a")).contains(Status.RUNNING);
    goOn.countDown();
    start();
    Await.until(() -> status("a").equals(Optional.of(Status.DONE)));
  }

  /** A server that was frozen meanwhile tells how far it is; nobody would go on with that. */
  @Test
  void whatHasEndedIsNotBegunAgainByWhoeverIsLate() {
    for (Status ended : List.of(Status.DONE, Status.FAILED)) {
      AnalysisKey key = key(ended.word());
      progress.begin(key, "ann", 2, new Limits.Analyses(1, 100, 2, 3, 4, ANY, ANY));
      progress.set(key, ended, 2, List.of(MOVE));
      progress.set(key, Status.RUNNING, 1, List.of());
      AnalysisProgress known = progress.find(key).orElseThrow();
      assertThat(known.status()).isEqualTo(ended);
      assertThat(known.found()).containsExactly(MOVE);
      progress.begin(key, "ann", 2, new Limits.Analyses(1, 100, 2, 3, 4, ANY, ANY));
      assertThat(progress.find(key).map(AnalysisProgress::status)).contains(Status.WAITING);
      progress.set(key, Status.RUNNING, 1, List.of());
      assertThat(progress.find(key).map(AnalysisProgress::status)).contains(Status.RUNNING);
      progress.set(key, Status.DONE, 2, List.of(MOVE));
    }
  }

  @Test
  void chancesBecomeLossesAndMarks() {
    assertThat(MOVE.loss()).isEqualTo(0.2);
    assertThat(new StoredJudgement(1, "w", "-", 0.1234, 0.1, 0, 0, List.of("-")).loss())
        .isEqualTo(0.0234);
  }
}

package games.parlour.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.server.analysis.AnalysisJob.Status;
import games.parlour.server.fixture.Await;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.request.Limits;
import games.parlour.server.request.Limits.Rate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How many games are judged for whom, and that they make way. */
class AnalysisJobsTest {
  private static final Rate ANY = new Rate(1, 1);
  private static final StoredJudgement MOVE =
      new StoredJudgement(1, "white", "a1-a2", 0.5, 0.3, 0, 3, List.of("a1-a3"));

  private final AtomicBoolean busy = new AtomicBoolean();
  private final CountDownLatch goOn = new CountDownLatch(1);

  /** One thread, two games of a guest, three of an address, four in all. */
  private final AnalysisJobs jobs =
      new AnalysisJobs(new Limits.Analyses(1, 100, 2, 3, 4, ANY, ANY), busy::get);

  @AfterEach
  void close() {
    goOn.countDown();
    jobs.close();
  }

  private AnalysisJob waiting(String key, String guest, String address) {
    return jobs.start(
        key,
        new AnalysisJob(guest, address, 1),
        (nodes, stop, judged) -> {
          try {
            goOn.await();
          } catch (InterruptedException stopped) {
            return false;
          }
          return true;
        },
        done -> {});
  }

  @Test
  void whatIsUnderWayIsNotBegunTwice() {
    AnalysisJob first = waiting("a", "ann", "here");
    assertThat(waiting("a", "bob", "there")).isSameAs(first);
    assertThat(jobs.waiting()).isEqualTo(1);
  }

  @Test
  void aGuestAnAddressAndAllTogetherAreBounded() {
    waiting("a", "ann", "here");
    waiting("b", "ann", "here");
    assertThatThrownBy(() -> waiting("c", "ann", "here"))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("problem.analysis.one");
    waiting("d", "bob", "here");
    assertThatThrownBy(() -> waiting("e", "cat", "here"))
        .hasMessageContaining("problem.analysis.address");
    waiting("f", "dan", "there");
    assertThatThrownBy(() -> waiting("g", "eve", "elsewhere"))
        .hasMessageContaining("problem.analysis.full");
    goOn.countDown();
    Await.until(() -> jobs.waiting() == 0);
    waiting("c", "ann", "here");
  }

  @Test
  void whatWasFoundIsToldWhenItIsDone() {
    AnalysisJob job =
        jobs.start(
            "a",
            new AnalysisJob("ann", "here", 2),
            (nodes, stop, judged) -> {
              assertThat(nodes).isEqualTo(100);
              judged.accept(Optional.of(MOVE));
              judged.accept(Optional.empty());
              return true;
            },
            done -> {});
    Await.until(() -> job.status() == Status.DONE);
    assertThat(job.done()).isEqualTo(2);
    assertThat(job.found()).containsExactly(MOVE);
    assertThat(jobs.find("a")).containsSame(job);
  }

  @Test
  void aFaultEndsOneJobAndNoOther() {
    AnalysisJob job =
        jobs.start(
            "a",
            new AnalysisJob("ann", "here", 1),
            (nodes, stop, judged) -> {
              throw new IllegalStateException("on purpose");
            },
            done -> {});
    Await.until(() -> job.status() == Status.FAILED);
    Await.until(() -> jobs.waiting() == 0);
    waiting("a", "ann", "here");
    assertThat(jobs.find("a").map(AnalysisJob::isActive)).contains(true);
  }

  @Test
  void itMakesWayWhileAComputerWaits() {
    busy.set(true);
    CountDownLatch passed = new CountDownLatch(1);
    AnalysisJob job =
        jobs.start(
            "a",
            new AnalysisJob("ann", "here", 1),
            (nodes, stop, judged) -> {
              boolean stopped = stop.getAsBoolean();
              assertThat(busy.get()).as("nobody waits any more").isFalse();
              passed.countDown();
              return !stopped;
            },
            done -> {});
    Await.until(() -> job.status() == Status.RUNNING);
    assertThat(passed.getCount()).isEqualTo(1);
    busy.set(false);
    Await.until(() -> job.status() == Status.DONE);
  }

  @Test
  void chancesBecomeLossesAndMarks() {
    assertThat(MOVE.loss()).isEqualTo(0.2);
    assertThat(new StoredJudgement(1, "w", "-", 0.1234, 0.1, 0, 0, List.of("-")).loss())
        .isEqualTo(0.0234);
  }
}

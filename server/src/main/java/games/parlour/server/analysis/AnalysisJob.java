package games.parlour.server.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One game that waits to be judged, is being judged, or was. Thread-safe. */
final class AnalysisJob {
  /** How far it is. */
  enum Status {
    WAITING,
    RUNNING,
    DONE,
    FAILED
  }

  private final String guest;
  private final String address;
  private final int of;
  private final List<StoredJudgement> found = new ArrayList<>();
  private Status status = Status.WAITING;
  private int done;

  /**
   * A job that waits.
   *
   * @param guest who asked for it
   * @param address where they asked from
   * @param of how many moves there are to judge
   */
  AnalysisJob(String guest, String address, int of) {
    this.guest = guest;
    this.address = address;
    this.of = of;
  }

  String guest() {
    return guest;
  }

  String address() {
    return address;
  }

  int of() {
    return of;
  }

  synchronized Status status() {
    return status;
  }

  synchronized void become(Status next) {
    status = next;
  }

  synchronized boolean isActive() {
    return status == Status.WAITING || status == Status.RUNNING;
  }

  synchronized int done() {
    return done;
  }

  synchronized void judged(Optional<StoredJudgement> one) {
    done++;
    one.ifPresent(found::add);
  }

  synchronized List<StoredJudgement> found() {
    return List.copyOf(found);
  }
}

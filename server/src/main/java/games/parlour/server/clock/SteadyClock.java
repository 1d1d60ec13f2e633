package games.parlour.server.clock;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * The server's time. It runs steadily whatever happens to the machine's clock; only {@link
 * TimeKeeper} sets it, so that nobody loses time. Thread-safe.
 */
public final class SteadyClock extends Clock {
  private record Anchor(long millis, long nanos) {}

  private volatile Anchor anchor;

  public SteadyClock(long now) {
    this.anchor = new Anchor(now, System.nanoTime());
  }

  /** From now on it shows this. */
  void set(long now) {
    anchor = new Anchor(now, System.nanoTime());
  }

  /**
   * Goes by the database's time, but stays as it is while that agrees within the time the answer
   * took.
   */
  void follow(DatabaseTime time) {
    long shown = at(time.answered());
    if (shown < time.millis()) {
      anchor = new Anchor(time.millis(), time.answered());
    } else if (shown > time.latest()) {
      anchor = new Anchor(time.latest(), time.answered());
    }
  }

  /** What it shows at a moment of the machine's steady clock. */
  long at(long nanos) {
    Anchor from = anchor;
    return from.millis() + (nanos - from.nanos()) / 1_000_000;
  }

  @Override
  public long millis() {
    return at(System.nanoTime());
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this; // nobody asks it for more than the moment
  }
}

package games.parlour.server.log;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** Lets one line a minute through and counts the others, so that no flood fills the log. */
public final class LogThrottle {
  private static final Duration PAUSE = Duration.ofMinutes(1);

  private final LongSupplier nanos;
  private boolean quiet = true;
  private long last;
  private long heldBack;

  /**
   * Makes ready.
   *
   * @param nanos the time, as {@link System#nanoTime} tells it
   */
  public LogThrottle(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** How many were held back before this one, which may be told; nothing if it may not. */
  public synchronized OptionalLong pass() {
    long now = nanos.getAsLong();
    if (!quiet && now - last < PAUSE.toNanos()) {
      heldBack++;
      return OptionalLong.empty();
    }
    quiet = false;
    last = now;
    return OptionalLong.of(takeHeldBack());
  }

  /** How many were held back since the last line; they count as told then. */
  public synchronized long takeHeldBack() {
    long before = heldBack;
    heldBack = 0;
    return before;
  }
}

package games.parlour.server.metrics;

import games.parlour.server.log.LogThrottle;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells the log of requests that were too many: one line a minute, however many they are. */
final class RefusalLog implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RefusalLog.class);

  private final LogThrottle throttle;

  /**
   * Makes ready.
   *
   * @param nanos the time, as {@link System#nanoTime} tells it
   */
  RefusalLog(LongSupplier nanos) {
    this.throttle = new LogThrottle(nanos);
  }

  void refused() {
    throttle.pass().ifPresent(before -> tell(before + 1));
  }

  private static void tell(long count) {
    LOG.atWarn().addKeyValue("requests", count).log("requests were refused as too many");
  }

  /** Tells of those that no line has told of yet. */
  @Override
  public void close() {
    long untold = throttle.takeHeldBack();
    if (untold > 0) {
      tell(untold);
    }
  }
}

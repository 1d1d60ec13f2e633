package games.parlour.server.request;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import com.github.benmanes.caffeine.cache.Scheduler;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Lets everybody through at a bounded rate, each counted for themselves. Thread-safe. */
public final class RateLimiter {
  /** Who is forgotten has asked nothing for long, or is one of so many that it cannot matter. */
  private static final int KNOWN = 10_000;

  /** Who asks nothing for so long is forgotten, unless it is said otherwise. */
  public static final Duration REMEMBERED = Duration.ofHours(1);

  private final LoadingCache<String, Bucket> buckets;

  /**
   * Makes ready.
   *
   * @param nanos the time, as {@link System#nanoTime} tells it
   */
  public RateLimiter(Limits.Rate rate, LongSupplier nanos) {
    this(rate, nanos, REMEMBERED);
  }

  /** The same, where who asks nothing for so long is forgotten. */
  public RateLimiter(Limits.Rate rate, LongSupplier nanos, Duration remembered) {
    Duration one = Duration.ofNanos(Math.round(TimeUnit.SECONDS.toNanos(1) / rate.perSecond()));
    TimeMeter meter = meter(nanos);
    this.buckets =
        Caffeine.newBuilder()
            .maximumSize(KNOWN)
            .expireAfterAccess(remembered)
            .ticker(nanos::getAsLong)
            .scheduler(Scheduler.systemScheduler())
            .build(
                who ->
                    Bucket.builder()
                        .addLimit(limit -> limit.capacity(rate.burst()).refillGreedy(1, one))
                        .withCustomTimePrecision(meter)
                        .build());
  }

  private static TimeMeter meter(LongSupplier nanos) {
    return new TimeMeter() {
      @Override
      public long currentTimeNanos() {
        return nanos.getAsLong();
      }

      @Override
      public boolean isWallClockBased() {
        return false;
      }
    };
  }

  /** How many seconds somebody has to wait; nothing, if they may pass now. */
  public OptionalInt pass(String who) {
    ConsumptionProbe probe = buckets.get(who).tryConsumeAndReturnRemaining(1);
    return probe.isConsumed()
        ? OptionalInt.empty()
        : OptionalInt.of((int) TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill()) + 1);
  }
}

package games.parlour.server.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import games.parlour.core.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Lets each person through at a bounded rate. Thread-safe. */
final class RateLimiter {
  private static final int KNOWN = 50_000;

  private final LoadingCache<String, Bucket> buckets;

  RateLimiter(Limits.Rate rate) {
    Duration one = Duration.ofNanos(Math.round(TimeUnit.SECONDS.toNanos(1) / rate.perSecond()));
    this.buckets =
        Caffeine.newBuilder()
            .maximumSize(KNOWN)
            .expireAfterAccess(Duration.ofHours(1))
            .build(
                who ->
                    Bucket.builder()
                        .addLimit(limit -> limit.capacity(rate.burst()).refillGreedy(1, one))
                        .build());
  }

  /** Refuses somebody who asks too often, and says how long to wait. */
  void pass(String who) {
    ConsumptionProbe probe = buckets.get(who).tryConsumeAndReturnRemaining(1);
    if (!probe.isConsumed()) {
      int seconds = (int) TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill()) + 1;
      throw new ProblemException(
          ProblemKind.TOO_OFTEN, Text.of("problem.many", "seconds", seconds), seconds);
    }
  }
}

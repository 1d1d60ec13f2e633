package games.parlour.server.metrics;

import games.parlour.server.store.WriteListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts what is written, and says once in the log that the store fails, and once that it takes
 * changes again. Only the writing thread calls.
 */
final class StoreMetrics implements WriteListener {
  private static final Logger LOG = LoggerFactory.getLogger(StoreMetrics.class);
  private static final Duration[] BUCKETS = {
    Duration.ofMillis(1),
    Duration.ofMillis(5),
    Duration.ofMillis(25),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofSeconds(2)
  };
  private static final double[] SIZES = {1, 2, 4, 8, 16, 32, 64, 128};

  private final Counter changes;
  private final Counter failures;
  private final Timer commits;
  private final DistributionSummary sizes;
  private long failed;

  StoreMetrics(MeterRegistry registry) {
    changes =
        Counter.builder("parlour.store.changes")
            .description("Changes that were stored")
            .register(registry);
    failures =
        Counter.builder("parlour.store.failures")
            .description("Changes that could not be stored")
            .register(registry);
    commits =
        Timer.builder("parlour.store.commit")
            .description("Commits and how long they took")
            .serviceLevelObjectives(BUCKETS)
            .register(registry);
    sizes =
        DistributionSummary.builder("parlour.store.batch")
            .description("How many changes shared a commit")
            .serviceLevelObjectives(SIZES)
            .register(registry);
  }

  @Override
  public void written(int count, long nanos) {
    changes.increment(count);
    sizes.record(count);
    commits.record(nanos, TimeUnit.NANOSECONDS);
    if (failed > 0) {
      LOG.atWarn().addKeyValue("failed", failed).log("the store takes changes again");
      failed = 0;
    }
  }

  @Override
  public void failed(int count, Throwable why) {
    failures.increment(count);
    if (failed == 0) {
      LOG.error("the store fails to take a change", why);
    }
    failed += count;
  }
}

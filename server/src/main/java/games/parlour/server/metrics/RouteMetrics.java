package games.parlour.server.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** How often one route was asked and how quickly it answered, by the first digit of the status. */
public final class RouteMetrics {
  private static final int CLASS = 100;
  private static final int LAST_CLASS = 5;

  /** Few, since each costs a line for every route and status. */
  private static final Duration[] BUCKETS = {
    Duration.ofMillis(5),
    Duration.ofMillis(25),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofSeconds(2),
    Duration.ofSeconds(10)
  };

  private final MeterRegistry registry;
  private final String method;
  private final String pattern;
  private final AtomicReferenceArray<Timer> timers = new AtomicReferenceArray<>(LAST_CLASS + 1);

  RouteMetrics(MeterRegistry registry, String method, String pattern) {
    this.registry = registry;
    this.method = method;
    this.pattern = pattern;
  }

  /** A request was answered. */
  public void answered(int status, long nanos) {
    int kind = Math.clamp(status / CLASS, 1, LAST_CLASS);
    Timer timer = timers.get(kind);
    if (timer == null) {
      timer = timer(kind); // the registry gives the same one to all who come at once
      timers.set(kind, timer);
    }
    timer.record(nanos, TimeUnit.NANOSECONDS);
  }

  private Timer timer(int kind) {
    return Timer.builder("parlour.requests")
        .description("Requests and how long their answers took")
        .tags("method", method, "route", pattern, "status", kind + "xx")
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }
}

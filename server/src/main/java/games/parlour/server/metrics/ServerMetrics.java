package games.parlour.server.metrics;

import games.parlour.server.store.WriteListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** All that one server counts and measures. Thread-safe. */
public final class ServerMetrics implements AutoCloseable {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  private final Map<String, Counter> refusals = new ConcurrentHashMap<>();
  private final Counter streams =
      Counter.builder("parlour.streams.ended")
          .description("Live streams that have ended")
          .register(registry);

  private final StoreMetrics store = new StoreMetrics(registry);
  private final RefusalLog refusalLog = new RefusalLog(System::nanoTime);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private boolean watchesJava;

  /** What is measured of requests to one route. */
  public RouteMetrics route(String method, String pattern) {
    return new RouteMetrics(registry, method, pattern);
  }

  /** A live stream has ended; how long it was open says nothing about how quick the server is. */
  public void streamEnded() {
    streams.increment();
  }

  /** A request was refused; those who ask too much are also told of in the log, together. */
  public void refused(String kind, boolean tooMuch) {
    refusals.computeIfAbsent(kind, this::refusalCounter).increment();
    if (tooMuch) {
      refusalLog.refused();
    }
  }

  private Counter refusalCounter(String kind) {
    return Counter.builder("parlour.refusals")
        .description("Requests answered with a problem, by its kind")
        .tag("kind", kind.toLowerCase(Locale.ROOT))
        .register(registry);
  }

  /** What hears how writing to the store goes. */
  public WriteListener store() {
    return store;
  }

  /** Counts something. */
  public Counter counter(String name, String description) {
    return Counter.builder(name).description(description).register(registry);
  }

  /** Shows how much of something there is whenever somebody asks. */
  public void gauge(String name, String description, LongSupplier size) {
    Gauge.builder(name, size, LongSupplier::getAsLong)
        .description(description)
        .strongReference(true)
        .register(registry);
  }

  /** Everything, as Prometheus reads it. */
  public String scrape() {
    watchJava();
    return registry.scrape();
  }

  /** Java's own figures need classes that a server without monitoring never loads. */
  private synchronized void watchJava() {
    if (!watchesJava) {
      watchesJava = true;
      collections.bindTo(registry);
      new JvmMemoryMetrics().bindTo(registry);
      new JvmThreadMetrics().bindTo(registry);
      new ProcessorMetrics().bindTo(registry);
      new UptimeMetrics().bindTo(registry);
      new ResidentMemory().bindTo(registry);
    }
  }

  /** Tells what the log has not told yet, and ends. */
  @Override
  public void close() {
    refusalLog.close();
    collections.close();
    registry.close();
  }
}

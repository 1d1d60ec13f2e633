package games.parlour.server.metrics;

/** Who is told the metrics. */
public enum MetricsAudience {
  /** Programs on the same machine. */
  LOOPBACK,
  EVERYBODY,
  /** Nobody. */
  OFF
}

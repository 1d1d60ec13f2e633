package games.parlour.server.http;

import games.parlour.server.metrics.RouteMetrics;
import games.parlour.server.metrics.ServerMetrics;
import io.javalin.http.Context;
import io.javalin.http.RequestLogger;
import io.javalin.router.Endpoint;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Measures each request once it is answered, by the pattern of its route. */
final class RequestMeter implements RequestLogger {
  static final String STREAM = "/api/events";
  private static final double NANOS_PER_MILLI = 1_000_000;

  private final ServerMetrics metrics;
  private final RouteMetrics none;
  private final Map<Endpoint, RouteMetrics> routes = new ConcurrentHashMap<>();

  RequestMeter(ServerMetrics metrics) {
    this.metrics = metrics;
    this.none = metrics.route("none", "none");
  }

  @Override
  public void handle(Context context, Float millis) {
    Endpoint endpoint = context.endpoints().lastHttpEndpoint();
    int status = context.statusCode();
    if (endpoint == null) {
      none.answered(status, nanos(millis));
    } else if (endpoint.path.equals(STREAM) && status < 300) {
      metrics.streamEnded();
    } else {
      routes.computeIfAbsent(endpoint, this::route).answered(status, nanos(millis));
    }
  }

  private RouteMetrics route(Endpoint endpoint) {
    return metrics.route(endpoint.method.name(), endpoint.path);
  }

  private static long nanos(float millis) {
    return (long) (millis * NANOS_PER_MILLI);
  }
}

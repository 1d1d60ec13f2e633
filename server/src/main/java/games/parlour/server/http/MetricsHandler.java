package games.parlour.server.http;

import games.parlour.server.metrics.MetricsAudience;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.network.ProxyHeaders;
import io.javalin.http.Context;
import io.javalin.http.Handler;

/**
 * Tells the metrics to those who may have them; to others it is an address like any unknown one.
 */
final class MetricsHandler implements Handler {
  private static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final ServerMetrics metrics;
  private final MetricsAudience audience;
  private final Handler unknown;

  /**
   * Makes ready.
   *
   * @param unknown what answers at addresses that do not exist
   */
  MetricsHandler(ServerMetrics metrics, MetricsAudience audience, Handler unknown) {
    this.metrics = metrics;
    this.audience = audience;
    this.unknown = unknown;
  }

  @Override
  public void handle(Context context) throws Exception {
    if (isTold(context)) {
      context.header("Cache-Control", "no-store");
      context.contentType(TYPE).result(metrics.scrape());
    } else {
      unknown.handle(context);
    }
  }

  private boolean isTold(Context context) {
    return switch (audience) {
      case EVERYBODY -> true;
      case OFF -> false;
      case LOOPBACK -> ProxyHeaders.isFromThisMachine(context);
    };
  }
}

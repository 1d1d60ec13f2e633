package games.parlour.server.http;

import games.parlour.server.api.Catalogues;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.network.ConnectionGuard;
import games.parlour.server.network.HostNames;
import games.parlour.server.network.NetworkSettings;
import games.parlour.server.network.ProxyHeaders;
import games.parlour.server.request.JsonAnswers;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.util.JavalinException;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;

/** The part that listens. */
public final class HttpListener implements AutoCloseable {
  /** Moves are short; nothing that is sent here needs more. */
  static final long LARGEST = 16 * 1024;

  static final int LARGEST_REQUEST = (int) LARGEST;

  private static final long STOP_MS = 3_000;

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
          + " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  /** What every answer tells browsers. */
  static final Map<String, String> SAFETY =
      Map.of(
          "Content-Security-Policy", POLICY,
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy", "camera=(), geolocation=(), microphone=()");

  private final Javalin javalin;
  private final ConnectionGuard guard;

  private HttpListener(Javalin javalin, ConnectionGuard guard) {
    this.javalin = javalin;
    this.guard = guard;
  }

  /** Loads what listening needs; it may be done beside other things. */
  public static void preload() {
    JsonAnswers json = new JsonAnswers();
    Javalin.create(
            with -> {
              with.concurrency.useVirtualThreads = true;
              with.startup.showJavalinBanner = false;
              with.routes.get("/", context -> json.send(context, ""));
            })
        .jettyServer();
  }

  /** Begins to listen. */
  public static HttpListener listen(
      String host,
      int port,
      NetworkSettings network,
      Routes routes,
      Catalogues words,
      ServerMetrics metrics) {
    ProxyHeaders proxies = new ProxyHeaders(network.trustedProxies());
    HostNames names = new HostNames(host, network.hosts());
    JsonAnswers json = new JsonAnswers();
    Javalin javalin =
        Javalin.create(
            with -> {
              with.concurrency.useVirtualThreads = true;
              with.startup.showJavalinBanner = false;
              with.startup.showOldJavalinVersionWarning = false;
              with.http.maxRequestSize = LARGEST;
              with.http.prefer405over404 = true;
              with.http.defaultContentType = "text/plain; charset=utf-8";
              with.jetty.modifyServer(
                  server -> {
                    server.setStopTimeout(STOP_MS);
                    server.setErrorHandler(new JettyErrorHandler(words, json));
                  });
              with.jetty.modifyHttpConfiguration(
                  http -> {
                    http.setSendServerVersion(false);
                    http.setRequestHeaderSize(8 * 1024);
                  });
              with.requestLogger.http(new RequestMeter(metrics));
              with.routes.before(HttpListener::headers);
              with.routes.before(context -> names.check(context, proxies));
              new ProblemHandlers(words, json, metrics).register(with.routes);
              routes.register(with.routes, json);
            });
    javalin.start(host, port);
    ConnectionGuard guard = new ConnectionGuard(network.connections(), proxies);
    for (Connector connector : javalin.jettyServer().server().getConnectors()) {
      if (connector instanceof AbstractConnector listening) {
        listening.addEventListener(guard);
        listening.setIdleTimeout(network.connections().idle().toMillis());
      }
    }
    return new HttpListener(javalin, guard);
  }

  private static void headers(Context context) {
    SAFETY.forEach(context::header);
  }

  /** The port it listens on. */
  public int port() {
    return javalin.port();
  }

  /** Requests that are still coming in after a while are cut off; the rest must end well. */
  @Override
  public void close() {
    try {
      javalin.stop();
    } catch (JavalinException late) {
      if (!(late.getCause() instanceof TimeoutException)) {
        throw late;
      }
    } finally {
      guard.close();
    }
  }
}

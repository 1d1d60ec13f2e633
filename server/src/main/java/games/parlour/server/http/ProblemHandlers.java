package games.parlour.server.http;

import static games.parlour.server.problem.ProblemKind.CONFLICT;
import static games.parlour.server.problem.ProblemKind.FAULT;
import static games.parlour.server.problem.ProblemKind.INVALID;
import static games.parlour.server.problem.ProblemKind.MEDIA_TYPE;
import static games.parlour.server.problem.ProblemKind.METHOD;
import static games.parlour.server.problem.ProblemKind.REFUSED;
import static games.parlour.server.problem.ProblemKind.TOO_LARGE;
import static games.parlour.server.problem.ProblemKind.TOO_OFTEN;
import static games.parlour.server.problem.ProblemKind.UNAVAILABLE;
import static games.parlour.server.problem.ProblemKind.UNKNOWN;

import games.parlour.core.Refusal;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.ServerDocuments;
import games.parlour.server.log.LogThrottle;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.JsonAnswers;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.store.StoreException;
import games.parlour.server.tables.DiscardedTableException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers whatever goes wrong with a problem document; no stack trace leaves the server. */
final class ProblemHandlers {
  static final String TYPE = "application/problem+json";
  private static final Logger LOG = LoggerFactory.getLogger(ProblemHandlers.class);

  private final Catalogues words;
  private final JsonAnswers json;
  private final ServerMetrics metrics;
  private final LogThrottle storeFailures = new LogThrottle(System::nanoTime);

  ProblemHandlers(Catalogues words, JsonAnswers json, ServerMetrics metrics) {
    this.words = words;
    this.json = json;
    this.metrics = metrics;
  }

  void register(RoutesConfig routes) {
    routes.exception(ProblemException.class, (problem, context) -> tell(context, problem));
    routes.exception(Refusal.class, (refusal, context) -> tell(context, REFUSED, refusal.reason()));
    routes.exception(
        DiscardedTableException.class,
        (givenUp, context) -> tell(context, CONFLICT, Text.of("problem.quicker")));
    routes.exception(HttpResponseException.class, (plain, context) -> tell(context, plain));
    // The query is read in the charset that the request names, so any handler may meet a wrong one.
    routes.exception(
        UnsupportedCharsetException.class,
        (unknown, context) -> tell(context, MEDIA_TYPE, Text.of("problem.type")));
    routes.exception(
        IllegalCharsetNameException.class,
        (unknown, context) -> tell(context, MEDIA_TYPE, Text.of("problem.type")));
    routes.exception(
        StoreException.class,
        (failed, context) -> {
          logFailedStore(context, failed);
          tell(context, new ProblemException(UNAVAILABLE, Text.of("problem.store"), 5));
        });
    routes.exception(
        Exception.class,
        (fault, context) -> {
          LOG.error("a fault at {} {}", context.method(), where(context), fault);
          tell(context, FAULT, Text.of("problem.fault"));
        });
  }

  /** A store that is down fails everybody; one line a minute says so. */
  private void logFailedStore(Context context, StoreException failed) {
    storeFailures
        .pass()
        .ifPresent(
            others ->
                LOG.atError()
                    .setCause(failed)
                    .addKeyValue("others", others)
                    .log("the store failed at {} {}", context.method(), where(context)));
  }

  /** The address without what could be somebody's secret in it. */
  private static String where(Context context) {
    return context.endpoint().path;
  }

  private void tell(Context context, HttpResponseException plain) {
    switch (plain.getStatus()) {
      case 404 -> tell(context, UNKNOWN, Text.of("problem.path"));
      case 405 ->
          tell(context, METHOD, Text.of("problem.method", "method", context.method().name()));
      case 413 -> {
        UnreadBody.discard(context);
        tell(context, TOO_LARGE, Text.of("problem.large", "most", HttpListener.LARGEST_REQUEST));
      }
      default -> {
        metrics.refused(INVALID.name(), false);
        tell(context, plain.getStatus(), INVALID.word(), Text.of("problem.request"));
      }
    }
  }

  private void tell(Context context, ProblemException problem) {
    if (problem.retryAfter() > 0) {
      context.header("Retry-After", String.valueOf(problem.retryAfter()));
    }
    tell(context, problem.kind(), problem.detail());
  }

  private void tell(Context context, ProblemKind kind, Text detail) {
    metrics.refused(kind.name(), kind == TOO_OFTEN);
    tell(context, kind.status(), kind.word(), detail);
  }

  private void tell(Context context, int status, String type, Text detail) {
    Catalogue said = words.of(RequestLanguage.languageOr(context));
    Catalogue all = RequestLanguage.gameWords(context).orElse(said);
    ServerDocuments.Problem problem =
        new ServerDocuments.Problem(
            "/problems/" + type, said.tell("title." + type), status, all.tell(detail));
    context.header("Cache-Control", "no-store");
    context.status(status).contentType(TYPE).result(json.text(problem));
  }
}

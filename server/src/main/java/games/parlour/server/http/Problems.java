package games.parlour.server.http;

import games.parlour.core.Catalogue;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.server.api.Said;
import games.parlour.server.api.Words;
import games.parlour.server.store.StoreException;
import games.parlour.server.tables.Denied;
import games.parlour.server.tables.Spoiled;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers whatever goes wrong with a problem document; no stack trace leaves the server. */
final class Problems {
  static final String TYPE = "application/problem+json";
  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  private final Words words;
  private final Json json;

  Problems(Words words, Json json) {
    this.words = words;
    this.json = json;
  }

  void register(RoutesConfig routes) {
    routes.exception(Trouble.class, (trouble, context) -> tell(context, trouble));
    routes.exception(Refusal.class, (refusal, context) -> tell(context, of(refusal)));
    routes.exception(
        Spoiled.class,
        (givenUp, context) ->
            tell(context, new Trouble(409, "conflict", Text.of("problem.quicker"))));
    routes.exception(Denied.class, (denied, context) -> tell(context, of(denied)));
    routes.exception(
        HttpResponseException.class, (plain, context) -> tell(context, of(plain, context)));
    routes.exception(
        StoreException.class,
        (failed, context) -> {
          LOG.error("the store failed at {} {}", context.method(), where(context), failed);
          tell(context, new Trouble(503, "fault", Text.of("problem.store"), 5));
        });
    routes.exception(
        Exception.class,
        (fault, context) -> {
          LOG.error("a fault at {} {}", context.method(), where(context), fault);
          tell(context, new Trouble(500, "fault", Text.of("problem.fault")));
        });
  }

  /** The address without what could be somebody's secret in it. */
  private static String where(Context context) {
    return context.endpoint().path;
  }

  private static Trouble of(Refusal refusal) {
    return new Trouble(422, "refused", refusal.reason());
  }

  private static Trouble of(Denied denied) {
    return switch (denied.why()) {
      case UNKNOWN -> new Trouble(404, "unknown", denied.reason());
      case NOT_YOURS -> new Trouble(403, "not-yours", denied.reason());
      case CONFLICT -> new Trouble(409, "conflict", denied.reason());
      case TOO_MANY -> new Trouble(409, "too-many", denied.reason());
    };
  }

  private static Trouble of(HttpResponseException plain, Context context) {
    return switch (plain.getStatus()) {
      case 404 -> new Trouble(404, "unknown", Text.of("problem.path"));
      case 405 ->
          new Trouble(405, "invalid", Text.of("problem.method", "method", context.method().name()));
      case 413 ->
          new Trouble(413, "invalid", Text.of("problem.large", "most", Http.LARGEST_REQUEST));
      default -> new Trouble(plain.getStatus(), "invalid", Text.of("problem.request"));
    };
  }

  private void tell(Context context, Trouble trouble) {
    Catalogue said = words.of(Asked.languageOr(context));
    Text detail = trouble.detail();
    Catalogue all = Asked.gameWords(context).orElse(said);
    Said.Problem problem =
        new Said.Problem(
            "/problems/" + trouble.type(),
            said.tell("title." + trouble.type()),
            trouble.status(),
            all.tell(detail));
    if (trouble.retryAfter() > 0) {
      context.header("Retry-After", String.valueOf(trouble.retryAfter()));
    }
    context.header("Cache-Control", "no-store");
    context.status(trouble.status()).contentType(TYPE).result(json.text(problem));
  }
}

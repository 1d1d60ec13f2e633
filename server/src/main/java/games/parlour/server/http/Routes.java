package games.parlour.server.http;

import games.parlour.core.text.Resources;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.ServerDocuments;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.fairness.SeedCommitments;
import games.parlour.server.guest.Guests;
import games.parlour.server.metrics.MetricsAudience;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.network.ProxyHeaders;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.ChangeRule;
import games.parlour.server.request.ErrorGuard;
import games.parlour.server.request.JsonAnswers;
import games.parlour.server.request.Limits;
import games.parlour.server.request.VisitLimits;
import games.parlour.server.request.Visitors;
import games.parlour.server.share.PageHeads;
import games.parlour.server.tables.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** All addresses, and what is done there. {@code openapi.json} describes them. */
public final class Routes {
  private final Tables tables;
  private final Guests guests;
  private final Presenter presenter;
  private final UpdateWriter updates;
  private final Catalogues words;
  private final EventStreams events;
  private final Supplier<Map<String, Boolean>> readiness;
  private final Limits limits;
  private final ProxyHeaders proxies;
  private final Pages pages;
  private final PageHeads heads;
  private final ServerMetrics metrics;
  private final MetricsAudience audience;
  private final SeedCommitments commitments;
  private final List<ApiPart> parts;
  private final ChangeRule changeRule;
  private final String description;

  /**
   * Makes ready.
   *
   * @param readiness what the server needs, each with whether it is there now
   * @param parts what the house offers besides games, guests and tables
   * @param changeRule who may change something where
   */
  public Routes(
      Tables tables,
      Guests guests,
      Presenter presenter,
      UpdateWriter updates,
      Catalogues words,
      EventStreams events,
      Supplier<Map<String, Boolean>> readiness,
      Limits limits,
      ProxyHeaders proxies,
      Pages pages,
      PageHeads heads,
      ServerMetrics metrics,
      MetricsAudience audience,
      SeedCommitments commitments,
      List<ApiPart> parts,
      ChangeRule changeRule) {
    this.tables = tables;
    this.guests = guests;
    this.presenter = presenter;
    this.updates = updates;
    this.words = words;
    this.events = events;
    this.readiness = readiness;
    this.limits = limits;
    this.proxies = proxies;
    this.pages = pages;
    this.heads = heads;
    this.metrics = metrics;
    this.audience = audience;
    this.commitments = commitments;
    this.parts = List.copyOf(parts);
    this.changeRule = changeRule;
    this.description = Resources.read(TableDocuments.class, "openapi.json");
  }

  /** Puts all addresses where requests are answered. */
  public void register(RoutesConfig routes, JsonAnswers json) {
    VisitLimits visits = new VisitLimits(limits, System::nanoTime);
    Visitors visitors = new Visitors(guests, visits, proxies, changeRule);
    PageAddresses addresses =
        new PageAddresses(json.mapper().readTree(description).path("x-pages"));
    PageFiles files = new PageFiles(pages, addresses, heads, visitors);
    Api api = new Api(routes, visitors, json, words);
    new GuestHandlers(tables, guests, words, visitors, json).register(api);
    new GameHandlers(tables, presenter, words, json).register(api);
    int followed = limits.streams().tables();
    new TableHandlers(
            tables, presenter, updates, words, events, visitors, json, commitments, followed)
        .register(api);
    parts.forEach(part -> part.register(api));
    routes.get(
        "/healthz", context -> json.tell(context, new ServerDocuments.Health("ok", Map.of())));
    routes.get("/readyz", context -> ready(context, json));
    routes.get("/api/openapi.json", context -> json.send(context, description));
    routes.get("/api/<rest>", Routes::nowhere);
    Handler page = context -> ErrorGuard.told(files::send, context);
    routes.get("/metrics", new MetricsHandler(metrics, audience, page));
    routes.get("/*", page);
  }

  private static void nowhere(Context context) {
    throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.path"));
  }

  private void ready(Context context, JsonAnswers json) {
    Map<String, String> checks = new TreeMap<>();
    readiness.get().forEach((part, well) -> checks.put(part, word(well)));
    boolean ready = !checks.containsValue(word(false));
    context.status(ready ? 200 : 503);
    json.tell(context, new ServerDocuments.Health(word(ready), checks));
  }

  private static String word(boolean well) {
    return well ? "ok" : "down";
  }
}

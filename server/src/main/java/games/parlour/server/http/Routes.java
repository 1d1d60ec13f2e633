package games.parlour.server.http;

import games.parlour.core.text.Resources;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.ServerDocuments;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.metrics.MetricsAudience;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.network.ProxyHeaders;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.Database;
import games.parlour.server.tables.Guests;
import games.parlour.server.tables.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.Map;

/** All addresses, and what is done there. {@code openapi.json} describes them. */
public final class Routes {
  private final Tables tables;
  private final Guests guests;
  private final Presenter presenter;
  private final UpdateWriter updates;
  private final Catalogues words;
  private final EventStreams events;
  private final Database database;
  private final Limits limits;
  private final ProxyHeaders proxies;
  private final Pages pages;
  private final ServerMetrics metrics;
  private final MetricsAudience audience;
  private final String description;

  public Routes(
      Tables tables,
      Guests guests,
      Presenter presenter,
      UpdateWriter updates,
      Catalogues words,
      EventStreams events,
      Database database,
      Limits limits,
      ProxyHeaders proxies,
      Pages pages,
      ServerMetrics metrics,
      MetricsAudience audience) {
    this.tables = tables;
    this.guests = guests;
    this.presenter = presenter;
    this.updates = updates;
    this.words = words;
    this.events = events;
    this.database = database;
    this.limits = limits;
    this.proxies = proxies;
    this.pages = pages;
    this.metrics = metrics;
    this.audience = audience;
    this.description = Resources.read(TableDocuments.class, "openapi.json");
  }

  void register(RoutesConfig routes, JsonAnswers json) {
    VisitLimits visits = new VisitLimits(limits, System::nanoTime);
    Visitors visitors = new Visitors(guests, visits, proxies);
    PageFiles files =
        new PageFiles(pages, json.mapper().readTree(description).path("x-pages").propertyNames());
    int followed = limits.streams().tables();
    new ApiHandlers(tables, guests, presenter, updates, words, events, visitors, json, followed)
        .register(routes);
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
    boolean well = database.takesChanges();
    context.status(well ? 200 : 503);
    String status = well ? "ok" : "down";
    json.tell(context, new ServerDocuments.Health(status, Map.of("database", status)));
  }
}

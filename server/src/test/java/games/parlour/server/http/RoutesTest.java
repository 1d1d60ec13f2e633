package games.parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Game;
import games.parlour.core.text.Resources;
import games.parlour.server.Config;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.metrics.MetricsAudience;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.network.ProxyHeaders;
import games.parlour.server.store.Database;
import games.parlour.server.store.GuestStore;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStore;
import games.parlour.server.tables.Guests;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.SecretGenerator;
import games.parlour.server.tables.TableLimits;
import games.parlour.server.tables.Tables;
import games.parlour.suffragetto.Suffragetto;
import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Every address of the server is described, and nothing else is. */
class RoutesTest {
  /** The page, and what catches everything that is nowhere. */
  private static final Set<String> NOT_DESCRIBED = Set.of("get /*", "get /api/<rest>");

  @Test
  void routesAndDescriptionAreTheSame(@TempDir Path folder) {
    Set<String> described = new TreeSet<>();
    JsonNode document =
        new JsonAnswers()
            .mapper()
            .readTree(Resources.read(TableDocuments.class, "openapi.json"))
            .path("paths");
    document
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .propertyNames()
                    .forEach(how -> described.add(how + " " + path.getKey())));
    Set<String> routes = routes(folder);
    assertThat(routes).containsAll(NOT_DESCRIBED);
    routes.removeAll(NOT_DESCRIBED);
    assertThat(routes).isEqualTo(described);
  }

  private static Set<String> routes(Path folder) {
    try (Database database =
            Database.open(Database.inFolder(folder), folder.resolve("parlour.key"));
        ServerMetrics metrics = new ServerMetrics()) {
      Game<?, ?> game = new Suffragetto();
      Clock clock = Clock.systemUTC();
      SecretGenerator secrets = new SecretGenerator();
      Hub hub = new Hub();
      Guests guests = new Guests(new GuestStore(database), secrets, clock);
      Catalogues words = new Catalogues();
      Presenter presenter = new Presenter(List.of(game), words, guests, hub);
      try (Tables tables =
          new Tables(
              Map.of(game.id(), game),
              new TableStore(database),
              new TableLists(database),
              hub,
              secrets,
              clock,
              1,
              Config.HUMANE,
              TableLimits.USUAL,
              1_000_000)) {
        UpdateWriter updates = new UpdateWriter(words, guests, hub);
        EventStreams events = new EventStreams(tables, updates, hub, Limits.USUAL.streams());
        Routes routes =
            new Routes(
                tables,
                guests,
                presenter,
                updates,
                words,
                events,
                database,
                Limits.USUAL,
                new ProxyHeaders(List.of()),
                Pages.none(),
                metrics,
                MetricsAudience.LOOPBACK);
        return of(Javalin.create(with -> routes.register(with.routes, new JsonAnswers())));
      }
    }
  }

  private static Set<String> of(Javalin javalin) {
    Set<String> all = new TreeSet<>();
    javalin
        .unsafe
        .internalRouter
        .allHttpHandlers()
        .forEach(
            parsed ->
                all.add(
                    parsed.endpoint.method.name().toLowerCase(Locale.ROOT)
                        + " "
                        + parsed.endpoint.path));
    return all;
  }
}

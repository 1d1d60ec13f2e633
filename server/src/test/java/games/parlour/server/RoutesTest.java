package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.text.Resources;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.request.JsonAnswers;
import games.parlour.server.store.Database;
import games.parlour.suffragetto.Suffragetto;
import io.javalin.Javalin;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
    Config config = TestServer.config(Database.inFolder(folder));
    try (Database database = Database.open(config.database(), config.keyFile());
        ServerMetrics metrics = new ServerMetrics();
        ServerAssembly assembly =
            new ServerAssembly(config, List.of(new Suffragetto()), database, metrics)) {
      return of(Javalin.create(with -> assembly.routes().register(with.routes, new JsonAnswers())));
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

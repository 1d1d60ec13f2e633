package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.Server;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A database of version 0.2.0, which knew guests but no accounts, clocks or groups, opens and goes
 * on: its people come back with their cookies, its links lead to their seats, its games are played.
 */
class UpgradeTest {
  @TempDir Path folder;

  @Test
  void sqlite() throws IOException {
    Path file = folder.resolve("parlour.db");
    Files.write(file, bytes("parlour.db"));
    goesOn("jdbc:sqlite:" + file, "sqlite");
  }

  @Test
  @Tag("slow")
  void postgresql() throws IOException, SQLException {
    String database = TestPostgres.fresh();
    try (Connection connection = DriverManager.getConnection(database);
        Statement statement = connection.createStatement()) {
      statement.execute(new String(bytes("postgresql.sql"), StandardCharsets.UTF_8));
    }
    goesOn(database, "postgresql");
  }

  private void goesOn(String database, String dialect) throws IOException {
    Path key = folder.resolve("parlour.key");
    Files.write(key, bytes(dialect + ".key"));
    JsonNode story = Answer.MAPPER.readTree(bytes(dialect + ".json"));
    try (Server server = Server.start(TestServer.config(database, key), TestServer.GAMES)) {
      Visitor ada = new Visitor(server::port, "parlour_guest", text(story, "ada"));
      Visitor bob = new Visitor(server::port, "parlour_guest", text(story, "bob"));
      assertThat(ada.get("/api/me").json().path("name").asString()).isEqualTo("Ada");
      assertThat(bob.get("/api/me").json().path("name").asString()).isEqualTo("Bob");
      assertThat(ada.get("/api/tables?kind=mine").json().path("tables")).hasSize(6);
      playsOn(story, "board", ada, bob);
      playsOn(story, "hands", ada, bob);
      linkLeadsToItsSeat(story, new Visitor(server::port), ada);
      computerAnswers(story, ada);
      assertThat(table(story, "over", bob).status()).isEqualTo("over");
      ada.get("/api/tables/" + text(story, "over") + "/record").as(200);
      Await.until(() -> bob.get("/api/me/games").text().contains(" won in "));
      assertThat(table(story, "lesson", ada).table().path("lesson")).isInstanceOf(ObjectNode.class);
    }
    try (Server again = Server.start(TestServer.config(database, key), TestServer.GAMES)) {
      Visitor ada = new Visitor(again::port, "parlour_guest", text(story, "ada"));
      assertThat(table(story, "board", ada).after()).isEqualTo(entries(story, "board") + 1);
    }
  }

  /** Whoever is to move does, and the other one sees it. */
  private static void playsOn(JsonNode story, String game, Visitor ada, Visitor bob) {
    int entries = entries(story, game);
    TableClient hers = table(story, game, ada);
    assertThat(hers.after()).isEqualTo(entries);
    TableClient next = hers.offers().isEmpty() ? table(story, game, bob) : hers;
    next.moves(next.offers().getFirst());
    assertThat(hers.after()).isGreaterThan(entries);
  }

  private static void linkLeadsToItsSeat(JsonNode story, Visitor somebody, Visitor ada) {
    somebody.post("/api/join", Map.of("token", text(story, "link"))).as(200);
    assertThat(table(story, "waiting", ada).status()).isEqualTo("playing");
  }

  private static void computerAnswers(JsonNode story, Visitor ada) {
    TableClient table = table(story, "computer", ada);
    int entries = table.after();
    table.moves(table.offers().getFirst());
    Await.until(() -> table.after() >= entries + 2);
  }

  private static TableClient table(JsonNode story, String game, Visitor visitor) {
    return new TableClient(visitor, text(story, game));
  }

  private static int entries(JsonNode story, String game) {
    return story.path("entries").path(game).asInt();
  }

  private static String text(JsonNode story, String name) {
    return story.path(name).asString();
  }

  private static byte[] bytes(String name) throws IOException {
    try (InputStream in = UpgradeTest.class.getResourceAsStream("before-accounts/" + name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }
}

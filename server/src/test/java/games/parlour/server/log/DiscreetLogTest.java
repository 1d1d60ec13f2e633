package games.parlour.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Layout;
import games.parlour.server.fixture.LogCapture;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever fails, the log does not tell what only a player or the server may know. */
class DiscreetLogTest {
  private static final String HIDDEN = "north draws the Hidden Card";

  private static final String PASSWORD = "quite secret words";
  private static final String SAID = "between you and me";

  @TempDir private Path folder;

  @Test
  void failuresTellNoSecrets() {
    try (TestServer server =
            TestServer.in(
                folder,
                TestServer.GENEROUS,
                name -> {
                  if (!name.equals("index.html")) {
                    return Optional.empty(); // the server looks for these when it starts
                  }
                  throw new IllegalStateException(HIDDEN);
                });
        LogCapture log = new LogCapture("games.parlour.server")) {
      Visitor host = server.visitor();
      TableClient table = TableClient.open(host, OpenRequest.suffragetto("me", "open"));
      host.put("/api/me", Map.of("name", "Emmeline")).as(200);
      String token = table.token();
      String seed = Sql.seed(server, table.id());
      // a store that fails
      Sql.run(
          server,
          "create trigger full before insert on game_table"
              + " begin select raise(abort, 'no room for Emily'); end");
      for (int i = 0; i < 3; i++) {
        host.post("/api/tables", OpenRequest.suffragetto("me", "open").body()).as(503);
      }
      Sql.run(server, "drop trigger full");
      // and one that fails where secrets are handed over
      for (String rows : List.of("account", "login_code", "chat_line")) {
        Sql.run(
            server,
            "create trigger full_%1$s before insert on %1$s begin select raise(abort, 'full'); end"
                .formatted(rows));
      }
      host.post("/api/me/account", Map.of("name", "Christabel", "password", PASSWORD)).as(503);
      host.post("/api/me/transfer").as(503);
      TableClient pair = TableClient.pair(server).getFirst();
      pair.visitor().post("/api/tables/" + pair.id() + "/chat", Map.of("text", SAID)).as(503);
      host.post("/api/signin", Map.of("name", "Christabel", "password", PASSWORD)).as(403);
      host.post("/api/reset", Map.of("code", "QQQQ-WWWW-EEEE", "password", PASSWORD)).as(404);
      TableClient.open(host, OpenRequest.suffragetto("me", "open"));
      // a damaged entry
      TableClient cards = TableClient.open(host, OpenRequest.cards("me", "open", "open", "open"));
      Sql.run(
          server,
          "insert into entry (table_id, number, at, line) values ('"
              + cards.id()
              + "', 1, 0, '"
              + HIDDEN
              + "')");
      server.restart();
      host.get("/api/tables/" + cards.id()).as(422);
      // a fault
      host.get("/").as(500);

      for (Layout<ILoggingEvent> layout : List.of(new PlainLogLayout(), new JsonLogLayout())) {
        List<String> lines = log.lines(layout);
        assertThat(lines)
            .anyMatch(line -> line.contains("the store fails to take a change"))
            .anyMatch(line -> line.contains("no room for Emily"))
            .anyMatch(line -> line.contains("the store takes changes again"))
            .anyMatch(line -> line.contains("cannot be read"))
            .anyMatch(line -> line.contains("a fault at GET /*"));
        assertThat(lines)
            .filteredOn(line -> line.contains("the store failed at") && line.contains("Emily"))
            .as("however many are refused for it")
            .hasSize(1);
        assertThat(String.join("", lines))
            .doesNotContain(token, seed, host.cookie(), HIDDEN, "Hidden Card", "Emmeline")
            .doesNotContain(PASSWORD, SAID, "Christabel", "argon2", "QQQQ");
      }
    }
  }
}

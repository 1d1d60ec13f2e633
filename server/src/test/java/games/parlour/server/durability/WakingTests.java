package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.KillableServer;
import games.parlour.server.fixture.OpenApi;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.host.HostSettings;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Dice and computers go on by themselves, and never because somebody looks. */
public abstract class WakingTests extends ServerTests {
  @Test
  void aGameGoesOnAfterAKilledServerAlthoughNobodyVisits() {
    List<String> tables = new ArrayList<>();
    // No other server is there: one on the same PostgreSQL would take the computer's move over.
    server.restart(Duration.ZERO, () -> tables.add(moveAtAServerThatIsKilled()));
    Await.until(() -> Sql.log(server, tables.getFirst()).size() == 2);
    assertThat(Sql.log(server, tables.getFirst()).getFirst()).isEqualTo("suffragettes c6-c7");
  }

  private String moveAtAServerThatIsKilled() {
    try (KillableServer process = KillableServer.start(server.database())) {
      TableClient place =
          TableClient.open(
              new Visitor(process::port), OpenRequest.suffragetto("me", "computer:random"));
      place.move(0, "c6-c7").as(200);
      process.kill();
      assertThat(Sql.log(server, place.id())).as("stored, not answered").hasSize(1);
      return place.id();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Servers of an earlier version could stop between storing a table and tossing its coin. */
  @Test
  void diceThatAreDueAreThrownWhenTheServerStarts() {
    TableClient model = TableClient.open(server.visitor(), tossed("computer:random"));
    String table = copyBeforeTheToss(model);
    server.restart();
    Await.until(() -> Sql.log(server, table).size() >= 2 || isTurnOfAPerson(table));
    assertThat(Sql.log(server, table).getFirst())
        .as("the seed decides, whenever it is tossed")
        .isEqualTo(Sql.log(server, model.id()).getFirst());
  }

  private boolean isTurnOfAPerson(String table) {
    return !Sql.ask(
            server,
            "select t.id from game_table t join seat s on s.table_id = t.id and s.name = t.turn"
                + " where s.kind = 'guest' and t.id = '"
                + table
                + "'")
        .isEmpty();
  }

  private static OpenRequest tossed(String police) {
    return OpenRequest.suffragetto("me", police).with("first", "coin");
  }

  /** A table like another one as it was before its first entry, put past the server. */
  private String copyBeforeTheToss(TableClient model) {
    String id = "copy" + model.id().substring(4);
    String rows = " where id = '" + model.id() + "'";
    Sql.run(
        server,
        "insert into game_table (id, game, rules, options, position, seed, creator, listed,"
            + " status, turn, winner, takeback, rematch, next_table, created, changed)"
            + " select '"
            + id
            + "', game, rules, options, position, seed, creator, listed, 'open', null, null, '',"
            + " '', null, created, changed from game_table"
            + rows);
    Sql.run(
        server,
        "insert into seat (table_id, number, name, kind, guest, beside, player, token)"
            + " select '"
            + id
            + "', number, name, kind, guest, beside, player, null from seat where table_id = '"
            + model.id()
            + "'");
    Sql.setSeed(server, id, Sql.seed(server, model.id()));
    return id;
  }

  private static final List<Integer> OWN = List.of(200);
  private static final List<Integer> STRANGE = List.of(200, 303, 403, 404, 409);

  /** Looked for where a test has nothing of the kind. */
  private static final String NOTHING = "nothing";

  private static final String STREET =
      "17/17/17/17/17/17/17/17/5s4p6/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -";

  private static String path(String look, String table, String token) {
    if (look.matches("/api/games/\\{id}/(why|picture.*)")) {
      String position = URLEncoder.encode(STREET, StandardCharsets.UTF_8);
      return look.replace("{id}", "suffragetto") + "?from=f9&position=" + position;
    }
    String id = look.contains("/games/") ? "votes-for-women" : table;
    return look.replace("{id}", look.startsWith("/api/groups") ? NOTHING : id)
            .replace("{token}", look.contains("/join/") ? token : NOTHING)
            .replace("{entry}", "0")
            .replaceAll("\\{[a-z]+}", NOTHING)
        + (look.equals("/api/tables") ? "?kind=mine" : "")
        + (look.endsWith("/why") ? "?after=0&from=c6" : "");
  }

  @Test
  void lookingChangesNothing(@TempDir Path folder) {
    try (TestServer quiet = server.fresh(folder, HostSettings.FOREVER)) {
      server = quiet; // games of other tests go on at the shared one, and flags fall there
      everythingIsLookedAt();
    }
  }

  private void everythingIsLookedAt() {
    Visitor host = server.visitor();
    TableClient open = TableClient.open(host, OpenRequest.suffragetto("me", "open").listed());
    TableClient over = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    over.acts("resign");
    String due = copyBeforeTheToss(TableClient.open(host, tossed("device")));
    List<String> looks = new ArrayList<>();
    for (OpenApi.Operation operation : OpenApi.OURS.operations()) {
      if (operation.method().equals("get") && !operation.id().equals("events")) {
        looks.add(operation.path());
      }
    }
    assertThat(looks).hasSizeGreaterThan(8);
    List<String> before = everything();
    for (String table : List.of(open.id(), over.id(), due)) {
      for (Visitor visitor : List.of(host, server.visitor())) {
        for (String look : looks) {
          String path = path(look, table, open.token());
          // Strangers may look at less, and not everything is there; still nothing changes.
          boolean always = Stream.of("/fairness", "/why", "/analysis").noneMatch(look::endsWith);
          boolean whole = visitor == host && !path.contains(NOTHING) && always;
          assertThat(visitor.get(path).status()).as(path).isIn(whole ? OWN : STRANGE);
        }
        try (StreamClient line = StreamClient.of(visitor, table + ":0")) {
          line.await(events -> !events.isEmpty());
        }
      }
    }
    JsonNode waiting = host.get("/api/tables/" + due).as(200).json();
    assertThat(waiting.path("state").path("turn").path("kind").asString()).isEqualTo("chance");
    assertThat(everything()).isEqualTo(before);
  }

  private List<String> everything() {
    List<String> rows = new ArrayList<>();
    Map<String, String> columns =
        Map.of(
            "guest", "id || name",
            "game_table",
                "id || status || coalesce(turn, '-') || coalesce(takeback, '-') || rematch"
                    + " || changed",
            "seat", "table_id || number || kind || coalesce(guest, '-')",
            "entry", "table_id || number || line");
    columns.forEach(
        (table, all) ->
            rows.addAll(Sql.ask(server, "select " + all + " from " + table + " order by 1")));
    return rows;
  }
}

package games.parlour.server.account;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.guest.GuestName;
import games.parlour.server.secret.SecretGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is kept about somebody can be taken along, and is gone when they want it to be. */
public abstract class DeletionTests extends ServerTests {
  private static final Map<String, String> WORD = Map.of("word", "delete");

  @Test
  void anExportHoldsWhatIsKept() {
    List<TableClient> pair = TableClient.pair(server);
    Person ada = Person.registered(pair.get(0).visitor());
    pair.get(0).moves(pair.get(0).offers().getFirst());
    var answer = ada.visitor().get("/api/me/export").as(200);
    assertThat(answer.header("Content-Disposition")).contains("attachment", ".json");
    JsonNode all = answer.json();
    assertThat(all.path("person").path("name").asString()).isEqualTo(ada.name());
    assertThat(all.path("account").path("name").asString()).isEqualTo(ada.name());
    assertThat(all.path("sessions")).hasSize(1);
    JsonNode game = all.path("games").path(0);
    assertThat(game.path("seats").path(0).asString()).isEqualTo("suffragettes");
    assertThat(game.path("record").asString()).contains("suffragetto");
    assertThat(answer.text())
        .doesNotContain("argon2")
        .doesNotContain(Sql.seed(server, pair.get(0).id()))
        .doesNotContain(SecretGenerator.hash(secret(ada.visitor())));
    server.visitor().get("/api/me/export").problem(403, "not-yours");
  }

  /** Cards are dealt: one's own hand is told, nothing of any other. */
  @Test
  void anExportOfAGameWithSecretsTellsOnlyOnesOwn() {
    TableClient place =
        TableClient.group(server, OpenRequest.cards("me", "open", "open", "open")).getFirst();
    JsonNode game = place.visitor().get("/api/me/export").as(200).json().path("games").path(0);
    assertJson(game).isNull("/record");
    List<String> told = TableClient.texts(game.path("told"));
    assertThat(told).isNotEmpty();
    JsonNode entries = place.table().path("entries");
    assertThat(told)
        .isEqualTo(
            entries
                .valueStream()
                .flatMap(entry -> TableClient.texts(entry.path("told")).stream())
                .toList());
    assertThat(game.toString()).doesNotContain(Sql.seed(server, place.id()));
  }

  private static String secret(Visitor visitor) {
    return visitor.cookie().split("=", 2)[1];
  }

  @Test
  void deletionIsReal() throws IOException {
    List<TableClient> pair = TableClient.pair(server);
    Visitor visitor = pair.get(0).visitor();
    visitor.put("/api/me", Map.of("name", "Wilhelmina Former")).as(200);
    Person ada = Person.registered(visitor);
    String id = Person.id(visitor);
    String hash = SecretGenerator.hash(secret(visitor));
    Person.transferCode(visitor);
    assertThat(everything()).contains(ada.name(), hash);

    visitor.post("/api/me/delete", WORD).problem(400, "invalid");
    Map<String, String> wrong = Map.of("password", "not the password");
    visitor.post("/api/me/delete", wrong).problem(403, "not-yours");
    visitor.post("/api/me/delete", Map.of("password", ada.password())).as(204);

    assertThat(Person.id(visitor)).isEmpty();
    ada.signIn(server.visitor()).problem(403, "not-yours");
    for (String table : List.of("session", "account", "recovery_code", "login_code")) {
      assertThat(Sql.ask(server, "select guest from " + table + " where guest = '" + id + "'"))
          .as(table)
          .isEmpty();
    }
    awaitGone(ada.name(), "Wilhelmina Former", hash);
  }

  /** Whoever is there no more is known by their id alone, and only where games need it. */
  @Test
  void nothingThatWasSaidOrDoneStays() throws IOException {
    List<TableClient> four =
        TableClient.group(server, OpenRequest.cards("me", "open", "open", "open"));
    List<ChatClient> places = four.stream().map(ChatClient::new).toList();
    Visitor visitor = places.get(0).visitor();
    visitor.put("/api/me", Map.of("name", "Wilhelmina Gone")).as(200);
    String id = Person.id(visitor);
    places.get(0).types("a sentence of mine");
    places.get(1).types("a sentence of theirs");
    String second = four.get(1).state().path("yours").path(0).asString();
    String first = four.get(0).state().path("yours").path(0).asString();
    report(places.get(0), second, "a report of mine");
    report(places.get(1), first, "a report of me");
    report(places.get(2), second, "a report of others");
    places.get(0).mutes(second, true);
    places.get(1).mutes(first, true);
    places.get(0).blocks(second);
    places.get(2).blocks(first);
    Person.transferCode(visitor);
    visitor.post("/api/commitments").as(201);
    Map<String, String> club = Map.of("name", "The club of one", "as", "Wilhelmina Gone");
    visitor.post("/api/groups", club).as(201);
    Map<String, ?> unusual = Map.of("kind", "game", "seconds", 19 * 60, "increment", 7);
    visitor.post("/api/pairing", Map.of("game", "suffragetto", "clock", unusual)).as(200);
    assertThat(holding(id)).contains("chat_line.guest", "report.reporter", "report.accused");

    visitor.post("/api/me/delete", WORD).as(204);
    awaitGone("Wilhelmina Gone", "The club of one", "a sentence of mine");
    assertThat(everything())
        .contains("a sentence of theirs", "a report of others", "a report of mine");
    assertThat(everything()).as("the host has yet to decide").contains("a report of me");
    assertThat(holding(id))
        .containsExactlyInAnyOrder(
            "guest.id", "guest.secret", "game_table.creator", "seat.guest", "report.accused");
  }

  /** What was decided about somebody is moot, and a quote outlives the chat that it is from. */
  @Test
  void reportsForgetWhoeverIsGone() throws IOException {
    List<ChatClient> pair = ChatClient.pair(server);
    Visitor visitor = pair.get(1).visitor();
    visitor.put("/api/me", Map.of("name", "Clementine Gone")).as(200);
    pair.get(1).types("a sentence to be quoted");
    pair.get(0).types("an answer to it");
    report(pair.get(0), "police", "a report to be decided");
    report(pair.get(0), "police", "a report to be left open");
    Sql.run(
        server,
        "update report set decision = 'no', decided = at where about = 'a report to be decided'");
    Sql.run(server, "delete from chat_line where table_id = '" + pair.get(0).id() + "'");
    assertThat(everything()).contains("a sentence to be quoted");

    visitor.post("/api/me/delete", WORD).as(204);
    awaitGone("Clementine Gone", "a sentence to be quoted", "a report to be decided");
    assertThat(everything()).contains("an answer to it", "a report to be left open");
    String accused =
        "select g.name from report r join guest g on g.id = r.accused"
            + " where r.about = 'a report to be left open'";
    assertThat(Sql.ask(server, accused)).containsExactly(GuestName.FORMER);
  }

  /** While others read, SQLite keeps what was removed in its journal, for a second or so. */
  private void awaitGone(String... words) {
    Await.until(
        () -> {
          try {
            return Stream.of(words).noneMatch(everything()::contains);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static void report(ChatClient place, String seat, String about) {
    Map<String, String> body = Map.of("seat", seat, "reason", "other", "about", about);
    place.visitor().post(place.path("reports"), body).as(200);
  }

  /** All columns of all tables in which an id is found. */
  private Set<String> holding(String id) {
    boolean lite = server.database().startsWith("jdbc:sqlite:");
    String columns =
        lite
            ? "select m.name || '.' || c.name from sqlite_master m, pragma_table_info(m.name) c"
                + " where m.type = 'table'"
            : "select table_name || '.' || column_name from information_schema.columns"
                + " where table_schema = 'public'";
    Set<String> found = new TreeSet<>();
    for (String column : Sql.ask(server, columns)) {
      String[] names = column.split("\\.", 2);
      String asked =
          "select 1 from \"%s\" where cast(\"%s\" as text) like '%%%s%%'"
              .formatted(names[0], names[1], id);
      if (!Sql.ask(server, asked).isEmpty()) {
        found.add(column);
      }
    }
    return found;
  }

  /** All that is stored, in SQLite to the last byte of its files. */
  private String everything() throws IOException {
    if (server.database().startsWith("jdbc:sqlite:")) {
      Path file = Path.of(server.database().substring("jdbc:sqlite:".length()));
      StringBuilder all = new StringBuilder();
      try (Stream<Path> files = Files.list(file.toAbsolutePath().getParent())) {
        for (Path one : files.toList()) {
          all.append(new String(Files.readAllBytes(one), StandardCharsets.ISO_8859_1));
        }
      }
      return all.toString();
    }
    String tables =
        "select table_name from information_schema.tables where table_schema = 'public'";
    StringBuilder all = new StringBuilder();
    for (String table : Sql.ask(server, tables)) {
      all.append(Sql.ask(server, "select t::text from \"" + table + "\" t"));
    }
    return all.toString();
  }

  @Test
  void gamesEndAndFinishedOnesKeepAnAnonymousName() {
    List<TableClient> pair = TableClient.pair(server);
    Visitor visitor = pair.get(0).visitor();
    TableClient alone = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
    TableClient open = TableClient.open(visitor, OpenRequest.suffragetto("me", "open").listed());
    List<TableClient> three = TableClient.group(server, OpenRequest.suffragetto("me", "open"));
    TableClient waiting =
        TableClient.open(three.get(0).visitor(), OpenRequest.cards("me", "open", "open", "open"));
    waiting.joined(visitor);

    visitor.post("/api/me/delete", Map.of()).problem(422, "refused");
    visitor.post("/api/me/delete", WORD).as(204);
    JsonNode state = pair.get(1).state();
    assertThat(state.path("status").asString()).isEqualTo("over");
    assertThat(state.path("seats").path(0).path("holder").asString()).isEqualTo("Former player");
    assertThat(pair.get(1).log().getLast()).isEqualTo("abandon");
    Visitor other = pair.get(1).visitor();
    assertThat(alone.to(other).status()).isEqualTo("over");
    assertThat(open.to(other).status()).isEqualTo("over");
    assertThat(waiting.state().path("seats").path(1).path("kind").asString()).isEqualTo("open");
    String german = other.get("/api/tables/" + pair.get(1).id() + "?lang=de").as(200).text();
    assertThat(german).contains("Ehemaliges Mitglied");
  }
}

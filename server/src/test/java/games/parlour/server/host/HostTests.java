package games.parlour.server.host;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.host.HostGames.HostGame;
import games.parlour.server.host.HostPeople.HostPerson;
import games.parlour.server.host.HostReports.HostReport;
import games.parlour.server.store.TableStatus;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever hosts a server works beside it, and the running server hears of it. */
public abstract class HostTests extends ServerTests {
  private static final String PASSWORD = "a long password";

  private HostDesk desk;

  @BeforeEach
  void sitDown() {
    this.desk = desk(server);
  }

  @AfterEach
  void standUp() {
    desk.close();
  }

  private static HostDesk desk(TestServer at) {
    return HostDesk.open(at.database(), TestServer.KEY, at.clock());
  }

  private static String id(Visitor visitor) {
    return visitor.get("/api/me").json().path("id").asString();
  }

  private static String unusual(String word) {
    return word + " " + Long.toString(System.nanoTime(), 36);
  }

  private static Answer rename(Visitor visitor, String name) {
    return visitor.put("/api/me", Map.of("name", name));
  }

  @Test
  void whoIsBlockedFinishesTheirGamesAndNothingElse() {
    List<ChatClient> pair = ChatClient.pair(server);
    TableClient place = pair.getFirst().place();
    Visitor ada = place.visitor();
    TableClient waiting = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    desk.people().block(id(ada), Optional.empty(), "rude words");
    Await.until(() -> rename(ada, "Ada").status() == 403);

    String told =
        ada.post("/api/tables", OpenRequest.suffragetto("me", "open").body())
            .problem(403, "not-yours");
    assertThat(told)
        .isEqualTo(
            "The host of this server has blocked you: rude words."
                + " You can finish your games, and download or delete your data.");
    ada.post("/api/join", Map.of("token", waiting.token())).problem(403, "not-yours");
    pair.getFirst().send("text", "Hello").problem(403, "not-yours");
    ada.post("/api/pairing", Map.of("game", "suffragetto")).problem(403, "not-yours");
    ada.post("/api/me/account", Map.of("name", "Blocked One", "password", PASSWORD))
        .problem(403, "not-yours");
    assertThat(ada.put("/api/me?lang=de", Map.of("name", "Ada")).problem(403, "not-yours"))
        .startsWith("Wer diesen Server betreibt, hat dich gesperrt: rude words.");

    place.moves(place.offers().getFirst());
    place.acts("resign");
    assertThat(place.status()).isEqualTo("over");
    ada.post("/api/tables/" + place.id() + "/acts", Map.of("act", "rematch", "after", 2))
        .problem(403, "not-yours");
    assertThat(ada.get("/api/me/export").as(200).text()).contains("rude words");
    assertThat(desk.people().blocked().stream().map(HostPerson::id)).contains(id(ada));
    String guest = id(ada);
    ada.post("/api/me/delete", Map.of("word", "delete")).as(204);
    assertThat(Sql.ask(server, "select guest from host_block where guest = '" + guest + "'"))
        .isEmpty();
  }

  @Test
  void aBlockEndsByItselfOrWhenTheHostSaysSo() {
    try (TestServer own = server.beside();
        HostDesk theirs = desk(own)) {
      Visitor ada = own.visitor();
      rename(ada, "Ada").as(200);
      String guest = id(ada);
      long end = own.clock().millis() + Duration.ofDays(3).toMillis();
      desk.people().block(guest, Optional.of(end), "");
      Await.until(() -> rename(ada, "Bea").status() == 403);
      assertThat(rename(ada, "Bea").problem(403, "not-yours"))
          .matches("The host of this server has blocked you until \\d+/\\d+/\\d{4}\\. You .*");
      own.clock().advance(Duration.ofDays(3));
      rename(ada, "Cleo").as(200);
      desk.people().block(guest, Optional.empty(), "");
      Await.until(() -> rename(ada, "Dora").status() == 403);
      assertThat(theirs.people().unblock(guest)).as("the guest was blocked until now").isTrue();
      Await.until(() -> rename(ada, "Emma").status() == 200);
      assertThat(theirs.people().unblock(guest)).as("the guest is blocked no more").isFalse();
    }
  }

  /** The account that somebody signs in to is theirs as well. */
  @Test
  void signingInShakesNoBlockOff() {
    String name = unusual("Grace");
    Map<String, String> account = Map.of("name", name, "password", PASSWORD);
    server.visitor().post("/api/me/account", account).as(201);
    Visitor guest = server.visitor();
    rename(guest, "Gast 1").problem(422, "refused");
    rename(guest, "Gina").as(200);
    desk.people().block(id(guest), Optional.empty(), "");
    Await.until(() -> rename(guest, "Hedy").status() == 403);
    guest.post("/api/signin", account).as(200);
    Await.until(() -> rename(guest, "Hedy").status() == 403);
  }

  @Test
  void whatIsAnnouncedIsToldInBothLanguages() {
    try (TestServer own = server.beside();
        HostDesk theirs = desk(own)) {
      Visitor visitor = own.visitor();
      assertThat(announced(visitor, "en")).isEmpty();
      long end = own.clock().millis() + Duration.ofHours(2).toMillis();
      theirs.announce("Closed at ten", "Um zehn ist Schluss", Optional.of(end));
      Await.until(() -> !announced(visitor, "en").isEmpty());
      assertThat(announced(visitor, "en")).isEqualTo("Closed at ten");
      assertThat(announced(visitor, "de")).isEqualTo("Um zehn ist Schluss");
      own.clock().advance(Duration.ofHours(2));
      assertThat(announced(visitor, "en")).isEmpty();
      theirs.announce("Welcome", "", Optional.empty());
      Await.until(() -> announced(visitor, "de").equals("Welcome"));
      assertThat(theirs.endAnnouncement()).as("there was an announcement until now").isTrue();
      Await.until(() -> announced(visitor, "en").isEmpty());
      assertThat(theirs.endAnnouncement()).as("there is no announcement any more").isFalse();
    }
  }

  private static String announced(Visitor visitor, String language) {
    return visitor
        .get("/api/announcement?lang=" + language)
        .as(200)
        .json()
        .path("announcement")
        .path("text")
        .asString("");
  }

  @Test
  void aForgottenPasswordIsResetByTheHost() {
    String name = unusual("Ida");
    server.visitor().post("/api/me/account", Map.of("name", name, "password", PASSWORD)).as(201);
    assertThat(desk.accounts().reset("nobody of this name")).isEmpty();
    String code = desk.accounts().reset(name).orElseThrow().code();
    Visitor device = server.visitor();
    Map<String, String> wanted = Map.of("code", code, "password", "another password");
    device.post("/api/reset", wanted).as(200);
    assertThat(device.get("/api/me").json().path("name").asString()).isEqualTo(name);
    server.visitor().post("/api/reset", wanted).problem(404, "unknown");
  }

  @Test
  void aReportIsDecidedAndItsSenderCanSeeThat() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(1).types("something rude");
    Visitor ada = pair.get(0).visitor();
    ada.post(
            pair.get(0).path("reports"),
            Map.of("seat", "police", "reason", "insults", "about", "Rude."))
        .as(200);
    HostReport report =
        desk.reports().list(false, 1_000).stream()
            .filter(one -> one.table().equals(pair.get(0).id()))
            .findFirst()
            .orElseThrow();
    assertThat(report.reporter()).isEqualTo(id(ada));
    assertThat(report.accused()).isEqualTo(id(pair.get(1).visitor()));
    assertThat(report.context().getLast()).endsWith("something rude");
    desk.reports().decide(report.id(), "Warned.", desk.now());
    assertThat(desk.reports().list(false, 1_000)).noneMatch(one -> one.id().equals(report.id()));
    assertThat(desk.reports().find(report.id()).orElseThrow().decision()).isEqualTo("Warned.");
    assertThat(ada.get("/api/me/export").as(200).text()).contains("Warned.");
  }

  @Test
  void gamesAndPeopleAreFoundAndNothingHiddenIsShown() {
    TableClient place =
        TableClient.group(server, OpenRequest.cards("me", "open", "open", "computer:random"))
            .getFirst();
    String name = unusual("Jo_");
    rename(place.visitor(), name).as(200);
    HostGame game = desk.games().find(place.id()).orElseThrow();
    assertThat(game.status()).isEqualTo(TableStatus.PLAYING);
    assertThat(game.seats()).hasSize(4);
    assertThat(game.seats().getFirst().name()).isEqualTo(name);
    assertThat(game.seats().getLast().name()).isEqualTo("random");
    assertThat(game.toString()).doesNotContain(Sql.seed(server, place.id()));
    HostGames.Filter filter =
        new HostGames.Filter(Optional.of(TableStatus.PLAYING), Optional.of(game.game()), 1);
    assertThat(desk.games().list(filter)).hasSize(1);
    HostPerson person = desk.people().find(name.toUpperCase(Locale.ROOT), 10).getFirst();
    assertThat(person.id()).isEqualTo(id(place.visitor()));
    assertThat(person.games()).isEqualTo(1);
    assertThat(desk.people().named(name)).containsExactly(person);
    assertThat(desk.people().named(person.id())).containsExactly(person);
    assertThat(desk.people().find(name.replace('_', '%'), 10)).isEmpty();
  }

  @Test
  void aGroupIsEnded() {
    Visitor teacher = server.visitor();
    teacher.post("/api/groups", Map.of("name", "Class 7b", "as", "Ms Gray")).as(201);
    HostGroups.HostGroup group =
        desk.groups().list(1_000).stream()
            .filter(one -> one.name().equals("Class 7b"))
            .findFirst()
            .orElseThrow();
    assertThat(group.members()).isEqualTo(1);
    assertThat(group.ended()).isEmpty();
    desk.groups().end(group.id(), desk.now());
    assertThat(desk.groups().find(group.id()).orElseThrow().ended()).isPresent();
    assertJson(teacher.get("/api/groups/" + group.id()).as(200).json()).isTrue("/ended");
  }

  @Test
  void aGameIsCalledOff() {
    List<TableClient> pair = TableClient.pair(server);
    TableClient open =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open").listed());
    TableClient both = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    for (TableClient place : List.of(pair.getFirst(), open)) {
      desk.games().close(place.id(), desk.now());
    }
    Await.until(() -> pair.get(1).status().equals("over"));
    Await.until(() -> open.status().equals("over"));
    assertThat(both.status()).isEqualTo("playing");
    assertThat(
            Sql.ask(server, "select winner from game_table where id = '" + open.id() + "'")
                .getFirst())
        .isNull();
    assertThat(pair.getFirst().log().getLast()).isEqualTo("call-off");
    assertThat(pair.getFirst().state().toString())
        .contains("the host called the game off")
        .doesNotContain("won");
    Await.until(() -> Sql.ask(server, "select table_id from closing_order").isEmpty());
  }
}

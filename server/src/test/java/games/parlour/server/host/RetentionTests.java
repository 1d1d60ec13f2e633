package games.parlour.server.host;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a host does not want to keep is removed when it is too old, and nothing else is. */
public abstract class RetentionTests extends ServerTests {
  private static final HostSettings KEPT =
      new HostSettings(
          Optional.of(Duration.ofDays(100)),
          Optional.of(Duration.ofDays(200)),
          Optional.of(Duration.ofDays(30)),
          Optional.of(Duration.ofDays(50)),
          Optional.of("host@example.org"));

  @TempDir private Path folder;

  private static String id(Visitor visitor) {
    return visitor.get("/api/me").json().path("id").asString("");
  }

  private static String holder(TableClient place) {
    return place.state().path("seats").path(0).path("holder").asString();
  }

  private static long count(TestServer server, String from) {
    return Long.parseLong(Sql.ask(server, "select count(*) from " + from).getFirst());
  }

  @Test
  void everythingIsRemovedInItsTime() {
    try (TestServer own = server.fresh(folder, KEPT)) {
      List<ChatClient> pair = ChatClient.pair(own);
      Visitor ada = pair.get(0).visitor();
      Visitor bob = pair.get(1).visitor();
      ada.put("/api/me", Map.of("name", "Ada")).as(200);
      bob.post("/api/me/account", Map.of("name", "Bob", "password", "a long password")).as(201);
      pair.get(0).types("Good evening");
      pair.get(0).types("What a crowd");
      ada.post(pair.get(0).path("reports"), Map.of("seat", "police", "reason", "spam")).as(200);
      Sql.run(own, "update report set decision = 'no', decided = at");
      TableClient place = pair.get(0).place();

      own.clock().advance(Duration.ofDays(31));
      Await.until(() -> count(own, "chat_line where at > 0") == 0);
      assertThat(
              count(
                  own,
                  "chat_line where number <> 2 or guest <> '' or seat <> ''"
                      + " or phrase is not null or text is not null"))
          .as("what is left of the chat but the number of the last line")
          .isZero();
      assertThat(pair.get(0).read()).isEmpty();
      assertThat(count(own, "report")).isEqualTo(1);

      own.clock().advance(Duration.ofDays(20));
      Await.until(() -> count(own, "report") == 0);
      assertThat(id(ada)).as("she is still known, and was here").isNotEmpty();
      assertThat(place.status()).isEqualTo("playing");

      own.clock().advance(Duration.ofDays(60)); // 111 days since the last move, 60 since she looked
      place.moves(place.offers().getFirst());
      assertThat(pair.get(0).types("Your turn").path("number").asInt())
          .as("number of the first line after the others were removed")
          .isEqualTo(3);
      own.clock().advance(Duration.ofDays(99));
      TableClient his = pair.get(1).place();
      assertThat(holder(his)).isEqualTo("Ada");

      Visitor stranger = own.visitor();
      stranger.put("/api/me", Map.of("name", "Somebody")).as(200);
      own.clock().advance(Duration.ofDays(202)); // nobody has been here, and devices are forgotten
      Await.until(() -> count(own, "guest where name = 'Somebody'") == 0);
      // Whoever asks is here again, so the store is asked for his devices first.
      String devices = "session where guest in (select guest from account)";
      Await.until(() -> count(own, devices) == 0);
      assertThat(id(bob)).isEmpty();
      assertThat(id(ada)).as("somebody waits for her move, so she can come back").isNotEmpty();
      assertThat(place.status()).isEqualTo("playing");
      assertThat(holder(place)).isEqualTo("Ada");

      place.acts("resign");
      own.clock().advance(Duration.ofDays(201));
      Await.until(() -> holder(his).equals("Former player"));
      assertThat(id(ada)).isEmpty();
      assertThat(count(own, "session")).isZero();
      assertThat(count(own, "account")).as("an account stays").isEqualTo(1);
    }
  }

  @Test
  void whoIsNeededInAGameStays() {
    Optional<Duration> days = Optional.of(Duration.ofDays(20));
    HostSettings brief =
        new HostSettings(days, days, Optional.empty(), Optional.empty(), Optional.empty());
    try (TestServer own = server.fresh(folder, brief)) {
      List<TableClient> slow =
          TableClient.pair(own, OpenRequest.suffragetto("me", "open").slow(14, 30));
      TableClient left = TableClient.pair(own).getFirst();
      TableClient alone =
          TableClient.open(own.visitor(), OpenRequest.suffragetto("me", "computer:random"));
      slow.get(0).movesSomehow();
      slow.get(1).acts("take-vacation");
      own.clock().advance(Duration.ofDays(21));
      Await.until(() -> holder(left).equals("Former player")); // a game that all have left
      Await.until(() -> id(alone.visitor()).isEmpty()); // nobody waits there
      slow.forEach(place -> assertThat(id(place.visitor())).as("time runs").isNotEmpty());
    }
  }

  @Test
  void whatIsKeptIsToldToEverybody() {
    try (TestServer own = server.fresh(folder, KEPT)) {
      JsonNode told = own.visitor().get("/api/privacy").as(200).json();
      assertThat(told.path("contact").asString()).isEqualTo("host@example.org");
      assertThat(told.path("days").path("guests").asInt()).isEqualTo(100);
      assertThat(told.path("days").path("chats").asInt()).isEqualTo(30);
      assertThat(told.path("addressMinutes").asInt()).isEqualTo(60);
    }
    JsonNode forever = server.visitor().get("/api/privacy").as(200).json();
    assertJson(forever).isNull("/contact");
    assertJson(forever).isNull("/days/guests");
  }
}

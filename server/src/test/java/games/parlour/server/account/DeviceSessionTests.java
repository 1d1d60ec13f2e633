package games.parlour.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.secret.SecretGenerator;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Where somebody is signed in, and how they are signed out there. */
public abstract class DeviceSessionTests extends ServerTests {
  private static final String FIREFOX =
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

  private Visitor another(Visitor first) {
    Visitor device = server.visitor();
    String body = "{\"code\": \"" + Person.transferCode(first) + "\"}";
    device.text("POST", "/api/me/claim", body, Map.of("User-Agent", FIREFOX)).as(200);
    return device;
  }

  private static JsonNode sessions(Visitor visitor) {
    return visitor.get("/api/me/sessions").as(200).json().path("sessions");
  }

  private static String idOf(Visitor visitor) {
    return sessions(visitor)
        .valueStream()
        .filter(one -> one.path("here").asBoolean())
        .findFirst()
        .orElseThrow()
        .path("id")
        .asString();
  }

  @Test
  void devicesAreListedInWordsOneKnows() {
    Visitor first = server.visitor();
    Visitor second = another(first);
    assertThat(sessions(second)).hasSize(2);
    assertThat(sessions(second).valueStream().map(one -> one.path("device").asString()))
        .containsExactlyInAnyOrder("Firefox on Linux", "Unknown device");
    JsonNode german = second.get("/api/me/sessions?lang=de").as(200).json();
    assertThat(german.toString()).contains("Firefox unter Linux");
    assertThat(german.toString()).as("no secret").doesNotContain(second.cookie().split("=", 2)[1]);
  }

  @Test
  void aDeviceThatIsSignedOutIsUnknownAtOnce() {
    Visitor first = server.visitor();
    Visitor second = another(first);
    assertThat(Person.id(second)).isNotEmpty();
    first.delete("/api/me/sessions/" + idOf(second)).as(204);
    assertThat(Person.id(second)).isEmpty();
    second.get("/api/me/sessions").problem(403, "not-yours");
    assertThat(sessions(first)).hasSize(1);
  }

  @Test
  void nobodySignsOthersOut() {
    Visitor first = server.visitor();
    Person.transferCode(first);
    Visitor stranger = server.visitor();
    Person.transferCode(stranger);
    stranger.delete("/api/me/sessions/" + idOf(first)).problem(404, "unknown");
    stranger.delete("/api/me/sessions").as(204);
    assertThat(Person.id(first)).isNotEmpty();
    server.visitor().delete("/api/me/sessions").problem(403, "not-yours");
  }

  @Test
  void everywhereElseIsSignedOut() {
    Visitor first = server.visitor();
    Visitor second = another(first);
    Visitor third = another(first);
    String code = Person.transferCode(third);
    second.delete("/api/me/sessions").as(204);
    Person.claim(server.visitor(), code).problem(404, "unknown");
    assertThat(Person.id(first) + Person.id(third)).isEmpty();
    assertThat(Person.id(second)).isNotEmpty();
  }

  @Test
  void anotherServerLearnsOfItWithinSeconds() {
    Visitor first = server.visitor();
    Visitor second = another(first);
    String id = idOf(second);
    try (TestServer other = server.beside()) {
      first.at(other).delete("/api/me/sessions/" + id).as(204);
      assertThat(Person.id(second.at(other))).isEmpty();
    }
    server.clock().advance(Duration.ofSeconds(5));
    assertThat(Person.id(second)).isEmpty();
    assertThat(Person.id(first)).isNotEmpty();
    String hash = SecretGenerator.hash(second.cookie().split("=", 2)[1]);
    assertThat(Sql.ask(server, "select id from session where secret_hash = '" + hash + "'"))
        .isEmpty();
  }

  @Test
  void whoSignsOutIsNobodyHere() {
    Visitor first = server.visitor();
    Visitor second = another(first);
    String cookie = second.cookie();
    second.post("/api/signout").as(204);
    assertThat(second.cookie()).isNotEqualTo(cookie);
    assertThat(Person.id(second)).isEmpty();
    assertThat(sessions(first)).hasSize(1);
  }
}

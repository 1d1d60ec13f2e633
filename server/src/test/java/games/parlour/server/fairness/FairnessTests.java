package games.parlour.server.fairness;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.record.FairnessCheck;
import games.parlour.core.record.Nonces;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.GroupClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import games.parlour.testkit.cards.CardsGame;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What players add to the seed, and the check of what was dealt. */
public abstract class FairnessTests extends ServerTests {
  private JsonNode reserved(Visitor visitor) {
    return visitor.post("/api/commitments").as(201).json();
  }

  private static OpenRequest coin(String suffragettes, String police) {
    return OpenRequest.suffragetto(suffragettes, police).with("first", "coin");
  }

  private static Answer add(TableClient place, String nonce) {
    return place.visitor().put("/api/tables/" + place.id() + "/nonce", Map.of("nonce", nonce));
  }

  private static JsonNode fairness(TableClient place) {
    return place.visitor().get("/api/tables/" + place.id() + "/fairness?lang=en").as(200).json();
  }

  private static String record(TableClient place) {
    return place.visitor().get("/api/tables/" + place.id() + "/record").as(200).text();
  }

  @Test
  void whoOpensATableKnowsTheHashBeforeTheyAddToTheSeed() {
    Visitor ada = server.visitor();
    JsonNode promised = reserved(ada);
    TableClient place =
        TableClient.open(
            ada,
            coin("me", "device")
                .and("commitment", promised.path("id").asString())
                .and("nonce", "rain on  Tuesday "));
    JsonNode seed = place.state().path("seed");
    assertThat(seed.path("hash")).isEqualTo(promised.path("hash"));
    assertJson(seed).as("the coin was tossed at once").isFalse("/open");
    assertThat(seed.path("nonces").path(0).path("nonce").asString()).isEqualTo("rain on Tuesday");
    place.acts("resign");
    JsonNode fairness = fairness(place);
    assertThat(fairness.path("verdict").asString()).isEqualTo("agrees");
    assertThat(fairness.path("outcomes").asInt()).isEqualTo(1);
    assertThat(fairness.path("told").asString()).startsWith("The seed's fingerprint was published");
    assertThat(fairness.path("hash")).isEqualTo(promised.path("hash"));
    assertThat(record(place))
        .contains("nonce.suffragettes: rain on Tuesday\n")
        .contains("seed-hash: " + promised.path("hash").asString());
  }

  /** Wherever somebody sits down by themselves, the coin is tossed with what they add. */
  @Test
  void whoSitsDownInTheLobbyOrInAGroupAddsToTheSeed() {
    TableClient listed = TableClient.open(server.visitor(), coin("me", "open").listed());
    Visitor lobby = server.visitor();
    Map<String, String> wish = Map.of("seat", "police", "nonce", "from the lobby");
    lobby.post("/api/tables/" + listed.id() + "/join", wish).as(200);
    assertThat(nonces(listed)).containsExactly("from the lobby");

    List<GroupClient> two = GroupClient.of(server, 1);
    TableClient shared = TableClient.open(two.get(0).visitor(), coin("me", "open"));
    two.get(0).post("/tables", Map.of("table", shared.id())).as(204);
    Map<String, String> seat = Map.of("seat", "police", "nonce", "from the group");
    two.get(1).post("/tables/" + shared.id() + "/join", seat).as(200);
    assertThat(nonces(shared)).containsExactly("from the group");
  }

  @Test
  void bothWhoAreBroughtTogetherAddToTheSeed() {
    String first = pair(server.visitor(), "coin", "of the first");
    String second = pair(server.visitor(), "coin", "of the second");
    assertThat(second).isEqualTo(first);
    TableClient watching = new TableClient(server.visitor(), first);
    assertThat(watching.log()).as("the coin was tossed").hasSize(1);
    assertThat(nonces(watching)).containsExactlyInAnyOrder("of the first", "of the second");
    String chanceless = pair(server.visitor(), "police", "of no use");
    assertThat(nonces(new TableClient(server.visitor(), chanceless))).isEmpty();
  }

  /** Days for each move, so that nobody has to be there. */
  private static String pair(Visitor visitor, String first, String nonce) {
    Map<String, ?> wish =
        Map.of(
            "game",
            "suffragetto",
            "options",
            Map.of("first", first),
            "clock",
            Map.of("kind", "days", "days", 11, "vacation", 5),
            "nonce",
            nonce);
    return visitor.post("/api/pairing", wish).as(200).json().path("id").asString();
  }

  private static List<String> nonces(TableClient place) {
    return place
        .state()
        .path("seed")
        .path("nonces")
        .valueStream()
        .map(one -> one.path("nonce").asString())
        .toList();
  }

  @Test
  void aPromisedSeedIsUsedOnceByItsOwnerAndInTime() {
    Visitor ada = server.visitor();
    Visitor bea = server.visitor();
    String id = reserved(ada).path("id").asString();
    bea.post("/api/tables", coin("me", "device").and("commitment", id).body()).as(409);
    ada.post("/api/tables", coin("me", "device").and("commitment", id).body()).as(201);
    ada.post("/api/tables", coin("me", "device").and("commitment", id).body()).as(409);
    String first = reserved(ada).path("id").asString();
    String second = reserved(ada).path("id").asString();
    ada.post("/api/tables", coin("me", "device").and("commitment", first).body()).as(409);
    server.restart();
    server.clock().advance(Duration.ofMinutes(11));
    ada.post("/api/tables", coin("me", "device").and("commitment", second).body()).as(409);
  }

  @Test
  void aNonceAtOpeningNeedsAPromisedSeed() {
    Visitor ada = server.visitor();
    ada.post("/api/tables", coin("me", "device").and("nonce", "42").body()).as(422);
    String id = reserved(ada).path("id").asString();
    Map<String, Object> odd =
        coin("me", "device").and("commitment", id).and("nonce", "x".repeat(65)).body();
    ada.post("/api/tables", odd).as(422);
    OpenRequest noChance =
        OpenRequest.suffragetto("me", "device").and("commitment", id).and("nonce", "42");
    TableClient place = TableClient.open(ada, noChance);
    assertThat(place.state().path("seed").path("nonces")).isEmpty();
  }

  @Test
  void everyPlayerMayAddBeforeTheFirstChanceAndNobodyAfterIt() {
    TableClient host = TableClient.open(server.visitor(), coin("me", "open"));
    String hash = host.state().path("seed").path("hash").asString();
    assertJson(host.state()).isTrue("/seed/open");
    add(host, "first thought").as(204);
    add(host, "second thought").as(204);
    Visitor guest = server.visitor();
    add(host.to(guest), "a stranger's").as(403);
    JsonNode invitation = guest.get("/api/join/" + host.token()).as(200).json();
    assertThat(invitation.path("seedHash").asString()).isEqualTo(hash);
    guest.post("/api/join", Map.of("token", host.token(), "nonce", "42")).as(200);
    add(host, "too late").as(409);
    add(host.to(guest), "too late").as(409);
    server.restart();
    host.acts("resign");
    assertThat(fairness(host).path("verdict").asString()).isEqualTo("agrees");
    JsonNode nonces = host.state().path("seed").path("nonces");
    assertThat(nonces.findValuesAsString("nonce")).containsExactly("42", "second thought");
    assertThat(nonces.findValuesAsString("seat")).containsExactly("police", "suffragettes");
  }

  @Test
  void whoSitsDownAtAListedTableMayAddToo() {
    TableClient host = TableClient.open(server.visitor(), coin("me", "open").listed());
    Visitor guest = server.visitor();
    guest
        .post("/api/tables/" + host.id() + "/join", Map.of("seat", "police", "nonce", "Grüße"))
        .as(200);
    host.acts("resign");
    assertThat(record(host)).contains("nonce.police: Grüße\n");
    assertThat(fairness(host).path("verdict").asString()).isEqualTo("agrees");
  }

  @Test
  void whereNothingIsLeftToChanceNobodyAdds() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    add(host, "42").as(409);
    Visitor guest = server.visitor();
    guest.post("/api/join", Map.of("token", host.token(), "nonce", "42")).as(409);
    assertThat(host.status()).isEqualTo("open");
    host.joined(guest);
    host.acts("resign");
    assertThat(fairness(host).path("verdict").asString()).isEqualTo("no-chance");
  }

  @Test
  void aGameUnderWayTellsNothingOfItsSeed() {
    TableClient place = TableClient.open(server.visitor(), coin("me", "device"));
    place.visitor().get("/api/tables/" + place.id() + "/fairness").as(409);
    assertThat(record(place)).contains("seed-hash: ").doesNotContain("seed: ");
  }

  @Test
  void theRecordAloneProvesEveryDraw() {
    Visitor ada = server.visitor();
    String id = reserved(ada).path("id").asString();
    TableClient place =
        TableClient.open(
            ada,
            OpenRequest.cards("me", "device", "device", "device")
                .and("commitment", id)
                .and("nonce", "42"));
    for (int i = 0; i < 4; i++) {
      place.moves(place.offers().getFirst());
    }
    place.acts("resign");
    CardsGame game = new CardsGame();
    String text = record(place);
    FairnessCheck check = FairnessCheck.of(Session.replay(game, RecordText.read(text)));
    assertThat(check.verdict()).isEqualTo(FairnessCheck.Verdict.AGREES);
    assertThat(check.chances()).isGreaterThan(5);
    String other = text.replace("nonce.north: 42", "nonce.north: 43");
    assertThat(FairnessCheck.of(Session.replay(game, RecordText.read(other))).isWrong())
        .as("the record with another nonce of north is wrong")
        .isTrue();
    assertThat(Nonces.of(RecordText.read(text).record().tags())).containsEntry("north", "42");
    assertThat(fairness(place).path("outcomes").asInt()).isEqualTo(check.chances());
  }

  @Test
  void aRematchIsDealtByANewSeedWithoutOldNonces() {
    TableClient host = TableClient.open(server.visitor(), coin("me", "open"));
    add(host, "42").as(204);
    TableClient guest = host.joined(server.visitor());
    host.acts("resign");
    host.act(host.after(), "rematch").as(200);
    guest.act(guest.after(), "rematch").as(200);
    String next = host.state().path("rematch").path("table").asString();
    JsonNode seed = new TableClient(host.visitor(), next).state().path("seed");
    assertThat(seed.path("nonces")).isEmpty();
    assertThat(seed.path("hash")).isNotEqualTo(host.state().path("seed").path("hash"));
  }

  @Test
  void twoServersDealByTheSameNonces() {
    try (var other = server.beside()) {
      TableClient host = TableClient.open(server.visitor(), coin("me", "open"));
      TableClient there = new TableClient(host.visitor().at(other), host.id());
      assertThat(there.status()).isEqualTo("open");
      add(host, "told to the first server").as(204);
      Visitor guest = server.visitor().at(other);
      String token = host.token();
      int status = guest.post("/api/join", Map.of("token", token)).status();
      if (status == 409) {
        guest.post("/api/join", Map.of("token", token)).as(200);
      }
      there.acts("resign");
      assertThat(fairness(there).path("verdict").asString()).isEqualTo("agrees");
      assertThat(List.of(record(there).split("\n")))
          .contains("nonce.suffragettes: told to the first server");
    }
  }
}

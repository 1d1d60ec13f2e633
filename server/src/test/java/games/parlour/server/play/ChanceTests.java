package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.record.Dealer;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The coin, the seed behind it, and the record that proves it. */
public abstract class ChanceTests extends ServerTests {
  private static OpenRequest coin(String suffragettes, String police) {
    return OpenRequest.suffragetto(suffragettes, police).with("first", "coin");
  }

  @Test
  void theCoinIsTossedOnceWhenTheLastSeatIsTaken() {
    TableClient host = TableClient.open(server.visitor(), coin("me", "open"));
    assertThat(host.log()).isEmpty();
    TableClient guest = host.joined(server.visitor());
    JsonNode entries = guest.table().path("entries");
    assertThat(entries).hasSize(1);
    assertThat(entries.path(0).path("kind").asString()).isEqualTo("chance");
    assertJson(entries).isNull("/0/seat");
    String first = guest.state().path("turn").path("seat").asString();
    assertThat(entries.path(0).path("text").asString()).contains(first);
    server.restart();
    assertThat(host.table().path("entries")).isEqualTo(entries);
  }

  @Test
  void theSeedIsShownAtTheEndAndExplainsTheCoin() throws NoSuchAlgorithmException {
    for (int i = 0; i < 4; i++) {
      TableClient place = TableClient.open(server.visitor(), coin("me", "device"));
      String hash = place.state().path("seed").path("hash").asString();
      assertThat(record(place)).doesNotContain("seed: ");
      place.moves(place.offers().getFirst());
      place.acts("resign");
      JsonNode seed = place.state().path("seed");
      assertThat(seed.path("hash").asString()).isEqualTo(hash);
      String revealed = seed.path("revealed").asString();
      assertThat(sha256(revealed)).isEqualTo(hash);
      replayed(place, revealed);
    }
  }

  private static String sha256(String text) throws NoSuchAlgorithmException {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  private static void replayed(TableClient place, String seed) {
    RecordText.Parsed parsed = RecordText.read(record(place));
    Suffragetto game = new Suffragetto();
    Session<SuffragettoPosition, SuffragettoMove> session = Session.replay(game, parsed);
    assertThat(parsed.record().tags())
        .containsEntry("seed", seed)
        .containsEntry("player.police", "human");
    SuffragettoMove tossed = Dealer.ofHex(seed).deal(session.positionAfter(0), 0);
    assertThat(game.notation().write(tossed)).isEqualTo(place.log().getFirst());
    assertThat(session.size()).isEqualTo(place.after());
  }

  private static String record(TableClient place) {
    Answer answer = place.visitor().get("/api/tables/" + place.id() + "/record").as(200);
    assertThat(answer.type()).isEqualTo("text/plain");
    return answer.text();
  }

  @Test
  void aTableSaysWhetherChanceSpeaks() {
    Visitor visitor = server.visitor();
    for (OpenRequest ask :
        List.of(coin("me", "device"), OpenRequest.cards("me", "device", "device", "device"))) {
      assertJson(TableClient.open(visitor, ask).table()).isTrue("/chance");
    }
    OpenRequest firstIsKnown = OpenRequest.suffragetto("me", "device");
    OpenRequest tossed = OpenRequest.exchange("1908", "me", "device").with("first", "coin");
    for (OpenRequest ask : List.of(firstIsKnown, tossed)) {
      TableClient place = TableClient.open(visitor, ask);
      assertJson(place.table()).isFalse("/chance");
    }
  }

  @Test
  void aTossForTheFirstTurnIsOverAfterIt() {
    Visitor visitor = server.visitor();
    TableClient tossed = TableClient.open(visitor, coin("me", "device"));
    assertJson(tossed.table()).isTrue("/chance");
    assertJson(tossed.table()).isFalse("/chanceLater");
    OpenRequest cards = OpenRequest.cards("me", "device", "device", "device");
    assertJson(TableClient.open(visitor, cards).table()).isTrue("/chanceLater");
  }

  @Test
  void theRecordNamesThePlayers() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:greedy"));
    assertThat(record(place))
        .contains("player.police: greedy", "player.suffragettes: human", "game: suffragetto");
  }

  @Test
  void bothSidesOfTheCoinCome() {
    Visitor visitor = server.visitor();
    List<String> first = new ArrayList<>();
    while (first.stream().distinct().count() < 2 && first.size() < 60) {
      first.add(TableClient.open(visitor, coin("me", "device")).log().getFirst());
    }
    assertThat(first.stream().distinct()).hasSize(2);
  }
}

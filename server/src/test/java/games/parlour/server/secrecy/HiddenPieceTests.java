package games.parlour.server.secrecy;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.testkit.Seeds;
import games.parlour.testkit.ghosts.GhostsGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A board with hidden pieces: that everybody sees the board does not mean that it lies open. */
public abstract class HiddenPieceTests extends ServerTests {
  private static final List<String> NATURES = List.of("-good", "-evil");

  /** What nobody may hear who looks from this seat; a spectator looks from none. */
  private static List<String> secretsBefore(String seat) {
    List<String> secrets = new ArrayList<>();
    for (String side : List.of("white", "black")) {
      if (!side.equals(seat)) {
        NATURES.forEach(nature -> secrets.add("\"" + side + nature + "\""));
      }
    }
    return secrets;
  }

  /** Checks one answer; the plan only names the kinds of pieces that there are. */
  private static void keepsSecrets(JsonNode told, String seat) {
    JsonNode copy = told.deepCopy();
    if (copy instanceof ObjectNode table) {
      table.remove("plan");
    }
    String text = copy.toString();
    secretsBefore(seat).forEach(secret -> assertThat(text).doesNotContain(secret));
    for (JsonNode entry : copy.path("entries")) {
      boolean own = entry.path("seat").asString("").equals(seat);
      boolean move = entry.path("kind").asString().equals("move");
      assertThat(entry.path("text").isNull()).as("%s to %s", entry, seat).isEqualTo(move && !own);
      assertJson(entry).isNull("/thought");
    }
  }

  private static void lookAround(TableClient place, String seat) {
    keepsSecrets(place.table(), seat);
    for (String kind : List.of("open", "mine")) {
      keepsSecrets(place.visitor().get("/api/tables?kind=" + kind).as(200).json(), seat);
    }
  }

  @Test
  void aWholeGameOfTwoGuestsTellsNobodyAHiddenPiece() {
    Seeds.repeatably(this::playAWholeGame);
  }

  private void playAWholeGame(Generator random) {
    TableClient white =
        TableClient.open(server.visitor(), OpenRequest.ghosts("me", "open").listed());
    TableClient black = white.joined(server.visitor());
    TableClient watching = white.to(server.visitor());
    Map<String, TableClient> places = Map.of("white", white, "black", black, "", watching);
    String id = white.id();
    String record = "/api/tables/" + id + "/record";
    try (StreamClient toWhite = StreamClient.of(white.visitor(), id + ":0");
        StreamClient toBlack = StreamClient.of(black.visitor(), id + ":0");
        StreamClient toWatcher = StreamClient.of(watching.visitor(), id + ":0")) {
      while (watching.status().equals("playing")) {
        places.forEach((seat, place) -> lookAround(place, seat));
        watching.visitor().get(record).problem(409, "conflict");
        String seat = watching.state().path("turn").path("seat").asString();
        TableClient mover = seat.equals("white") ? white : black;
        List<String> offers = mover.offers();
        keepsSecrets(mover.moves(offers.get(random.below(offers.size()))), seat);
      }
      int last = watching.after();
      Map<String, StreamClient> lines = Map.of("white", toWhite, "black", toBlack, "", toWatcher);
      lines.forEach(
          (seat, line) ->
              line.awaitEntry(id, last).forEach(event -> keepsSecrets(event.data(), seat)));
    }
    String text = watching.visitor().get(record).as(200).text();
    assertThat(Session.replay(new GhostsGame(), RecordText.read(text)).turn())
        .isInstanceOf(Turn.Over.class);
  }

  /** Two tables that differ in White's secret are the same to Black and to a spectator. */
  @Test
  void whatIsHiddenMakesNoDifferenceToOthers() {
    List<TableClient> one = TableClient.pair(server, OpenRequest.ghosts("me", "open"));
    List<TableClient> two = TableClient.pair(server, OpenRequest.ghosts("me", "open"));
    one.get(0).moves(one.get(0).offers().getFirst());
    two.get(0).moves(two.get(0).offers().getLast());
    assertThat(two.get(0).anonymousTable()).isNotEqualTo(one.get(0).anonymousTable());
    for (int turn = 1; turn < 10; turn++) {
      TableClient watcher = one.get(0).to(server.visitor());
      assertThat(two.get(0).to(watcher.visitor()).anonymousTable())
          .isEqualTo(watcher.anonymousTable());
      assertThat(two.get(1).anonymousTable()).isEqualTo(one.get(1).anonymousTable());
      String step = quietMove(one.get(turn % 2));
      one.get(turn % 2).moves(step);
      two.get(turn % 2).moves(step);
    }
  }

  private static String quietMove(TableClient place) {
    return place
        .state()
        .path("offers")
        .valueStream()
        .filter(offer -> offer.path("taken").isEmpty())
        .map(offer -> offer.path("move").asString())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aComputerTellsNothingOfItsPieces() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.ghosts("me", "computer:level:3"));
    for (int answered = 2; answered <= 6; answered += 2) {
      int last = answered;
      place.moves(place.offers().getFirst());
      Await.until(() -> place.after() >= last || !place.status().equals("playing"));
      lookAround(place, "white");
      lookAround(place.to(server.visitor()), "");
    }
  }

  @Test
  void whereNothingIsHiddenEverythingIsTold() {
    List<TableClient> pair =
        TableClient.pair(server, OpenRequest.ghosts("me", "open").with("hidden", "off"));
    String arranged = pair.get(0).offers().getFirst();
    pair.get(0).moves(arranged);
    TableClient watching = pair.get(0).to(server.visitor());
    assertThat(watching.log()).containsExactly(arranged);
    assertThat(watching.state().path("view").toString()).contains("white-good", "white-evil");
    assertThat(watching.visitor().get("/api/tables/" + watching.id() + "/record").as(200).text())
        .contains(arranged);
  }
}

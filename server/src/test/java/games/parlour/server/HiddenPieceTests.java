package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import games.parlour.core.RecordText;
import games.parlour.core.Session;
import games.parlour.core.Turn;
import games.parlour.testkit.Seeds;
import games.parlour.testkit.ghosts.GhostsGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A board with hidden pieces: that everybody sees the board does not mean that it lies open. */
abstract class HiddenPieceTests extends Topic {
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
      assertThat(entry.path("thought").isNull()).isTrue();
    }
  }

  private static void lookAround(Place place, String seat) {
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
    Place white = Place.open(house.visitor(), Ask.ghosts("me", "open").listed());
    Place black = white.joined(house.visitor());
    Place watching = white.to(house.visitor());
    Map<String, Place> places = Map.of("white", white, "black", black, "", watching);
    String id = white.id();
    String record = "/api/tables/" + id + "/record";
    try (Line toWhite = Line.of(white.visitor(), id + ":0");
        Line toBlack = Line.of(black.visitor(), id + ":0");
        Line toWatcher = Line.of(watching.visitor(), id + ":0")) {
      while (watching.status().equals("playing")) {
        places.forEach((seat, place) -> lookAround(place, seat));
        watching.visitor().get(record).problem(409, "conflict");
        String seat = watching.state().path("turn").path("seat").asString();
        Place mover = seat.equals("white") ? white : black;
        List<String> offers = mover.offers();
        keepsSecrets(mover.moves(offers.get(random.below(offers.size()))), seat);
      }
      int last = watching.after();
      Map<String, Line> lines = Map.of("white", toWhite, "black", toBlack, "", toWatcher);
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
    List<Place> one = Place.pair(house, Ask.ghosts("me", "open"));
    List<Place> two = Place.pair(house, Ask.ghosts("me", "open"));
    one.get(0).moves(one.get(0).offers().getFirst());
    two.get(0).moves(two.get(0).offers().getLast());
    assertThat(two.get(0).anonymousTable()).isNotEqualTo(one.get(0).anonymousTable());
    for (int turn = 1; turn < 10; turn++) {
      Place watcher = one.get(0).to(house.visitor());
      assertThat(two.get(0).to(watcher.visitor()).anonymousTable())
          .isEqualTo(watcher.anonymousTable());
      assertThat(two.get(1).anonymousTable()).isEqualTo(one.get(1).anonymousTable());
      String step = quietMove(one.get(turn % 2));
      one.get(turn % 2).moves(step);
      two.get(turn % 2).moves(step);
    }
  }

  private static String quietMove(Place place) {
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
    Place place = Place.open(house.visitor(), Ask.ghosts("me", "computer:level:3"));
    for (int answered = 2; answered <= 6; answered += 2) {
      int last = answered;
      place.moves(place.offers().getFirst());
      Patience.until(() -> place.after() >= last || !place.status().equals("playing"));
      lookAround(place, "white");
      lookAround(place.to(house.visitor()), "");
    }
  }

  @Test
  void whereNothingIsHiddenEverythingIsTold() {
    List<Place> pair = Place.pair(house, Ask.ghosts("me", "open").with("hidden", "off"));
    String arranged = pair.get(0).offers().getFirst();
    pair.get(0).moves(arranged);
    Place watching = pair.get(0).to(house.visitor());
    assertThat(watching.log()).containsExactly(arranged);
    assertThat(watching.state().path("view").toString()).contains("white-good", "white-evil");
    assertThat(watching.visitor().get("/api/tables/" + watching.id() + "/record").as(200).text())
        .contains(arranged);
  }
}

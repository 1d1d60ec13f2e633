package games.parlour.server.secrecy;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.testkit.Seeds;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A game with secrets: nobody is told what their seat may not know. */
public abstract class SecretTests extends ServerTests {
  private static final CardsGame GAME = new CardsGame();

  private List<TableClient> four(OpenRequest ask) {
    List<TableClient> places = new ArrayList<>();
    places.add(TableClient.open(server.visitor(), ask));
    for (int i = 1; i < 4; i++) {
      places.add(places.getFirst().joined(server.visitor()));
    }
    return places;
  }

  private List<TableClient> four(CardsPosition position) {
    return four(
        OpenRequest.cards("me", "open", "open", "open")
            .and("position", GAME.notation().writePosition(position)));
  }

  /** A position in the middle of a game in which a seat decides. */
  public static CardsPosition somewhere(Generator random) {
    CardsPosition position = GAME.start(GAME.setup(Occasion.TABLE));
    int steps = 9 + random.below(12);
    for (int i = 0; i < steps || !(position.turn() instanceof Turn.Decide); i++) {
      if (position.turn() instanceof Turn.Over) {
        return somewhere(random);
      }
      List<CardMove> moves = position.moves();
      position = position.play(moves.get(random.below(moves.size())));
    }
    return position;
  }

  @Test
  void theTrueAndAnImaginedPositionAreToldAlike() {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < 4; i++) {
            CardsPosition truth = somewhere(random);
            List<TableClient> there = four(truth);
            for (Seat seat : GAME.seats(GAME.setup(Occasion.TABLE))) {
              List<TableClient> other = four(truth.imagine(seat, random));
              assertThat(other.get(seat.index()).anonymousTable())
                  .isEqualTo(there.get(seat.index()).anonymousTable());
            }
          }
        });
  }

  @Test
  void whatOthersDoInSecretIsToldAlike() {
    Seeds.repeatably(
        random -> {
          int compared = 0;
          while (compared < 6) {
            CardsPosition truth = somewhere(random);
            Seat decider = ((Turn.Decide) truth.turn()).seat();
            Seat watcher =
                GAME.seats(GAME.setup(Occasion.TABLE))
                    .get((decider.index() + 1 + random.below(3)) % 4);
            Optional<CardMove> secret =
                truth.moves().stream()
                    .filter(move -> !(move instanceof CardMove.Play))
                    .skip(random.below(3))
                    .findFirst();
            CardsPosition imagined = truth.imagine(watcher, random);
            if (secret.isPresent() && imagined.moves().contains(secret.get())) {
              String move = GAME.notation().write(secret.get());
              List<TableClient> one = four(truth);
              List<TableClient> two = four(imagined);
              one.get(decider.index()).moves(move);
              two.get(decider.index()).moves(move);
              JsonNode seen = one.get(watcher.index()).anonymousTable();
              assertThat(two.get(watcher.index()).anonymousTable()).as(move).isEqualTo(seen);
              assertJson(seen).isNull("/entries/0/text");
              assertThat(one.get(decider.index()).log().getFirst()).isEqualTo(move);
              compared++;
            }
          }
        });
  }

  @Test
  void aWholeGameKeepsItsSecretsUntilItIsOver() {
    Seeds.repeatably(
        random -> {
          List<TableClient> places =
              four(OpenRequest.cards("me", "open", "open", "open").with("rounds", "1"));
          String record = "/api/tables/" + places.getFirst().id() + "/record";
          TableClient watching = places.getFirst().to(server.visitor());
          while (watching.status().equals("playing")) {
            watching.visitor().get(record).problem(409, "conflict");
            places.getFirst().visitor().get(record).problem(409, "conflict");
            for (TableClient place : places) {
              List<String> offers = place.offers();
              if (!offers.isEmpty()) {
                place.moves(offers.get(random.below(offers.size())));
              }
            }
          }
          assertThat(watching.log()).isNotEmpty().containsOnly("-");
          for (TableClient place : places) {
            String own = place.state().path("yours").path(0).asString();
            for (JsonNode entry : place.table().path("entries")) {
              boolean mine = entry.path("seat").asString("").equals(own);
              assertThat(entry.path("text").isNull()).as("%s", entry).isEqualTo(!mine);
            }
          }
          String text = watching.visitor().get(record).as(200).text();
          assertThat(Session.replay(GAME, RecordText.read(text)).turn())
              .isInstanceOf(Turn.Over.class);
        });
  }

  @Test
  void spectatorsKnowLeast() {
    List<TableClient> places = four(OpenRequest.cards("me", "open", "open", "open"));
    assertThat(hands(places.getFirst().to(server.visitor()))).isNotEmpty().containsOnly("soft");
    assertThat(hands(places.getFirst()).stream().filter("purple"::equals))
        .as("one's own cards, and no others")
        .hasSize(hands(places.getFirst()).size() / 4);
  }

  /** How the cards of the hands are told, card by card. */
  private static List<String> hands(TableClient place) {
    JsonNode view = place.state().path("view");
    assertThat(view.path("kind").asString()).isEqualTo("sheet");
    assertThat(view.path("parts").path(1).path("kind").asString()).isEqualTo("grid");
    return view.path("parts")
        .path(1)
        .path("rows")
        .valueStream()
        .flatMap(JsonNode::valueStream)
        .flatMap(JsonNode::valueStream)
        .map(word -> word.path("tone").asString())
        .toList();
  }
}

package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two on a side: what scenes cannot show, the beginnings above all. */
class PartnersTest {
  private static final String TABLE =
      "aside:ohio aside:texas aside:utah draw:transportation draw:counter-strat"
          + " draw:national-focus";
  private static final String SIX_SUFFRAGIST =
      "draw:lucy-stone draw:anna-dickinson draw:frances-willard draw:pioneer-women"
          + " draw:the-union-signal draw:frances-harper";
  private static final String SIX_OPPOSITION =
      "draw:old-dixie draw:the-civil-war draw:gerrymandering draw:horace-greeley"
          + " draw:catharine-beecher draw:senator-joseph-brown";

  private final VotesForWomen game = new VotesForWomen();

  private VotesPosition start(String mode) {
    return game.start(game.setup(Occasion.STUDY, Map.of("mode", mode), Optional.empty()));
  }

  private VotesPosition play(VotesPosition start, String moves) {
    VotesPosition position = start;
    for (String move : moves.split(" ", -1)) {
      position = position.play(game.notation().read(position, move));
    }
    return position;
  }

  private List<String> texts(VotesPosition position) {
    return position.moves().stream().map(game.notation()::write).toList();
  }

  private static List<String> draws(Deck deck, Era era) {
    return GameData.get().cards().stream()
        .filter(card -> card.deck() == deck && card.era() == era)
        .map(CardData::id)
        .map(id -> "draw:" + id)
        .toList();
  }

  private static String asked(VotesPosition position) {
    return position.turn() instanceof Turn.Decide decide ? decide.seat().name() : "nobody";
  }

  private List<String> line(VotesPosition position) {
    return List.of(game.notation().writePosition(position).split(" ", -1));
  }

  @Test
  void twoOnOneYellowHasAnEarlyCardWherePurpleHasTheStartCard() {
    VotesPosition position = play(start("two-on-one"), TABLE);
    assertThat(texts(position))
        .containsExactlyInAnyOrderElementsOf(draws(Deck.SUFFRAGIST, Era.EARLY))
        .hasSize(17);
    assertThat(line(position)).contains("hand.purple=seneca-falls-convention");

    position = play(position, "draw:women-to-the-polls");
    assertThat(texts(position)).as("Purple's first").hasSize(16).contains("draw:lucy-stone");
    position = play(position, SIX_SUFFRAGIST);
    assertThat(texts(position)).as("no Early card besides").hasSize(17).contains("draw:old-dixie");
    position = play(position, SIX_OPPOSITION);

    assertThat(asked(position)).isEqualTo("purple");
    assertThat(line(position))
        .contains(
            "turn=1",
            "round=1",
            "hand.purple=seneca-falls-convention,frances-willard,lucy-stone,anna-dickinson",
            "hand.yellow=frances-harper,the-union-signal,pioneer-women,women-to-the-polls",
            "hand.opposition=the-patriarchy,the-civil-war,senator-joseph-brown,gerrymandering,"
                + "horace-greeley,catharine-beecher,old-dixie");
  }

  @Test
  void oneOnTwoTheSecondPlayerHasTheEarlyCard() {
    VotesPosition position = play(start("one-on-two"), TABLE);
    assertThat(texts(position))
        .containsExactlyInAnyOrderElementsOf(draws(Deck.OPPOSITION, Era.EARLY));

    position = play(position, "draw:border-states " + SIX_SUFFRAGIST + " " + SIX_OPPOSITION);

    assertThat(asked(position)).isEqualTo("suffragist");
    assertThat(line(position))
        .contains(
            "hand.suffragist=seneca-falls-convention,frances-willard,lucy-stone,anna-dickinson,"
                + "frances-harper,the-union-signal,pioneer-women",
            "hand.first=the-patriarchy,the-civil-war,gerrymandering,old-dixie",
            "hand.second=senator-joseph-brown,border-states,horace-greeley,catharine-beecher");
  }

  @Test
  void twoOnTwoYellowIsDealtBeforeTheSecondPlayer() {
    VotesPosition position = play(start("two-on-two"), TABLE);
    assertThat(texts(position))
        .containsExactlyInAnyOrderElementsOf(draws(Deck.SUFFRAGIST, Era.EARLY));
    position = play(position, "draw:women-to-the-polls");
    assertThat(texts(position))
        .containsExactlyInAnyOrderElementsOf(draws(Deck.OPPOSITION, Era.EARLY));

    position = play(position, "draw:border-states " + SIX_SUFFRAGIST + " " + SIX_OPPOSITION);

    assertThat(asked(position)).isEqualTo("purple");
    assertThat(line(position))
        .contains(
            "hand.purple=seneca-falls-convention,frances-willard,lucy-stone,anna-dickinson",
            "hand.yellow=frances-harper,the-union-signal,pioneer-women,women-to-the-polls",
            "hand.first=the-patriarchy,the-civil-war,gerrymandering,old-dixie",
            "hand.second=senator-joseph-brown,border-states,horace-greeley,catharine-beecher");
  }

  @Test
  void partnersTakeTurnsFromRoundToRound() {
    VotesPosition position =
        play(
            start("two-on-two"),
            TABLE
                + " draw:women-to-the-polls draw:border-states "
                + SIX_SUFFRAGIST
                + " "
                + SIX_OPPOSITION);
    String rounds =
        "purple event:seneca-falls-convention NY+purple NY+purple first event:old-dixie"
            + " yellow organize:frances-harper second event:border-states"
            + " purple organize:lucy-stone first event:the-civil-war"
            + " yellow organize:pioneer-women second event:horace-greeley"
            + " purple organize:anna-dickinson first event:the-patriarchy"
            + " yellow organize:the-union-signal second event:senator-joseph-brown done"
            + " purple offer yellow accept yellow ready first offer second decline second ready";
    for (String word : rounds.split(" ", -1)) {
      if (Set.of("purple", "yellow", "first", "second").contains(word)) {
        assertThat(asked(position)).isEqualTo(word);
      } else {
        position = play(position, word);
      }
    }
    assertThat(line(position))
        .contains(
            "turn=2",
            "hand.purple=women-to-the-polls",
            "hand.yellow=frances-willard",
            "hand.first=gerrymandering",
            "hand.second=catharine-beecher",
            "claimed.second=georgia");
  }

  @Test
  void v106HandsAreOpenOnlyWhereThereArePartners() {
    for (String mode : List.of("one-on-one", "solitaire")) {
      assertThatThrownBy(
              () ->
                  game.setup(
                      Occasion.STUDY, Map.of("mode", mode, "hands", "open"), Optional.empty()))
          .isInstanceOf(Refusal.class);
    }
  }

  @Test
  void everyRulingOnPartnersHasAScene() {
    Set<String> shown =
        Scene.all().stream()
            .filter(scene -> scene.steps().stream().anyMatch(s -> s.verb().equals("expect")))
            .map(Scene::subject)
            .collect(Collectors.toSet());
    assertThat(shown)
        .as("V106, open hands, is in SecretsTest and TellingTest")
        .containsAll(IntStream.rangeClosed(98, 105).mapToObj(n -> "V" + n).toList());
  }
}

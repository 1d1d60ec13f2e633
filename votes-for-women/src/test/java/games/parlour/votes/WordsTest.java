package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.testkit.law.TextLaws;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.card.Card;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.MoveKind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What random games may never come to say has words as well, and the words read well. */
class WordsTest {
  private final VotesForWomen game = new VotesForWomen();
  private final TextLaws<VotesPosition, VotesMove> laws =
      new TextLaws<>(game, game.setup(Occasion.STUDY));

  private static Stream<Card> cards() {
    return GameData.get().cards().stream().map(card -> Cards.get(card.index()));
  }

  @Test
  void everyCardHasATitleAndSaysWhatItDoes() {
    assertThat(cards())
        .hasSize(170)
        .allSatisfy(
            card -> {
              laws.exists(card.title());
              assertThat(CardOperations.effects(card)).isNotEmpty().allSatisfy(laws::exists);
              assertThat(CardOperations.effectsForBot(card)).allSatisfy(laws::exists);
              assertThat(CardOperations.effectsForBot(card).isEmpty())
                  .isEqualTo(card.data().bot() == null);
            });
  }

  @Test
  void titlesAreThePrintedOnesInEveryLanguage() {
    for (Language language : Language.values()) {
      Catalogue words = game.texts(language);
      assertThat(cards())
          .allSatisfy(card -> assertThat(words.tell(card.title())).isEqualTo(card.data().title()));
    }
  }

  @Test
  void statesAndRegionsAreNamed() {
    GameData.get().states().forEach(state -> laws.exists(GameTexts.state(state.index())));
    GameData.get()
        .regions()
        .forEach(
            region -> {
              laws.exists(GameTexts.region(region.index()));
              laws.exists(GameTexts.in(region.index()));
              laws.exists(GameTexts.to(region.index()));
            });
  }

  @ParameterizedTest
  @EnumSource
  void everyKindOfMoveHasALabel(MoveKind kind) {
    assertThat(new VotesMove(kind, 0, 0).label())
        .hasValueSatisfying(label -> laws.exists(label.words()));
  }

  @Test
  void effectsReadWell() {
    assertThat(effects("frederick-douglass", Language.EN))
        .containsExactly(
            "Roll 1d8.", "Place that many Suffragist cubes in the Northeast, at most 1 per state.");
    assertThat(effects("union-victory", Language.EN))
        .containsExactly(
            "Only while The Civil War is in effect.",
            "Roll 1d6: with 3 or more the event succeeds, with less nothing happens.",
            "Take 2 buttons.",
            "The Civil War is no longer in effect.");
    assertThat(effects("the-patriarchy", Language.DE))
        .containsExactly(
            "Eine rote Figur kommt in den Süden.",
            "Nimm 4 Anstecker.",
            "Setze 1 roten Stein in jeden Staat im Nordosten, in der Region Atlantik & Appalachen,"
                + " im Süden und im Mittleren Westen.");
    assertThat(effects("processions-for-suffrage", Language.DE))
        .containsExactly(
            "Suffragistinnen: W8 statt W6 für Lobbyarbeit, und ab 6 ist jeder Würfel ein Treffer.",
            "Gilt für den Rest des Durchgangs.");
    assertThat(effects("gerrymandering", Language.DE))
        .containsExactly("Nimm alle gelben Steine aus bis zu 2 Staaten.");
  }

  private List<String> effects(String id, Language language) {
    List<Text> effects = CardOperations.effects(Cards.get(GameData.get().card(id).index()));
    return effects.stream().map(game.texts(language)::tell).toList();
  }
}

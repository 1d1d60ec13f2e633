package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.show.CardFace;
import games.parlour.core.show.CardIndex;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.Rulebook;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.testkit.value.TextFinder;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** What holds for the index of a game's cards: every card can be found, read and understood. */
public final class CardIndexLaws {
  private final Game<?, ?> game;
  private final Consumer<Text> exists;

  /** Words are looked for with a law of texts. */
  CardIndexLaws(Game<?, ?> game, Consumer<Text> exists) {
    this.game = game;
    this.exists = exists;
  }

  /** Every card has an id of its own, a listed deck and era, words, and rulings that are told. */
  public void isWhole() {
    CardIndexGame.indexOf(game).ifPresent(this::isWhole);
  }

  private void isWhole(CardIndex index) {
    List<String> decks = index.decks().stream().map(CardIndex.Deck::id).toList();
    List<String> eras = index.eras().stream().map(CardIndex.Era::id).toList();
    TextFinder.each(index, exists);
    Set<String> ids = new HashSet<>();
    for (CardFace card : index.cards()) {
      unless(ids.add(card.id()), "a card's id is its own", card.id());
      unless(decks.contains(card.deck()), "a card's deck is listed", card.id(), card.deck());
      boolean known = card.era().map(eras::contains).orElse(true);
      unless(known, "a card's era is listed", card.id(), card.era());
      unless(!card.lines().isEmpty(), "a card says what it does", card.id());
      sides(card.side());
    }
    index.decks().forEach(deck -> sides(deck.side()));
    rulings(index);
  }

  private void sides(Optional<String> side) {
    side.ifPresent(name -> exists.accept(Text.of("side." + name)));
  }

  private void rulings(CardIndex index) {
    Set<String> rulings = new HashSet<>();
    index.cards().forEach(card -> rulings.addAll(card.rulings()));
    for (Language language : Language.values()) {
      Rulebook book = Rulebook.of(game.options(), game.texts(language));
      rulings.forEach(rule -> unless(book.tells(rule), "a card's ruling is told", language, rule));
    }
  }
}

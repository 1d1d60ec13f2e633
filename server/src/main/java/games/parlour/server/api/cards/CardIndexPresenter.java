package games.parlour.server.api.cards;

import games.parlour.core.Game;
import games.parlour.core.show.CardFace;
import games.parlour.core.show.CardIndex;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.ApiJson;
import games.parlour.server.api.Catalogues;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tells the cards of games. Thread-safe. */
public final class CardIndexPresenter {
  private final Catalogues words;
  private final Map<String, WrittenIndex> written = new ConcurrentHashMap<>();

  public CardIndexPresenter(Catalogues words) {
    this.words = words;
  }

  /** All cards of a game; a problem where it has no index of them. */
  public WrittenIndex index(Game<?, ?> game, Language language) {
    CardIndex index =
        CardIndexGame.indexOf(game)
            .orElseThrow(
                () ->
                    new ProblemException(
                        ProblemKind.UNKNOWN, Text.of("problem.cards", "game", game.id())));
    return written.computeIfAbsent(
        language.tag() + " " + game.id(),
        key -> {
          Object document = document(game, index, words.of(game, language));
          return new WrittenIndex(ApiJson.MAPPER.writeValueAsBytes(document));
        });
  }

  private static CardDocuments.Index document(Game<?, ?> game, CardIndex index, Catalogue said) {
    return new CardDocuments.Index(
        game.id(),
        said.tell("game.name"),
        index.decks().stream()
            .map(
                deck ->
                    new CardDocuments.CardDeck(
                        deck.id(), said.tell(deck.name()), deck.side().orElse(null)))
            .toList(),
        index.eras().stream()
            .map(era -> new CardDocuments.CardEra(era.id(), said.tell(era.name())))
            .toList(),
        index.cards().stream().map(card -> card(card, said)).toList());
  }

  private static CardDocuments.CardText card(CardFace card, Catalogue said) {
    return new CardDocuments.CardText(
        card.id(),
        said.tell(card.name()),
        card.deck(),
        card.era().orElse(null),
        card.side().orElse(null),
        card.place().orElse(null),
        lines(card.lines(), said),
        lines(card.botLines(), said),
        card.rulings());
  }

  private static List<CardDocuments.CardLine> lines(List<CardFace.Line> lines, Catalogue said) {
    return lines.stream()
        .map(line -> new CardDocuments.CardLine(line.icon(), said.tell(line.text())))
        .toList();
  }
}

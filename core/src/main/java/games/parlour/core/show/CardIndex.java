package games.parlour.core.show;

import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * All cards of a game, to be looked up with or without a game under way.
 *
 * @param decks the decks, in the order in which they are told
 * @param eras what the cards of a deck are divided into, in order; none where they are not
 * @param cards every card, deck by deck
 */
public record CardIndex(List<Deck> decks, List<Era> eras, List<CardFace> cards) {
  public CardIndex {
    decks = List.copyOf(decks);
    eras = List.copyOf(eras);
    cards = List.copyOf(cards);
  }

  /** A deck; it may belong to a side. */
  public record Deck(String id, Text name, Optional<String> side) {}

  /** A part of a deck that comes before or after the others. */
  public record Era(String id, Text name) {}
}

package games.parlour.votes.notation;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Decks;

/** The cards that a line has named so far: each can lie in one place only. */
final class PlacedCards {
  private final long[] events = new long[2];
  private long claims;
  private long bots;

  /** Notes a card, and refuses one that was named before. */
  int put(String key, int card) {
    if (has(card)) {
      String id = GameData.get().cards().get(card).id();
      throw PositionLine.wrong(Text.of("refused.line.card-twice", "card", id, "key", key));
    }
    if (card >= BotDeck.FIRST) {
      bots |= BotDeck.bit(card);
    } else if (card >= Claims.FIRST) {
      claims |= 1L << card - Claims.FIRST;
    } else {
      events[Decks.deckOf(card)] |= Decks.bit(card);
    }
    return card;
  }

  /** Whether a card was named before. */
  boolean has(int card) {
    if (card >= BotDeck.FIRST) {
      return (bots & BotDeck.bit(card)) != 0;
    }
    return card >= Claims.FIRST
        ? (claims >> card - Claims.FIRST & 1) != 0
        : (events[Decks.deckOf(card)] & Decks.bit(card)) != 0;
  }

  /** The Oppobot's cards that were named, as a set. */
  long bots() {
    return bots;
  }

  /** The event cards of a deck that were named, as a set. */
  long events(int deck) {
    return events[deck];
  }

  /** The Strategy and State cards that were named, as a set. */
  long claims() {
    return claims;
  }

  /** An event card, of a certain deck unless that is below zero. */
  static int event(String key, String id, int deck) {
    int card = known(key, id);
    if (card >= Claims.FIRST || deck >= 0 && Decks.deckOf(card) != deck) {
      throw misplaced(key, id);
    }
    return card;
  }

  /** A card of the Oppobot's. */
  static int bot(String key, String id) {
    int card = known(key, id);
    if (card < BotDeck.FIRST) {
      throw misplaced(key, id);
    }
    return card;
  }

  /** A Strategy or State card among some. */
  static int claim(String key, String id, long among) {
    int card = known(key, id);
    if (card < Claims.FIRST || card >= BotDeck.FIRST || (among >> card - Claims.FIRST & 1) == 0) {
      throw misplaced(key, id);
    }
    return card;
  }

  private static int known(String key, String id) {
    return GameData.get()
        .find(id)
        .map(CardData::index)
        .orElseThrow(
            () -> PositionLine.wrong(Text.of("refused.line.card", "card", id, "key", key)));
  }

  static Refusal misplaced(String key, String id) {
    return PositionLine.wrong(Text.of("refused.line.misplaced", "card", id, "key", key));
  }
}

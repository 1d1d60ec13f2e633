package games.parlour.votes.rules.pieces;

import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import java.util.Arrays;

/** Sets of cards by deck and era, one bit each, and how many pieces the box has. */
public final class CardSets {
  private static final int ERAS = Era.values().length;
  private static final int[] OF_STATE = ofStates();

  /** For each deck and era, the set of its cards. */
  private static final long[][] BY_ERA = byEra();

  /** For each era, the set of the Oppobot's cards. */
  private static final long[] BOT_BY_ERA = botByEra();

  private static final int[] BUTTONS = {
    GameData.get().pieces("buttons", "suffragist"), GameData.get().pieces("buttons", "opposition")
  };
  private static final int[] CUBES = {
    GameData.get().pieces("cubes", "purple"),
    GameData.get().pieces("cubes", "yellow"),
    GameData.get().pieces("cubes", "red")
  };

  private CardSets() {}

  private static int[] ofStates() {
    int[] cards = new int[Cubes.STATES];
    Arrays.fill(cards, -1);
    for (CardData card : GameData.get().cards()) {
      if (card.state() >= 0) {
        cards[card.state()] = card.index();
      }
    }
    return cards;
  }

  private static long[][] byEra() {
    long[][] cards = new long[2][ERAS];
    for (CardData card : GameData.get().cards()) {
      Era era = card.era();
      if (era != null && card.index() < Claims.FIRST) {
        cards[Decks.deckOf(card.index())][era.ordinal()] |= Decks.bit(card.index());
      }
    }
    return cards;
  }

  private static long[] botByEra() {
    long[] cards = new long[ERAS];
    for (CardData card : GameData.get().cards()) {
      Era era = card.era();
      if (era != null && card.deck() == Deck.OPPOBOT) {
        cards[era.ordinal()] |= BotDeck.bit(card.index());
      }
    }
    return cards;
  }

  /** The State card of a state, or -1. */
  public static int ofState(int state) {
    return OF_STATE[state];
  }

  /** All cards of a deck. */
  public static long deck() {
    return (1L << Decks.SIZE) - 1;
  }

  /** The start card of a side's deck. */
  public static long start(int deck) {
    return era(deck, Era.START);
  }

  public static long era(int deck, Era era) {
    return BY_ERA[deck][era.ordinal()];
  }

  /** The cards of a card's deck that are of its era. */
  static long sameEra(int card) {
    for (long era : BY_ERA[Decks.deckOf(card)]) {
      if ((era & Decks.bit(card)) != 0) {
        return era;
      }
    }
    return 0;
  }

  /** The Oppobot's cards of an era. */
  static long bot(Era era) {
    return BOT_BY_ERA[era.ordinal()];
  }

  /** Those of a set of cards that are of its earliest era. */
  static long earliest(int deck, long cards) {
    for (long era : BY_ERA[deck]) {
      if ((cards & era) != 0) {
        return cards & era;
      }
    }
    return cards;
  }

  /** How many buttons a side has in all. */
  static int buttons(int side) {
    return BUTTONS[side];
  }

  /** How many cubes of a colour are in the box. */
  public static int cubes(int colour) {
    return CUBES[colour];
  }
}

package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;

/**
 * Who knows more than the places of cards tell. A seat knows its own hand and what it drew aside;
 * besides, cards that it was shown or put back itself. Of every other hidden card all can count out
 * the era, since draw piles go by eras, except of cards whose eras were mixed: cards drawn aside to
 * be put back, and shuffled piles. Such cards form a lot: their eras together are known, not which
 * is which. A lot that meets another becomes one with it, even if some of its cards had left for a
 * hand before: of these more is then thought possible than could be counted out, never less.
 */
public final class CardKnowledge {
  /** How many lots a deck can have. */
  public static final int LOTS = 3;

  private CardKnowledge() {}

  /** Cards of a deck that a seat knows although they lie hidden elsewhere. */
  public static long known(GameState t, int seat, int deck) {
    return t.get(StateLayout.KNOWN + 2 * seat + deck);
  }

  /** A seat learns where cards of a deck are. */
  public static void learn(GameState t, int seat, int deck, long cards) {
    t.put(StateLayout.KNOWN + 2 * seat + deck, known(t, seat, deck) | cards);
  }

  /** A seat has cards in its own hand now: there is nothing to remember about them. */
  static void unlearn(GameState t, int seat, int deck, long cards) {
    if ((known(t, seat, deck) & cards) != 0) {
      t.put(StateLayout.KNOWN + 2 * seat + deck, known(t, seat, deck) & ~cards);
    }
  }

  /** Nobody can know any more where these cards are. */
  public static void forget(GameState t, int deck, long cards) {
    for (int seat = 0; seat < Terms.MOST_SEATS; seat++) {
      if ((known(t, seat, deck) & cards) != 0) {
        t.put(StateLayout.KNOWN + 2 * seat + deck, known(t, seat, deck) & ~cards);
      }
    }
  }

  /** The cards of a lot. */
  public static long lot(GameState t, int deck, int lot) {
    return t.get(StateLayout.MIXED + LOTS * deck + lot);
  }

  public static void layLot(GameState t, int deck, int lot, long cards) {
    t.put(StateLayout.MIXED + LOTS * deck + lot, cards);
  }

  /**
   * Cards become a lot, together with the lots that they share cards with. The cards of the game
   * make no more lots than there is room for; after another beginning two may become one.
   */
  public static void mix(GameState t, int deck, long cards) {
    if (cards == 0) {
      return;
    }
    long all = cards;
    for (int lot = 0; lot < LOTS; lot++) {
      if ((lot(t, deck, lot) & cards) != 0) {
        all |= lot(t, deck, lot);
        layLot(t, deck, lot, 0);
      }
    }
    for (int lot = 0; lot < LOTS; lot++) {
      if (lot(t, deck, lot) == 0) {
        layLot(t, deck, lot, all);
        return;
      }
    }
    layLot(t, deck, LOTS - 1, all | lot(t, deck, LOTS - 1));
  }

  /**
   * A card is about to be shown that lay hidden among others. Nobody sees whether it was one of a
   * lot or one beside it, so that those of its era there and the lots that may have held it become
   * one.
   */
  public static void blur(GameState t, int deck, long among, int card) {
    long era = CardSets.sameEra(card);
    long all = among & era;
    boolean lots = false;
    for (int lot = 0; lot < LOTS; lot++) {
      long cards = lot(t, deck, lot);
      if ((cards & among) != 0 && (cards & era) != 0) {
        all |= cards & among;
        lots = true;
      }
    }
    if (lots) {
      mix(t, deck, all);
    }
  }

  /** Everybody sees a card: nothing about it is to be remembered. */
  static void isPublic(GameState t, int card) {
    int deck = Decks.deckOf(card);
    long bit = Decks.bit(card);
    forget(t, deck, bit);
    for (int lot = 0; lot < LOTS; lot++) {
      if ((lot(t, deck, lot) & bit) != 0) {
        layLot(t, deck, lot, lot(t, deck, lot) & ~bit);
      }
    }
  }
}

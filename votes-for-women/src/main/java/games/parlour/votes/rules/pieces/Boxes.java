package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;

/** The three boxes of cards in effect: for the turn, for the game, for Final Voting. */
public final class Boxes {
  public static final int TURN = 0;
  public static final int GAME = 1;
  public static final int BALLOT = 2;
  public static final int COUNT = 3;

  private static final int DECKS = 2;

  private Boxes() {}

  /** The cards of a deck that lie in a box. */
  public static long cards(Components t, int box, int deck) {
    return t.get(StateLayout.BOX + DECKS * box + deck);
  }

  public static void lay(GameState t, int box, int deck, long cards) {
    t.put(StateLayout.BOX + DECKS * box + deck, cards);
    long barred = RulesInForce.barred(t);
    if (barred != t.get(StateLayout.BARRED)) {
      t.put(StateLayout.BARRED, barred);
    }
  }

  /** Whether a card is in effect. */
  public static boolean has(Components t, int card) {
    int deck = Decks.deckOf(card);
    return ((cards(t, TURN, deck) | cards(t, GAME, deck) | cards(t, BALLOT, deck))
            & Decks.bit(card))
        != 0;
  }

  public static boolean isEmpty(Components t, int box) {
    return cards(t, box, 0) == 0 && cards(t, box, 1) == 0;
  }

  static void put(GameState t, int box, int card) {
    int deck = Decks.deckOf(card);
    lay(t, box, deck, cards(t, box, deck) | Decks.bit(card));
    CardKnowledge.isPublic(t, card);
    t.log().stays(card, box);
  }

  /**
   * A card leaves the box it is in, if it is in one. For the Oppobot's card, which has been put to
   * its discards, an Opposition card lay there.
   */
  public static void end(GameState t, int card) {
    int deck = Decks.deckOf(card);
    for (int box = 0; box < COUNT; box++) {
      if ((cards(t, box, deck) & Decks.bit(card)) != 0) {
        lay(t, box, deck, cards(t, box, deck) & ~Decks.bit(card));
        if (deck == Terms.SUFFRAGIST || !t.terms().bot()) {
          Decks.discard(t, card);
        }
        t.log().card(CardNote.ENDS, card);
      }
    }
  }

  public static void empty(GameState t, int box) {
    for (int deck = 0; deck < DECKS; deck++) {
      for (long left = cards(t, box, deck); left != 0; left &= left - 1) {
        end(t, Decks.card(deck, left));
      }
    }
  }
}

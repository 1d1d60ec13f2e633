package games.parlour.votes.view;

import games.parlour.core.random.Generator;
import games.parlour.votes.data.Era;
import games.parlour.votes.rules.pieces.CardKnowledge;
import games.parlour.votes.rules.pieces.CardRearrangement;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;

/**
 * Who may know what. A seat cannot tell two hidden cards of a deck from each other if they are of
 * one era; and if they are of one lot (see {@link CardKnowledge}), not even if they are of two.
 */
public final class HiddenCards {
  /** Nobody's seat: somebody who stands by. */
  public static final int SPECTATOR = -1;

  private HiddenCards() {}

  /** The cards of a deck that are hidden somewhere, and where a seat does not know them. */
  static long unseen(GameState t, int seat, int deck) {
    long hidden = Decks.pile(t, deck);
    for (int other = 0; other < t.terms().size(); other++) {
      if (t.sideOf(other) == deck && !seesHand(t, seat, other)) {
        hidden |= Decks.hand(t, other);
      }
    }
    for (int frame = 0; frame < t.depth(); frame++) {
      int owner = (int) t.set(frame, Frame.SEAT);
      if (t.sideOf(owner) == deck && owner != seat) {
        hidden |= t.set(frame, Frame.CARDS);
      }
    }
    long known = seat == SPECTATOR ? 0 : CardKnowledge.known(t, seat, deck);
    return hidden & ~known & ~CardSets.start(deck);
  }

  /** Whether a seat sees a hand: its own, and where hands are open its partner's (V106). */
  static boolean seesHand(GameState t, int seat, int owner) {
    boolean partners = seat >= 0 && t.terms().open() && t.terms().partner(seat) == owner;
    return seat == owner || partners;
  }

  /**
   * A table that a seat cannot tell from this one, each that agrees with the counted eras and lots
   * equally likely.
   */
  public static GameState imagine(GameState t, int seat, Generator random) {
    GameState imagined = t.copy();
    for (int deck = 0; deck < 2; deck++) {
      CardRearrangement.apply(imagined, deck, exchange(t, seat, deck, random));
    }
    return imagined;
  }

  /** Which card comes to lie in the place of each card of a deck. */
  private static int[] exchange(GameState t, int seat, int deck, Generator random) {
    long unseen = unseen(t, seat, deck);
    int[] inPlaceOf = new int[Decks.SIZE];
    for (int i = 0; i < inPlaceOf.length; i++) {
      inPlaceOf[i] = i;
    }
    int[] shuffled = inPlaceOf.clone();
    for (int lot = 0; lot < CardKnowledge.LOTS; lot++) {
      shuffle(shuffled, unseen & CardKnowledge.lot(t, deck, lot), random);
    }
    for (Era era : Era.values()) {
      shuffle(inPlaceOf, unseen & CardSets.era(deck, era), random);
    }
    for (int i = 0; i < shuffled.length; i++) {
      shuffled[i] = inPlaceOf[shuffled[i]];
    }
    return shuffled;
  }

  private static void shuffle(int[] cards, long which, Generator random) {
    int[] places = new int[Long.bitCount(which)];
    int n = 0;
    for (long left = which; left != 0; left &= left - 1) {
      places[n++] = Long.numberOfTrailingZeros(left);
    }
    for (int i = n - 1; i > 0; i--) {
      int other = places[random.below(i + 1)];
      int card = cards[places[i]];
      cards[places[i]] = cards[other];
      cards[other] = card;
    }
  }
}

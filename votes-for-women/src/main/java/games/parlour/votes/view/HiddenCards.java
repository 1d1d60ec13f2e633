package games.parlour.votes.view;

import games.parlour.core.random.Generator;
import games.parlour.votes.data.Era;
import games.parlour.votes.rules.pieces.CardKnowledge;
import games.parlour.votes.rules.pieces.CardRearrangement;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import java.util.Arrays;

/**
 * Who may know what. A seat cannot tell two hidden cards of a deck from each other if they are of
 * one era; and if they are of one lot (see {@link CardKnowledge}), not even if they are of two.
 */
public final class HiddenCards {
  /** Nobody's seat: somebody who stands by. */
  public static final int SPECTATOR = -1;

  private static final Era[] ERAS = Era.values();

  /** The lowest bits of a place: the card that truly lies there. */
  private static final int CARD = 63;

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
   * equally likely. It follows from what the seat knows and from the randomness alone: at two
   * tables that it cannot tell apart, the same randomness gives the same table.
   */
  public static GameState imagine(GameState t, int seat, Generator random) {
    GameState imagined = t.copy();
    for (int deck = 0; deck < 2; deck++) {
      CardRearrangement.apply(imagined, deck, exchange(t, seat, deck, random));
    }
    return imagined;
  }

  /**
   * Which card comes to lie in the place of each card of a deck. A place is named by the card that
   * truly lies there, but only to write it down: the unseen cards are shuffled in their own order,
   * and dealt to the places in an order that the seat knows.
   */
  private static int[] exchange(GameState t, int seat, int deck, Generator random) {
    long unseen = unseen(t, seat, deck);
    int[] cards = new int[Long.bitCount(unseen)];
    int[] eras = new int[Decks.SIZE];
    int[] next = new int[ERAS.length];
    int n = 0;
    for (int era = 0; era < ERAS.length; era++) {
      next[era] = n;
      for (long left = unseen & CardSets.era(deck, ERAS[era]); left != 0; left &= left - 1) {
        int card = Long.numberOfTrailingZeros(left);
        eras[card] = era;
        cards[n++] = card;
      }
      shuffle(cards, next[era], n, random);
    }
    long[] places = places(t, deck, unseen, eras);
    for (int lot = 0; lot < CardKnowledge.LOTS; lot++) {
      mixEras(eras, places, unseen & CardKnowledge.lot(t, deck, lot), deck, random);
    }
    int[] inPlaceOf = new int[Decks.SIZE];
    for (int i = 0; i < inPlaceOf.length; i++) {
      inPlaceOf[i] = i;
    }
    for (long place : places) {
      int card = (int) place & CARD;
      inPlaceOf[card] = cards[next[eras[card]]++];
    }
    return inPlaceOf;
  }

  /**
   * The places of the unseen cards in an order that the seat knows: by where they are written down
   * and, except in lots, by era. The lowest bits name the card that truly lies there; it does not
   * matter in which order places come that differ in nothing else.
   */
  private static long[] places(GameState t, int deck, long unseen, int[] eras) {
    long[] written = new long[Decks.SIZE];
    CardRearrangement.places(t, deck, written);
    long mixed = 0;
    for (int lot = 0; lot < CardKnowledge.LOTS; lot++) {
      mixed |= CardKnowledge.lot(t, deck, lot);
    }
    long[] places = new long[Long.bitCount(unseen)];
    int n = 0;
    for (long left = unseen; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      int era = (mixed >>> card & 1) != 0 ? 0 : eras[card];
      places[n++] = (written[card] * ERAS.length + era) * (CARD + 1) + card;
    }
    Arrays.sort(places);
    return places;
  }

  /** Any card of a lot may be of any of the lot's eras. */
  private static void mixEras(int[] eras, long[] places, long lot, int deck, Generator random) {
    if (lot == 0) {
      return;
    }
    int[] mixed = new int[Long.bitCount(lot)];
    int n = 0;
    for (int era = 0; era < ERAS.length; era++) {
      int count = Long.bitCount(lot & CardSets.era(deck, ERAS[era]));
      Arrays.fill(mixed, n, n + count, era);
      n += count;
    }
    shuffle(mixed, 0, n, random);
    for (long place : places) {
      int card = (int) place & CARD;
      if ((lot >>> card & 1) != 0) {
        eras[card] = mixed[--n];
      }
    }
  }

  private static void shuffle(int[] numbers, int from, int to, Generator random) {
    for (int i = to - 1; i > from; i--) {
      int other = from + random.below(i - from + 1);
      int number = numbers[i];
      numbers[i] = numbers[other];
      numbers[other] = number;
    }
  }
}

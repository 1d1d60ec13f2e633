package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;

/** Puts other cards into the places of the hidden ones, wherever a table has them written down. */
public final class CardRearrangement {
  /** The number of a place in a known order is above the bits of all sets. */
  private static final long IN_ORDER =
      1L << 2 * Terms.MOST_SEATS + 1 + CardKnowledge.LOTS + StateLayout.MOST_FRAMES;

  private CardRearrangement() {}

  /** Puts a card into the place of each card of a deck; the numbers are within the deck. */
  public static void apply(GameState t, int deck, int[] inPlaceOf) {
    for (int seat = 0; seat < t.terms().size(); seat++) {
      if (t.sideOf(seat) == deck) {
        set(t, StateLayout.HAND + seat, inPlaceOf);
      }
      set(t, StateLayout.KNOWN + 2 * seat + deck, inPlaceOf);
    }
    set(t, StateLayout.POOL + deck, inPlaceOf);
    for (int lot = 0; lot < CardKnowledge.LOTS; lot++) {
      set(t, StateLayout.MIXED + CardKnowledge.LOTS * deck + lot, inPlaceOf);
    }
    for (int frame = 0; frame < t.depth(); frame++) {
      if (t.sideOf((int) t.set(frame, Frame.SEAT)) == deck) {
        set(t, StateLayout.FRAMES + frame * StateLayout.FRAME + Frame.CARDS, inPlaceOf);
      }
    }
    list(t, StateLayout.TOP + StateLayout.ORDERED * deck, Decks.topCount(t, deck), inPlaceOf);
    list(t, StateLayout.BOTTOM + StateLayout.ORDERED * deck, Decks.bottomCount(t, deck), inPlaceOf);
  }

  /**
   * Adds to the number of each card of a deck where it is written down: a bit for each set, and a
   * number for its place in a known order. Two cards with the same number could trade places, and
   * the table would be the same.
   */
  public static void places(GameState t, int deck, long[] places) {
    long bit = 1;
    for (int seat = 0; seat < t.terms().size(); seat++) {
      if (t.sideOf(seat) == deck) {
        mark(places, Decks.hand(t, seat), bit);
      }
      mark(places, CardKnowledge.known(t, seat, deck), bit << Terms.MOST_SEATS);
      bit <<= 1;
    }
    bit = 1L << 2 * Terms.MOST_SEATS;
    mark(places, Decks.pool(t, deck), bit);
    for (int lot = 0; lot < CardKnowledge.LOTS; lot++) {
      bit <<= 1;
      mark(places, CardKnowledge.lot(t, deck, lot), bit);
    }
    for (int frame = 0; frame < t.depth(); frame++) {
      bit <<= 1;
      if (t.sideOf((int) t.set(frame, Frame.SEAT)) == deck) {
        mark(places, t.set(frame, Frame.CARDS), bit);
      }
    }
    int order = 0;
    for (int i = 0; i < Decks.topCount(t, deck); i++) {
      places[Decks.top(t, deck, i) % Decks.SIZE] += ++order * IN_ORDER;
    }
    for (int i = 0; i < Decks.bottomCount(t, deck); i++) {
      places[Decks.bottom(t, deck, i) % Decks.SIZE] += ++order * IN_ORDER;
    }
  }

  private static void mark(long[] places, long cards, long bit) {
    for (long left = cards; left != 0; left &= left - 1) {
      places[Long.numberOfTrailingZeros(left)] |= bit;
    }
  }

  private static void set(GameState t, int place, int[] inPlaceOf) {
    long cards = 0;
    for (long left = t.get(place); left != 0; left &= left - 1) {
      cards |= 1L << inPlaceOf[Long.numberOfTrailingZeros(left)];
    }
    t.put(place, cards);
  }

  private static void list(GameState t, int place, int count, int[] inPlaceOf) {
    for (int i = 0; i < count; i++) {
      Decks.entry(t, place, i, inPlaceOf[Decks.entry(t, place, i)]);
    }
  }
}

package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;

/** Puts other cards into the places of the hidden ones, wherever a table has them written down. */
public final class CardRearrangement {
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

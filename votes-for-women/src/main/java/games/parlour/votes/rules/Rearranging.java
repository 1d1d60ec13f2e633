package games.parlour.votes.rules;

/** Puts other cards into the places of the hidden ones, wherever a table has them written down. */
public final class Rearranging {
  private Rearranging() {}

  /** Puts a card into the place of each card of a deck; the numbers are within the deck. */
  public static void apply(Table t, int deck, int[] inPlaceOf) {
    for (int seat = 0; seat < t.terms().size(); seat++) {
      if (t.sideOf(seat) == deck) {
        set(t, Layout.HAND + seat, inPlaceOf);
      }
      set(t, Layout.KNOWN + 2 * seat + deck, inPlaceOf);
    }
    set(t, Layout.POOL + deck, inPlaceOf);
    for (int lot = 0; lot < Learned.LOTS; lot++) {
      set(t, Layout.MIXED + Learned.LOTS * deck + lot, inPlaceOf);
    }
    for (int frame = 0; frame < t.depth(); frame++) {
      if (t.sideOf((int) t.set(frame, Frame.SEAT)) == deck) {
        set(t, Layout.FRAMES + frame * Layout.FRAME + Frame.CARDS, inPlaceOf);
      }
    }
    list(t, Layout.TOP + Layout.ORDERED * deck, Decks.topCount(t, deck), inPlaceOf);
    list(t, Layout.BOTTOM + Layout.ORDERED * deck, Decks.bottomCount(t, deck), inPlaceOf);
  }

  private static void set(Table t, int place, int[] inPlaceOf) {
    long cards = 0;
    for (long left = t.get(place); left != 0; left &= left - 1) {
      cards |= 1L << inPlaceOf[Long.numberOfTrailingZeros(left)];
    }
    t.put(place, cards);
  }

  private static void list(Table t, int place, int count, int[] inPlaceOf) {
    for (int i = 0; i < count; i++) {
      Decks.entry(t, place, i, inPlaceOf[Decks.entry(t, place, i)]);
    }
  }
}

package games.parlour.votes.rules.pieces;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.note.SecretNote;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;

/**
 * The two decks of event cards. A card is one bit of its deck's sets. A draw pile is a set: which
 * card comes next is found out when it is drawn, from the earliest era that is left; only cards
 * that somebody put on top or at the bottom have an order.
 */
public final class Decks {
  /** How many cards each side's deck has. */
  public static final int SIZE = 52;

  /** How many cards in a known order a table can be laid out with; its own cards bring no more. */
  public static final int MOST_ORDERED = 12;

  private static final int BYTES = 8;

  private Decks() {}

  public static int deckOf(int card) {
    return card / SIZE;
  }

  public static long bit(int card) {
    return 1L << card % SIZE;
  }

  public static int card(int deck, long bit) {
    return deck * SIZE + Long.numberOfTrailingZeros(bit);
  }

  public static long hand(Components t, int seat) {
    return t.get(StateLayout.HAND + seat);
  }

  /** Whether a seat holds a card. */
  public static boolean holds(GameState t, int seat, int card) {
    return deckOf(card) == t.sideOf(seat) && (hand(t, seat) & bit(card)) != 0;
  }

  /** How many cards the players of a side hold. */
  public static int held(Components t, int side) {
    int held = 0;
    for (int seat = 0; seat < t.terms().size(); seat++) {
      held += t.sideOf(seat) == side ? Long.bitCount(hand(t, seat)) : 0;
    }
    return held;
  }

  /** Cards of the draw pile that have no known order. */
  public static long pool(GameState t, int deck) {
    return t.get(StateLayout.POOL + deck);
  }

  public static long discards(GameState t, int deck) {
    return t.get(StateLayout.DISCARD + deck);
  }

  /** Whether the draw pile was shuffled as a whole, so that its eras are mixed. */
  public static boolean shuffled(GameState t, int deck) {
    return t.get(StateLayout.SHUFFLED + deck) != 0;
  }

  public static int topCount(GameState t, int deck) {
    return t.whole(StateLayout.TOP_COUNT + deck);
  }

  public static int bottomCount(GameState t, int deck) {
    return t.whole(StateLayout.BOTTOM_COUNT + deck);
  }

  /** The card at a place on top of the draw pile; the one at 0 is drawn next. */
  public static int top(GameState t, int deck, int place) {
    return entry(t, StateLayout.TOP + StateLayout.ORDERED * deck, topCount(t, deck) - 1 - place)
        + deck * SIZE;
  }

  /** The card at a place below the draw pile; the one at 0 is drawn first of them. */
  public static int bottom(GameState t, int deck, int place) {
    return entry(t, StateLayout.BOTTOM + StateLayout.ORDERED * deck, place) + deck * SIZE;
  }

  static int entry(GameState t, int list, int place) {
    return (int) (t.get(list + place / BYTES) >>> place % BYTES * BYTES) & 0xFF;
  }

  static void entry(GameState t, int list, int place, int card) {
    int shift = place % BYTES * BYTES;
    long word = t.get(list + place / BYTES) & ~(0xFFL << shift);
    t.put(list + place / BYTES, word | (long) card << shift);
  }

  /** How many cards are left to draw. */
  public static int left(GameState t, int deck) {
    return Long.bitCount(pool(t, deck)) + topCount(t, deck) + bottomCount(t, deck);
  }

  /** The cards of the draw pile, whatever their order. */
  public static long pile(GameState t, int deck) {
    long cards = pool(t, deck);
    for (int i = 0; i < topCount(t, deck); i++) {
      cards |= bit(top(t, deck, i));
    }
    for (int i = 0; i < bottomCount(t, deck); i++) {
      cards |= bit(bottom(t, deck, i));
    }
    return cards;
  }

  /** Lists the cards that can come next; each is as likely as the others. */
  public static void listNext(GameState t, int deck, MoveList into) {
    if (topCount(t, deck) > 0) {
      into.add(MoveKind.DRAW.code(top(t, deck, 0)));
    } else if (pool(t, deck) != 0) {
      long next = shuffled(t, deck) ? pool(t, deck) : CardSets.earliest(deck, pool(t, deck));
      for (long left = next; left != 0; left &= left - 1) {
        into.add(MoveKind.DRAW.code(card(deck, left)));
      }
    } else {
      into.add(MoveKind.DRAW.code(bottom(t, deck, 0)));
    }
  }

  /** Takes a card out of the draw pile, wherever in it the card lies. */
  public static void remove(GameState t, int card) {
    int deck = deckOf(card);
    if ((pool(t, deck) & bit(card)) != 0) {
      t.put(StateLayout.POOL + deck, pool(t, deck) & ~bit(card));
    } else if (!removeFrom(
        t, StateLayout.TOP + StateLayout.ORDERED * deck, StateLayout.TOP_COUNT + deck, card)) {
      removeFrom(
          t,
          StateLayout.BOTTOM + StateLayout.ORDERED * deck,
          StateLayout.BOTTOM_COUNT + deck,
          card);
    }
  }

  private static boolean removeFrom(GameState t, int list, int count, int card) {
    int n = t.whole(count);
    for (int i = 0; i < n; i++) {
      if (entry(t, list, i) == card % SIZE) {
        for (int j = i; j < n; j++) {
          entry(t, list, j, j + 1 < n ? entry(t, list, j + 1) : 0);
        }
        t.add(count, -1);
        return true;
      }
    }
    return false;
  }

  /** Puts a card on top of the draw pile. */
  public static void putOnTop(GameState t, int card) {
    int deck = deckOf(card);
    entry(t, StateLayout.TOP + StateLayout.ORDERED * deck, topCount(t, deck), card % SIZE);
    t.add(StateLayout.TOP_COUNT + deck, 1);
  }

  /** Puts a card below the draw pile. */
  public static void putBelow(GameState t, int card) {
    int deck = deckOf(card);
    entry(t, StateLayout.BOTTOM + StateLayout.ORDERED * deck, bottomCount(t, deck), card % SIZE);
    t.add(StateLayout.BOTTOM_COUNT + deck, 1);
  }

  /** One of two partners sees the whole draw pile, and so can tell what the other one holds. */
  public static void lookThrough(GameState t, int seat) {
    int partner = t.terms().partner(seat);
    if (partner >= 0) {
      int deck = t.sideOf(seat);
      CardKnowledge.learn(t, seat, deck, pile(t, deck) | hand(t, partner));
      t.revealed();
    }
  }

  /** Shuffles the whole draw pile: no order is known any more, and no era. */
  public static void shuffle(GameState t, int deck) {
    long all = pile(t, deck);
    for (int i = 0; i < StateLayout.ORDERED; i++) {
      t.put(StateLayout.TOP + StateLayout.ORDERED * deck + i, 0);
      t.put(StateLayout.BOTTOM + StateLayout.ORDERED * deck + i, 0);
    }
    t.put(StateLayout.TOP_COUNT + deck, 0);
    t.put(StateLayout.BOTTOM_COUNT + deck, 0);
    t.put(StateLayout.POOL + deck, all);
    t.put(StateLayout.SHUFFLED + deck, 1);
    CardKnowledge.forget(t, deck, all);
    CardKnowledge.mix(t, deck, all);
    t.log().shuffles(deck);
  }

  /** A seat draws a card of its side's deck into its hand. */
  public static void draw(GameState t, int seat, int card) {
    remove(t, card);
    t.put(StateLayout.HAND + seat, hand(t, seat) | bit(card));
    t.log().secret(SecretNote.DRAWS, seat, card);
  }

  /** A seat's card goes from its hand to the discards. */
  public static void throwAway(GameState t, int seat, int card, PlayNote why) {
    outOfHand(t, seat, card);
    discard(t, card);
    t.log().play(why, seat, card);
  }

  /** A seat puts a card that it drew aside on top of the pile or below it, and knows it there. */
  public static void putBack(GameState t, int seat, int card, boolean top) {
    if (top) {
      putOnTop(t, card);
    } else {
      putBelow(t, card);
    }
    CardKnowledge.learn(t, seat, deckOf(card), bit(card));
  }

  /** Partners swap the cards that they hold; each knows what it gave away (V99). */
  public static void swapHands(GameState t, int one, int other) {
    long given = hand(t, one);
    long taken = hand(t, other);
    int deck = t.sideOf(one);
    swapped(t, one, given, taken, deck);
    swapped(t, other, taken, given, deck);
    t.revealed();
    t.log().swaps(one, other);
  }

  private static void swapped(GameState t, int seat, long given, long taken, int deck) {
    t.put(StateLayout.HAND + seat, taken);
    CardKnowledge.unlearn(t, seat, deck, taken);
    CardKnowledge.learn(t, seat, deck, given);
  }

  public static void outOfHand(GameState t, int seat, int card) {
    CardKnowledge.blur(t, deckOf(card), hand(t, seat), card);
    t.put(StateLayout.HAND + seat, hand(t, seat) & ~bit(card));
    CardKnowledge.isPublic(t, card);
  }

  public static void discard(GameState t, int card) {
    int deck = deckOf(card);
    t.put(StateLayout.DISCARD + deck, discards(t, deck) | bit(card));
    CardKnowledge.isPublic(t, card);
  }

  /** Lays out a hand, a discard pile and what is left in a draw pile. */
  public static void layHand(GameState t, int seat, long cards) {
    t.put(StateLayout.HAND + seat, cards);
  }

  public static void layDeck(GameState t, int deck, long pool, long discard, boolean shuffled) {
    t.put(StateLayout.POOL + deck, pool);
    t.put(StateLayout.DISCARD + deck, discard);
    t.put(StateLayout.SHUFFLED + deck, shuffled ? 1 : 0);
  }
}

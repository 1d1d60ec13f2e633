package games.parlour.votes.rules.pieces;

import games.parlour.core.search.MoveList;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;

/** Strategy and State cards: on display, claimed, out of the game. One bit a card. */
public final class Claims {
  /** The index of the first Strategy card among all cards. */
  public static final int FIRST = 104;

  private static final int STRATEGY_CARDS = 12;

  /** How many Strategy cards are on display while the deck lasts (V10). */
  public static final int ON_DISPLAY = 3;

  /** How many State cards are set aside at the start. */
  public static final int SET_ASIDE = 3;

  public static final long STRATEGY = (1L << STRATEGY_CARDS) - 1;
  public static final long STATES = STRATEGY << STRATEGY_CARDS;

  private Claims() {}

  private static long bit(int card) {
    return 1L << card - FIRST;
  }

  /** The Strategy cards that are not used against the Oppobot (V120). */
  public static long notForBot() {
    long cards = 0;
    for (CardData card : GameData.get().withoutBot()) {
      cards |= bit(card.index());
    }
    return cards;
  }

  /** Strategy cards on display and State cards that nobody has claimed. */
  public static long open(Components t) {
    return t.get(StateLayout.OPEN);
  }

  /** Strategy cards in the deck, and State cards that were set aside. */
  public static long undrawn(GameState t) {
    return t.get(StateLayout.UNDRAWN);
  }

  /** Cards in front of a seat, or claimed by the Oppobot and not yet played. */
  public static long claimed(GameState t, int seat) {
    return t.get(StateLayout.CLAIMED + seat);
  }

  /** Whether a card lies in front of a seat. */
  public static boolean hasClaimed(GameState t, int seat, int card) {
    return card >= FIRST
        && card < FIRST + 2 * STRATEGY_CARDS
        && (claimed(t, seat) & bit(card)) != 0;
  }

  /** Cards that are out of the game. */
  public static long removed(GameState t) {
    return t.get(StateLayout.REMOVED);
  }

  /** Whether a Strategy or State card lies open; no card does not. */
  public static boolean isOpen(GameState t, int card) {
    return card >= 0 && (open(t) & bit(card)) != 0;
  }

  /** A seat claims a state's card, if there is one and nobody has (V86, V88). */
  static void claimState(GameState t, int seat, int state) {
    int card = CardSets.ofState(state);
    if (isOpen(t, card)) {
      claim(t, seat, card);
      t.log().play(PlayNote.CLAIMS, seat, card);
    }
  }

  private static void claim(GameState t, int seat, int card) {
    t.put(StateLayout.OPEN, open(t) & ~bit(card));
    t.put(StateLayout.CLAIMED + seat, claimed(t, seat) | bit(card));
  }

  /** A seat takes a Strategy card; the display is filled up. */
  public static void take(GameState t, int seat, int card) {
    claim(t, seat, card);
    if (t.terms().isBot(seat)) {
      t.log().card(CardNote.BOT_TAKES, card);
    } else {
      t.log().play(PlayNote.TAKES, seat, card);
    }
    t.push(FrameKind.REFILL, t.seat());
  }

  /** A Strategy card is laid open. */
  public static void show(GameState t, int card) {
    t.put(StateLayout.UNDRAWN, undrawn(t) & ~bit(card));
    t.put(StateLayout.OPEN, open(t) | bit(card));
    t.log().card(CardNote.OPENS, card);
  }

  /** A card is out of the game. */
  public static void remove(GameState t, int card) {
    t.put(StateLayout.REMOVED, removed(t) | bit(card));
  }

  /** A claimed card is played: it leaves its owner. */
  public static void leave(GameState t, int seat, int card) {
    t.put(StateLayout.CLAIMED + seat, claimed(t, seat) & ~bit(card));
  }

  /** A claimed card changes hands between partners. */
  public static void give(GameState t, int from, int to, int card) {
    leave(t, from, card);
    t.put(StateLayout.CLAIMED + to, claimed(t, to) | bit(card));
    t.log().play(PlayNote.GIVES, from, card);
  }

  /** Lists a move for each Strategy or State card of a set. */
  public static void list(long cards, MoveKind kind, MoveList into) {
    for (long left = cards; left != 0; left &= left - 1) {
      into.add(kind.code(FIRST + Long.numberOfTrailingZeros(left)));
    }
  }

  /** Lays all these cards out on a table that is being laid out. */
  public static void lay(GameState t, long undrawn, long open, long removed) {
    t.put(StateLayout.UNDRAWN, undrawn);
    t.put(StateLayout.OPEN, open);
    t.put(StateLayout.REMOVED, removed);
  }

  public static void layClaimed(GameState t, int seat, long cards) {
    t.put(StateLayout.CLAIMED + seat, cards);
  }
}

package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.note.StateCountNote;
import games.parlour.votes.rules.note.StateNote;

/**
 * The Opposition as cards and dice play it: its deck, and the few things that are left open to it,
 * which it decides by rule. Of each era some cards stay out unseen, so the next card is any unseen
 * one of the earliest era that has more than those left.
 */
public final class Oppobot {
  /** The index of its first card among all cards. */
  public static final int FIRST = 128;

  /** How many cards it has in all. */
  public static final int SIZE = 42;

  /** The eras of its draw pile. */
  private static final Era[] ERAS = {Era.EARLY, Era.MIDDLE, Era.LATE};

  private static final long ALL = (1L << SIZE) - 1;
  private static final int ASIDE = GameData.get().setAsidePerEra();

  /** The start card of each turn, or -1. */
  private static final int[] STARTS = starts();

  private Oppobot() {}

  private static int[] starts() {
    int[] cards = new int[Course.TURNS + 1];
    for (int turn = 0; turn < cards.length; turn++) {
      cards[turn] = GameData.get().botStart(turn).map(card -> card.index()).orElse(-1);
    }
    return cards;
  }

  public static long bit(int card) {
    return 1L << card - FIRST;
  }

  /** Its cards that nobody has seen, and start cards that it has not played. */
  public static long pool(Table t) {
    return t.get(Layout.BOT_POOL);
  }

  /** The cards that it has played. */
  public static long discards(Table t) {
    return t.get(Layout.BOT_DISCARD);
  }

  /** How many cards it can still draw. */
  public static int left(Table t) {
    return left(t, Era.EARLY) + left(t, Era.MIDDLE) + left(t, Era.LATE);
  }

  /** How many cards of an era it can still draw. */
  public static int left(Table t, Era era) {
    return Math.max(0, Long.bitCount(pool(t) & Cards.bot(era)) - ASIDE);
  }

  /** The start card that it plays now, or -1. */
  static int startCard(Table t) {
    int card = STARTS[t.whole(Layout.TURN)];
    return t.get(Layout.ROUND) == 1 && card >= 0 && (pool(t) & bit(card)) != 0 ? card : -1;
  }

  /** Lists the cards that can come next; each is as likely as the others. */
  static void listNext(Table t, MoveList into) {
    for (Era era : ERAS) {
      long unseen = pool(t) & Cards.bot(era);
      if (Long.bitCount(unseen) > ASIDE) {
        for (long left = unseen; left != 0; left &= left - 1) {
          into.add(Kind.DRAW.code(FIRST + Long.numberOfTrailingZeros(left)));
        }
        return;
      }
    }
  }

  /** A card comes from the pile or from beside it. */
  static void draw(Table t, int card) {
    t.put(Layout.BOT_POOL, pool(t) & ~bit(card));
  }

  static void discard(Table t, int card) {
    t.put(Layout.BOT_DISCARD, discards(t) | bit(card));
  }

  /** Lays its deck out; whatever is not discarded or under way is unseen. */
  public static void lay(Table t, long elsewhere, long discarded) {
    t.put(Layout.BOT_POOL, ALL & ~elsewhere & ~discarded);
    t.put(Layout.BOT_DISCARD, discarded);
  }

  /**
   * What it does where there is a choice: takes the colour out of which there is more (V121), and
   * votes on the state with most red cubes or, without any, with least others (V118).
   */
  static long choice(Table t, MoveList moves) {
    long best = moves.get(0);
    for (int i = 1; i < moves.size(); i++) {
      if (value(t, moves.get(i)) > value(t, best)) {
        best = moves.get(i);
      }
    }
    return best;
  }

  private static int value(Table t, long move) {
    int state = Kind.first(move);
    return switch (Kind.of(move)) {
      case TAKE_OUT -> Cubes.count(t, state, Kind.second(move));
      case VOTE -> voteValue(t, state);
      case PUT -> 0;
      default -> throw new IllegalStateException("no choice for the Oppobot: " + Kind.of(move));
    };
  }

  private static int voteValue(Table t, int state) {
    return Cubes.ofSide(t, state, Terms.OPPOSITION) - Cubes.ofSide(t, state, Terms.SUFFRAGIST);
  }

  /** Puts cubes of an event into a state; what it cannot take is lost (V114). */
  public static void placeOrLose(Table t, int state, int n) {
    Cubes.tellLost(t, Terms.OPPOSITION, state, place(t, state, n));
  }

  /** Says why it votes on a state, and what decides between equal ones (V118). */
  static void tellWhy(Table t, int state) {
    int red = Cubes.ofSide(t, state, Terms.OPPOSITION);
    int others = Cubes.ofSide(t, state, Terms.SUFFRAGIST);
    t.log()
        .stateCount(
            red > 0 ? StateCountNote.MOST_RED : StateCountNote.FEWEST_OTHERS,
            state,
            red > 0 ? red : others);
    for (int other = state + 1; other < Cubes.STATES; other++) {
      if (Cubes.open(t, other) && voteValue(t, other) == voteValue(t, state)) {
        t.log().state(StateNote.LOWEST, state);
        return;
      }
    }
  }

  /** Puts cubes into a state one by one, as far as it can take them; how many are left. */
  public static int place(Table t, int state, int n) {
    int left = n;
    int red = Cubes.colours(Terms.OPPOSITION);
    while (left > 0 && !t.over() && Cubes.canPlace(t, Terms.OPPOSITION, red, state)) {
      left--;
      if (Cubes.ofSide(t, state, Terms.SUFFRAGIST) > 0) {
        Cubes.take(t, t.seat(), Kind.TAKE_OUT.code(state, more(t, state)));
      } else {
        Cubes.take(t, t.seat(), Kind.PUT.code(state, Cubes.RED));
      }
    }
    return left;
  }

  /** The Suffragist colour of which a state has more, purple if it has as many of both (V121). */
  public static int more(Table t, int state) {
    boolean yellow = Cubes.count(t, state, Cubes.YELLOW) > Cubes.count(t, state, Cubes.PURPLE);
    return yellow ? Cubes.YELLOW : Cubes.PURPLE;
  }

  /**
   * Plays a card that it has claimed, if there is one: at once, once the cubes of the state are
   * placed (V111). Without its condition the card leaves the game and does nothing (V110).
   */
  public static boolean playsClaimed(Table t) {
    if (!t.terms().bot()) {
      return false;
    }
    int bot = t.terms().size();
    long claimed = Claims.claimed(t, bot);
    if (claimed == 0) {
      return false;
    }
    int card = Claims.FIRST + Long.numberOfTrailingZeros(claimed);
    Claims.leave(t, bot, card);
    if (Cards.get(card).playIf().met(t)) {
      t.log().play(PlayNote.CLAIMED, bot, card);
      EventStep.begin(t, bot, card);
    } else {
      Claims.remove(t, card);
      t.log().card(CardNote.IN_VAIN, card);
    }
    return true;
  }
}

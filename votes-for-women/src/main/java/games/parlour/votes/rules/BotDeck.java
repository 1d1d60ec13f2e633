package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;

/**
 * The Oppobot's deck. Of each era some cards stay out unseen, so the next card is any unseen one of
 * the earliest era that has more than those left.
 */
public final class BotDeck {
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

  private BotDeck() {}

  private static int[] starts() {
    int[] cards = new int[Stand.TURNS + 1];
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
    return Math.max(0, Long.bitCount(pool(t) & CardSets.bot(era)) - ASIDE);
  }

  /** The start card that it plays now, or -1. */
  static int startCard(Table t) {
    int card = STARTS[t.whole(Layout.TURN)];
    return t.get(Layout.ROUND) == 1 && card >= 0 && (pool(t) & bit(card)) != 0 ? card : -1;
  }

  /** Lists the cards that can come next; each is as likely as the others. */
  static void listNext(Table t, MoveList into) {
    for (Era era : ERAS) {
      long unseen = pool(t) & CardSets.bot(era);
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
}

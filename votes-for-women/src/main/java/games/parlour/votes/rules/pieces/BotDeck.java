package games.parlour.votes.rules.pieces;

import games.parlour.core.search.MoveList;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;

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
    int[] cards = new int[GameStatus.TURNS + 1];
    for (int turn = 0; turn < cards.length; turn++) {
      cards[turn] = GameData.get().botStart(turn).map(card -> card.index()).orElse(-1);
    }
    return cards;
  }

  public static long bit(int card) {
    return 1L << card - FIRST;
  }

  /** Its cards that nobody has seen, and start cards that it has not played. */
  public static long pool(GameState t) {
    return t.get(StateLayout.BOT_POOL);
  }

  /** The cards that it has played. */
  public static long discards(GameState t) {
    return t.get(StateLayout.BOT_DISCARD);
  }

  /** How many cards it can still draw. */
  public static int left(GameState t) {
    return left(t, Era.EARLY) + left(t, Era.MIDDLE) + left(t, Era.LATE);
  }

  /** How many cards of an era it can still draw. */
  public static int left(GameState t, Era era) {
    return Math.max(0, Long.bitCount(pool(t) & CardSets.bot(era)) - ASIDE);
  }

  /** The start card that it plays now, or -1. */
  public static int startCard(GameState t) {
    int card = STARTS[t.whole(StateLayout.TURN)];
    return t.get(StateLayout.ROUND) == 1 && card >= 0 && (pool(t) & bit(card)) != 0 ? card : -1;
  }

  /** Lists the cards that can come next; each is as likely as the others. */
  public static void listNext(GameState t, MoveList into) {
    for (Era era : ERAS) {
      long unseen = pool(t) & CardSets.bot(era);
      if (Long.bitCount(unseen) > ASIDE) {
        for (long left = unseen; left != 0; left &= left - 1) {
          into.add(MoveKind.DRAW.code(FIRST + Long.numberOfTrailingZeros(left)));
        }
        return;
      }
    }
  }

  /** A card comes from the pile or from beside it. */
  public static void draw(GameState t, int card) {
    t.put(StateLayout.BOT_POOL, pool(t) & ~bit(card));
  }

  public static void discard(GameState t, int card) {
    t.put(StateLayout.BOT_DISCARD, discards(t) | bit(card));
  }

  /** Lays its deck out; whatever is not discarded or under way is unseen. */
  public static void lay(GameState t, long elsewhere, long discarded) {
    t.put(StateLayout.BOT_POOL, ALL & ~elsewhere & ~discarded);
    t.put(StateLayout.BOT_DISCARD, discarded);
  }
}

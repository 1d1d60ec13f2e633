package games.parlour.votes.rules.pieces;

import games.parlour.votes.data.EffectEntry;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.state.Terms;
import java.util.Locale;

/**
 * What holds while a card lies in its box.
 *
 * @param sort what it is about
 * @param side whom it holds for
 * @param n how many buttons, or the sides of a die
 * @param low the lowest face of that die that counts
 * @param regions the regions it is about, one bit each
 */
public record LastingRule(Sort sort, int side, int n, int low, int regions) {
  /** What a rule is about. */
  public enum Sort {
    CAMPAIGN_DIE,
    LOBBY_DIE,
    NO_PLACING,
    EVENT_FEE,
    CAMPAIGN_FEE,
    FINAL_DIE,
    FINAL_TIES
  }

  /** The rule that an entry of the card file states. */
  public static LastingRule of(EffectEntry entry) {
    Sort sort = Sort.valueOf(entry.word("rule").toUpperCase(Locale.ROOT).replace('-', '_'));
    int side = entry.is("side", "suffragist") ? Terms.SUFFRAGIST : Terms.OPPOSITION;
    int n =
        entry.has("die") ? Integer.parseInt(entry.word("die").substring(1)) : entry.number("n", 0);
    int regions = 0;
    for (String id : entry.list("regions")) {
      regions |= 1 << GameData.get().regionIndex(id);
    }
    return new LastingRule(sort, side, n, entry.has("hit") ? entry.low("hit") : 0, regions);
  }
}

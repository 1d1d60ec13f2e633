package games.parlour.votes.rules;

/**
 * What holds while a card lies in its box.
 *
 * @param sort what it is about
 * @param side whom it holds for
 * @param n how many buttons, or the sides of a die
 * @param low the lowest face of that die that counts
 * @param regions the regions it is about, one bit each
 */
public record Rule(Sort sort, int side, int n, int low, int regions) {
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
}

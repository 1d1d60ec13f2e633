package games.parlour.players.search;

/**
 * How long a player may think about a move; whatever is used up first ends it. Zero is no bound.
 *
 * @param millis by the clock
 * @param nodes positions looked at
 * @param depth moves ahead
 */
public record Budget(long millis, long nodes, int depth) {
  /** Thinks until it is told to stop. */
  public static final Budget ENDLESS = new Budget(0, 0, 0);

  public Budget {
    if (millis < 0 || nodes < 0 || depth < 0) {
      throw new IllegalArgumentException("a budget is not negative");
    }
  }

  public static Budget time(long millis) {
    return new Budget(millis, 0, 0);
  }

  public static Budget nodes(long nodes) {
    return new Budget(0, nodes, 0);
  }

  public static Budget depth(int depth) {
    return new Budget(0, 0, depth);
  }
}

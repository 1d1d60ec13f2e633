package games.parlour.lab.statistics;

/**
 * Where the true score lies with 95 %: Wilson's interval, for as many games as would be as sure if
 * each stood alone and ended without a draw. That number comes from the spread of the pairs: two
 * games with one opening are one observation, as the opening may favour a side.
 */
public record Interval(double low, double high) {
  private static final double Z = 1.959963984540054;

  /** The interval when nothing has been seen. */
  public static final Interval ALL = new Interval(0, 1);

  /**
   * The interval of a score.
   *
   * @param score the mean of all games
   * @param counts how many observations there are of each value, from 0 to 1 in even steps
   * @param each how many games make an observation
   */
  public static Interval of(double score, int[] counts, int each) {
    double squares = 0;
    int seen = 0;
    for (int i = 0; i < counts.length; i++) {
      double off = (double) i / (counts.length - 1) - score;
      squares += counts[i] * off * off;
      seen += counts[i];
    }
    double alone = score * (1 - score);
    if (alone == 0) {
      return wilson(score, seen * each);
    }
    // One more observation with the spread of games that stand alone: few are never all too sure.
    double spread = (squares + alone / each) / (seen + 1);
    return wilson(score, alone * seen / spread);
  }

  private static Interval wilson(double score, double games) {
    double more = Z * Z / games;
    double middle = (score + more / 2) / (1 + more);
    double half = Z / (1 + more) * Math.sqrt(score * (1 - score) / games + more / games / 4);
    return new Interval(
        score == 0 ? 0 : Math.max(0, middle - half), score == 1 ? 1 : Math.min(1, middle + half));
  }
}

package games.parlour.core.random;

/** How far counts stray from what was to be expected. */
public final class ChiSquare {
  private ChiSquare() {}

  /** The statistic for counts that should be in proportion to the weights. */
  public static double of(long[] counts, long[] weights) {
    double total = 0;
    double all = 0;
    for (int i = 0; i < counts.length; i++) {
      total += counts[i];
      all += weights[i];
    }
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double expected = total * weights[i] / all;
      sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
  }
}

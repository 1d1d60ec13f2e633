package games.parlour.lab.statistics;

/**
 * A sequential probability ratio test: is the first player better by {@code elo1} rather than by
 * {@code elo0}? It may be asked after every pair of games, and errs in one case of twenty either
 * way. The likelihoods are those of the most likely distributions of pairs with the two expected
 * scores (a generalised test, with Elo as the plain logistic scale).
 */
public record Sprt(double elo0, double elo1) {
  /** What a verdict needs: both errors are 0.05. */
  public static final double BOUND = Math.log(0.95 / 0.05);

  /** Keeps a result that has not come up yet from being impossible. */
  private static final double UNSEEN = 1e-3;

  private static final int HALVINGS = 100;

  /** What the test says. */
  public enum Verdict {
    /** It is by {@code elo1}. */
    BETTER,
    /** It is by {@code elo0}. */
    NOT_BETTER,
    /** More games are needed. */
    OPEN
  }

  public Sprt {
    if (!(elo0 < elo1)) {
      throw new IllegalArgumentException("the second bound must be above the first");
    }
  }

  /**
   * The logarithm of the likelihood ratio.
   *
   * @param pairs how many pairs brought 0, a half, 1, one and a half, 2 points
   */
  public double ratio(int[] pairs) {
    double all = 0;
    double[] seen = new double[pairs.length];
    for (int i = 0; i < pairs.length; i++) {
      seen[i] = Math.max(pairs[i], UNSEEN);
      all += pairs[i];
    }
    return all == 0 ? 0 : likelihood(seen, Elo.score(elo1)) - likelihood(seen, Elo.score(elo0));
  }

  /** What a ratio says. */
  public Verdict verdict(double ratio) {
    if (Math.abs(ratio) < BOUND) {
      return Verdict.OPEN;
    }
    return ratio > 0 ? Verdict.BETTER : Verdict.NOT_BETTER;
  }

  /**
   * How likely the pairs are under the distribution that explains them best among those with this
   * mean, apart from what is the same for every mean. Its weights are those seen, each divided by
   * {@code 1 + tilt * (value - mean)}.
   */
  private static double likelihood(double[] seen, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < HALVINGS; i++) {
      double tilt = (low + high) / 2;
      double slope = 0;
      for (int k = 0; k < seen.length; k++) {
        double off = value(k, seen) - mean;
        slope += seen[k] * off / (1 + tilt * off);
      }
      if (slope > 0) {
        low = tilt;
      } else {
        high = tilt;
      }
    }
    double sum = 0;
    for (int k = 0; k < seen.length; k++) {
      sum -= seen[k] * Math.log1p((low + high) / 2 * (value(k, seen) - mean));
    }
    return sum;
  }

  private static double value(int k, double[] seen) {
    return (double) k / (seen.length - 1);
  }
}

package games.parlour.lab.statistics;

import java.util.OptionalDouble;

/** Differences in strength on the scale of Elo: 400 points are ten to one. */
public final class Elo {
  private Elo() {}

  /** The difference that a score between 0 and 1 means; none where it would be without end. */
  public static OptionalDouble of(double score) {
    return score <= 0 || score >= 1
        ? OptionalDouble.empty()
        : OptionalDouble.of(-400 * Math.log10(1 / score - 1));
  }

  /** The score that is expected at a difference. */
  public static double score(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }
}

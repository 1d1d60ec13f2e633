package games.parlour.lab.tuning;

import java.util.ArrayList;
import java.util.List;

/**
 * Positions of self-played games with what came of them. Those of one game count as one game
 * together, so that long games do not speak louder than short ones. Mutable; one thread.
 */
final class TuningSamples {
  private final List<int[]> features = new ArrayList<>();
  private final List<Double> results = new ArrayList<>();
  private final List<Double> shares = new ArrayList<>();

  /** The positions of one game, and what it brought side 0: 1, a half or 0. */
  record Game(List<int[]> features, double result) {}

  void add(Game game) {
    for (int[] each : game.features()) {
      features.add(each);
      results.add(game.result());
      shares.add(1.0 / game.features().size());
    }
  }

  int size() {
    return features.size();
  }

  int[] features(int i) {
    return features.get(i);
  }

  /** What came of a position, for side 0. */
  double result(int i) {
    return results.get(i);
  }

  /** How much a position counts. */
  double share(int i) {
    return shares.get(i);
  }

  /** The score of a position with some weights, for side 0. */
  double score(int i, double[] weights) {
    int[] counts = features.get(i);
    double sum = 0;
    for (int k = 0; k < weights.length; k++) {
      sum += weights[k] * counts[k];
    }
    return sum;
  }

  /** The mean of what the results cost that were not foreseen: 0 is sure, 0.693 is no idea. */
  double loss(double[] weights, double scale) {
    double sum = 0;
    double all = 0;
    for (int i = 0; i < size(); i++) {
      double x = score(i, weights) / scale;
      sum += share(i) * (result(i) * softPlus(-x) + (1 - result(i)) * softPlus(x));
      all += share(i);
    }
    return all == 0 ? 0 : sum / all;
  }

  private static double softPlus(double x) {
    return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
  }

  /** The winning chance that a score means. */
  static double chance(double score, double scale) {
    return 1 / (1 + Math.exp(-score / scale));
  }
}

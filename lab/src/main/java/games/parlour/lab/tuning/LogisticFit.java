package games.parlour.lab.tuning;

import java.util.Arrays;

/**
 * Fits weights to samples by logistic regression: those under which the results are most likely,
 * drawn a little towards the present ones. Newton's method on a convex function, so the same
 * samples always give the same weights.
 */
final class LogisticFit {
  /** How far a weight may well be from its present value, in hundredths of a common piece. */
  private static final double LEEWAY = 20;

  private static final int ROUNDS = 40;
  private static final double SMALLEST = 1.0;
  private static final double GREATEST = 1e5;

  private LogisticFit() {}

  /** The scale that turns scores into winning chances best. */
  static double scale(TuningSamples samples, double[] weights) {
    double low = Math.log(SMALLEST);
    double high = Math.log(GREATEST);
    double golden = (Math.sqrt(5) - 1) / 2;
    for (int i = 0; i < 2 * ROUNDS; i++) {
      double a = high - golden * (high - low);
      double b = low + golden * (high - low);
      if (samples.loss(weights, Math.exp(a)) < samples.loss(weights, Math.exp(b))) {
        high = b;
      } else {
        low = a;
      }
    }
    return Math.exp((low + high) / 2);
  }

  /** The weights that explain the results best at a scale; one that never counts stays. */
  static double[] weights(TuningSamples samples, double[] present, double scale) {
    double[] weights = present.clone();
    double cost = cost(samples, weights, present, scale);
    for (int round = 0; round < ROUNDS; round++) {
      double[] step = step(samples, weights, present, scale);
      double[] tried = weights;
      double costs = Double.MAX_VALUE;
      for (double length = 1; length > 1e-6 && costs > cost; length /= 2) {
        tried = weights.clone();
        for (int k = 0; k < tried.length; k++) {
          tried[k] += length * step[k];
        }
        costs = cost(samples, tried, present, scale);
      }
      if (!(costs < cost - 1e-10)) {
        break;
      }
      weights = tried;
      cost = costs;
    }
    return weights;
  }

  private static double cost(
      TuningSamples samples, double[] weights, double[] present, double scale) {
    double ridge = 0;
    for (int k = 0; k < weights.length; k++) {
      double off = (weights[k] - present[k]) / LEEWAY;
      ridge += off * off / 2;
    }
    double games = 0;
    for (int i = 0; i < samples.size(); i++) {
      games += samples.share(i);
    }
    return samples.loss(weights, scale) * games + ridge;
  }

  /** Newton's step: the gradient divided by the curvature. */
  private static double[] step(
      TuningSamples samples, double[] weights, double[] present, double scale) {
    int n = weights.length;
    double[] slope = new double[n];
    double[][] curve = new double[n][n];
    for (int k = 0; k < n; k++) {
      slope[k] = (present[k] - weights[k]) / (LEEWAY * LEEWAY);
      curve[k][k] = 1 / (LEEWAY * LEEWAY);
    }
    for (int i = 0; i < samples.size(); i++) {
      double chance = TuningSamples.chance(samples.score(i, weights), scale);
      double pull = samples.share(i) * (samples.result(i) - chance) / scale;
      double bend = samples.share(i) * chance * (1 - chance) / (scale * scale);
      int[] counts = samples.features(i);
      for (int k = 0; k < n; k++) {
        if (counts[k] != 0) {
          slope[k] += pull * counts[k];
          for (int j = 0; j <= k; j++) {
            curve[k][j] += bend * counts[k] * counts[j];
          }
        }
      }
    }
    return solved(curve, slope);
  }

  /** Solves a symmetric positive system of which the lower half is given (Cholesky). */
  static double[] solved(double[][] lower, double[] right) {
    int n = right.length;
    double[][] root = new double[n][];
    for (int i = 0; i < n; i++) {
      root[i] = Arrays.copyOf(lower[i], n);
      for (int j = 0; j <= i; j++) {
        double sum = root[i][j];
        for (int k = 0; k < j; k++) {
          sum -= root[i][k] * root[j][k];
        }
        root[i][j] = i == j ? Math.sqrt(sum) : sum / root[j][j];
      }
    }
    double[] x = right.clone();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= root[i][k] * x[k];
      }
      x[i] /= root[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        x[i] -= root[k][i] * x[k];
      }
      x[i] /= root[i][i];
    }
    return x;
  }
}

package games.parlour.load.samples;

import java.util.Locale;

/**
 * A scale from 0 with round steps.
 *
 * @param top where it ends
 * @param step how far its marks are apart
 */
record PlotScale(double top, double step) {
  private static final double[] ROUND = {1, 2, 5, 10};

  /** A scale with at most so many steps, which ends at a mark at or above a value. */
  static PlotScale over(double value, int steps) {
    double least = Math.max(value, 1e-3) / steps;
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    double step = 10 * power;
    for (double round : ROUND) {
      if (round * power >= least * (1 - 1e-9)) {
        step = round * power;
        break;
      }
    }
    return new PlotScale(step * Math.max(1, Math.ceil(value / step - 1e-9)), step);
  }

  /** How many marks it has after 0. */
  int marks() {
    return (int) Math.floor(top / step + 1e-9);
  }

  /** What stands at a mark. */
  String label(int mark) {
    int decimals = (int) Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    return String.format(Locale.ROOT, "%." + decimals + "f", mark * step);
  }

  /** Where a value lies between the two ends, from 0 to 1. */
  double share(double value) {
    return value / top;
  }
}

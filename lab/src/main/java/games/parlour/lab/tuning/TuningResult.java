package games.parlour.lab.tuning;

import games.parlour.core.Weights;
import java.util.ArrayList;
import java.util.List;

/**
 * Weights that were fitted to self-played games, and how well they foresee games that were held
 * out. A loss is the mean of −log of the chance that was given to what happened: less is better,
 * 0.693 is no idea.
 *
 * @param weights the new ones
 * @param games how many games were played
 * @param positions how many calm positions came from them
 * @param before the loss of the weights as they were
 * @param scaled the same with only the scale of the winning chance fitted
 * @param after the loss of the new ones
 * @param bins predicted and actual winning chances
 */
public record TuningResult(
    Weights weights,
    int games,
    int positions,
    double before,
    double scaled,
    double after,
    List<Bin> bins) {
  private static final int BINS = 10;

  public TuningResult {
    bins = List.copyOf(bins);
  }

  /**
   * Held-out positions whose winning chance was said to be about the same.
   *
   * @param said the mean of what was said
   * @param came the share of points that came of them
   */
  public record Bin(int positions, double said, double came) {}

  /** Positions in ten bins by the chance that is said of them, from 0 to 1. */
  static List<Bin> reliability(TuningSamples samples, double[] weights, double scale) {
    int[] counts = new int[BINS];
    double[] said = new double[BINS];
    double[] came = new double[BINS];
    for (int i = 0; i < samples.size(); i++) {
      double chance = TuningSamples.chance(samples.score(i, weights), scale);
      int bin = Math.min(BINS - 1, (int) (chance * BINS));
      counts[bin]++;
      said[bin] += chance;
      came[bin] += samples.result(i);
    }
    List<Bin> bins = new ArrayList<>();
    for (int i = 0; i < BINS; i++) {
      int of = Math.max(1, counts[i]);
      bins.add(new Bin(counts[i], said[i] / of, came[i] / of));
    }
    return bins;
  }
}

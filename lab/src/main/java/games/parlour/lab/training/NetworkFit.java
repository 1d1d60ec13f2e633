package games.parlour.lab.training;

import games.parlour.core.search.ValueNetwork;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Fits the weights of a network to samples by Adam (Kingma and Ba), a batch at a time. A batch is
 * shared out among slices that do not depend on the number of threads, so that the same samples
 * give the same weights. Mutable; one thread at a time calls it.
 */
final class NetworkFit {
  /** How many samples are looked at before the weights are changed. */
  static final int BATCH = 1024;

  private static final int SLICES = 16;
  private static final float MEAN = 0.9f;
  private static final float SQUARE = 0.999f;
  private static final float LEAST = 1e-8f;

  private final ValueNetwork network;
  private final float[] weights;
  private final float[] means;
  private final float[] squares;
  private final float[] gradient;
  private final GradientSlice[] slices = new GradientSlice[SLICES];
  private long steps;

  /** A fit that begins. It changes the network that it is given. */
  NetworkFit(ValueNetwork network, int[] sizes) {
    this.network = network;
    this.weights = network.weights();
    this.means = new float[weights.length];
    this.squares = new float[weights.length];
    this.gradient = new float[weights.length];
    Arrays.setAll(slices, i -> new GradientSlice(network, sizes));
  }

  /** The network, which the next samples change. */
  ValueNetwork network() {
    return network;
  }

  /** The network as it is now. */
  ValueNetwork copy() {
    return new ValueNetwork(network.rows(), network.hidden(), weights.clone());
  }

  /** The mean of the gradients, recent ones most; not copied. */
  float[] means() {
    return means;
  }

  /** The mean of their squares; not copied. */
  float[] squares() {
    return squares;
  }

  /** How often the weights were changed. */
  long steps() {
    return steps;
  }

  /** Goes on as if the weights had been changed so often, where the means say how. */
  void goOnFrom(long changes) {
    steps = changes;
  }

  /**
   * Learns from samples in this order; the mean loss before each batch changed anything. Told to
   * stop, it ends after a batch.
   */
  double learn(List<TrainingSample> samples, float rate, int threads, BooleanSupplier stop) {
    double loss = 0;
    int from = 0;
    try (ParallelSlices parallel = new ParallelSlices(SLICES, threads)) {
      while (from < samples.size() && !stop.getAsBoolean()) {
        List<TrainingSample> batch = samples.subList(from, Math.min(samples.size(), from + BATCH));
        parallel.each(i -> slices[i].add(batch, i, SLICES));
        for (GradientSlice slice : slices) {
          loss += slice.loss();
        }
        steps++;
        float step = rate * correction();
        parallel.each(i -> change(i, 1f / batch.size(), step));
        from += batch.size();
      }
    }
    return loss / Math.max(1, from);
  }

  /** The means begin at zero, which is made up for. */
  private float correction() {
    double means = 1 - StrictMath.pow(MEAN, (double) steps);
    return (float) (StrictMath.sqrt(1 - StrictMath.pow(SQUARE, (double) steps)) / means);
  }

  /** Changes one part of the weights: some rows, and with the last of them what weighs the sums. */
  private void change(int part, float scale, float step) {
    int rows = network.rows() + 1;
    int firstRow = (int) ((long) rows * part / SLICES);
    int lastRow = (int) ((long) rows * (part + 1) / SLICES);
    for (GradientSlice slice : slices) {
      slice.moveRows(firstRow, lastRow, gradient);
    }
    change(network.at(firstRow), network.at(lastRow), scale, step);
    change(network.own(firstRow), network.own(lastRow), scale, step);
    if (lastRow == rows) {
      for (GradientSlice slice : slices) {
        slice.moveOut(gradient);
      }
      change(network.out(), weights.length, scale, step);
    }
  }

  private void change(int from, int to, float scale, float step) {
    for (int i = from; i < to; i++) {
      float slope = scale * gradient[i];
      float mean = MEAN * means[i] + (1 - MEAN) * slope;
      float square = SQUARE * squares[i] + (1 - SQUARE) * slope * slope;
      means[i] = mean;
      squares[i] = square;
      weights[i] -= step * mean / ((float) Math.sqrt(square) + LEAST);
    }
    Arrays.fill(gradient, from, to, 0);
  }
}

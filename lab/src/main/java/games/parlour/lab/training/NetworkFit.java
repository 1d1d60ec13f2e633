package games.parlour.lab.training;

import games.parlour.core.search.ValueNetwork;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Fits the weights of a network to samples by Adam (Kingma and Ba), a batch at a time. A batch is
 * shared out among slices that do not depend on the number of threads, so that the same samples
 * give the same weights. Mutable; one thread at a time calls it.
 */
public final class NetworkFit {
  /** How many samples are looked at before the weights are changed. */
  static final int BATCH = 1024;

  private static final int SLICES = 16;
  private static final float MEAN = 0.9f;
  private static final float SQUARE = 0.999f;
  private static final float LEAST = 1e-8f;

  private final ValueNetwork network;
  private final float[] weights;
  private final int[] first;
  private final int hidden;
  private final float[] means;
  private final float[] squares;
  private final Slice[] slices = new Slice[SLICES];
  private long steps;

  public NetworkFit(ValueNetwork network, int[] sizes) {
    this.network = network;
    this.weights = network.weights();
    this.hidden = network.hidden();
    this.first = new int[sizes.length];
    for (int i = 1; i < sizes.length; i++) {
      first[i] = first[i - 1] + sizes[i - 1];
    }
    this.means = new float[weights.length];
    this.squares = new float[weights.length];
    Arrays.setAll(slices, i -> new Slice());
  }

  /** Learns from samples in this order; the mean loss before each batch changed anything. */
  public double learn(List<Sample> samples, float rate, boolean parallel) {
    double loss = 0;
    for (int from = 0; from < samples.size(); from += BATCH) {
      List<Sample> batch = samples.subList(from, Math.min(samples.size(), from + BATCH));
      IntStream each = IntStream.range(0, SLICES);
      (parallel ? each.parallel() : each).forEach(i -> slices[i].add(batch, i));
      loss += Arrays.stream(slices).mapToDouble(slice -> slice.loss).sum();
      change(rate, batch.size(), parallel);
    }
    return loss / samples.size();
  }

  private void change(float rate, int count, boolean parallel) {
    steps++;
    float scale = 1f / count;
    float correction =
        (float) (Math.sqrt(1 - Math.pow(SQUARE, steps)) / (1 - Math.pow(MEAN, steps)));
    float step = rate * correction;
    int part = (weights.length + SLICES - 1) / SLICES;
    IntStream each = IntStream.range(0, SLICES);
    (parallel ? each.parallel() : each)
        .forEach(i -> change(i * part, Math.min(weights.length, (i + 1) * part), scale, step));
  }

  private void change(int from, int to, float scale, float step) {
    for (int i = from; i < to; i++) {
      float gradient = 0;
      for (Slice slice : slices) {
        gradient += slice.gradient[i];
        slice.gradient[i] = 0;
      }
      gradient *= scale;
      means[i] = MEAN * means[i] + (1 - MEAN) * gradient;
      squares[i] = SQUARE * squares[i] + (1 - SQUARE) * gradient * gradient;
      weights[i] -= step * means[i] / ((float) Math.sqrt(squares[i]) + LEAST);
    }
  }

  /** What one part of a batch says. */
  private final class Slice {
    final float[] gradient = new float[weights.length];
    final float[] sums = new float[hidden];
    final float[] back = new float[hidden];
    double loss;

    void add(List<Sample> batch, int number) {
      loss = 0;
      for (int k = number; k < batch.size(); k += SLICES) {
        add(batch.get(k));
      }
    }

    private void add(Sample sample) {
      short[] slots = sample.slots();
      int always = network.rows();
      System.arraycopy(weights, network.at(always), sums, 0, hidden);
      float odds = weights[network.own(always)];
      for (int slot = 0; slot < slots.length; slot++) {
        int row = first[slot] + slots[slot];
        odds += weights[network.own(row)];
        addRow(weights, network.at(row), sums);
      }
      int out = network.out();
      for (int i = 0; i < hidden; i++) {
        odds += Math.max(0, sums[i]) * weights[out + i];
      }
      double chance = 1 / (1 + Math.exp(-odds));
      float error = (float) chance - sample.target();
      loss += loss(chance, sample.target());
      for (int i = 0; i < hidden; i++) {
        boolean counts = sums[i] > 0;
        gradient[out + i] += counts ? error * sums[i] : 0;
        back[i] = counts ? error * weights[out + i] : 0;
      }
      spread(always, error);
      for (int slot = 0; slot < slots.length; slot++) {
        spread(first[slot] + slots[slot], error);
      }
    }

    private void spread(int row, float error) {
      gradient[network.own(row)] += error;
      addTo(gradient, network.at(row), back);
    }

    private static void addRow(float[] from, int at, float[] sums) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += from[at + i];
      }
    }

    private static void addTo(float[] to, int at, float[] more) {
      for (int i = 0; i < more.length; i++) {
        to[at + i] += more[i];
      }
    }

    private static double loss(double chance, double target) {
      double least = 1e-9;
      return -target * Math.log(chance + least) - (1 - target) * Math.log(1 - chance + least);
    }
  }

  /**
   * What came of a position.
   *
   * @param slots its features
   * @param target the chance of side 0 that is to be learned
   */
  public record Sample(short[] slots, float target) {}
}

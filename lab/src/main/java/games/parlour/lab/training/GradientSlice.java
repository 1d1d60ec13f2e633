package games.parlour.lab.training;

import games.parlour.core.search.ValueNetwork;
import java.util.Arrays;
import java.util.List;

/**
 * How one part of a batch would have the weights of a network change. Mutable; one thread at a
 * time.
 */
final class GradientSlice {
  /**
   * So many weights of a row are added up side by side, in registers; rows are so many times long.
   */
  private static final int LANES = 8;

  /** Keeps the logarithm of a chance that is nearly 0 finite. */
  private static final double LEAST = 1e-9;

  private final ValueNetwork network;
  private final float[] weights;
  private final int hidden;
  private final int[] first;
  private final float[] gradient;
  private final boolean[] touched;
  private final float[] sums;
  private final float[] back;
  private final int[] at;
  private double loss;

  GradientSlice(ValueNetwork network, int[] sizes) {
    this.network = network;
    this.weights = network.weights();
    this.hidden = network.hidden();
    if (hidden % LANES != 0) {
      throw new IllegalArgumentException("rows of " + hidden + " weights");
    }
    this.first = new int[sizes.length];
    for (int i = 1; i < sizes.length; i++) {
      first[i] = first[i - 1] + sizes[i - 1];
    }
    this.gradient = new float[weights.length];
    this.touched = new boolean[network.rows() + 1];
    this.sums = new float[hidden];
    this.back = new float[hidden];
    this.at = new int[sizes.length + 1];
  }

  /** The loss of all samples that were added last. */
  double loss() {
    return loss;
  }

  /** Adds what the samples of a batch say that are this slice's: one in so many. */
  void add(List<TrainingSample> batch, int number, int oneIn) {
    loss = 0;
    for (int k = number; k < batch.size(); k += oneIn) {
      add(batch.get(k));
    }
  }

  private void add(TrainingSample sample) {
    float odds = forward(sample.slots());
    double chance = 1 / (1 + StrictMath.exp(-odds));
    double target = sample.target();
    loss -=
        target * StrictMath.log(chance + LEAST) + (1 - target) * StrictMath.log(1 - chance + LEAST);
    backward((float) (chance - target));
  }

  private float forward(short[] slots) {
    int ownFrom = network.own(0);
    int always = network.rows();
    float odds = weights[ownFrom + always];
    at[slots.length] = always * hidden;
    for (int slot = 0; slot < slots.length; slot++) {
      int row = first[slot] + slots[slot];
      odds += weights[ownFrom + row];
      at[slot] = row * hidden;
    }
    for (int lane = 0; lane < hidden; lane += LANES) {
      sum(weights, at, lane, sums);
    }
    int out = network.out();
    for (int i = 0; i < hidden; i++) {
      odds += Math.max(0, sums[i]) * weights[out + i];
    }
    return odds;
  }

  private void backward(float error) {
    int out = network.out();
    for (int i = 0; i < hidden; i++) {
      boolean counts = sums[i] > 0;
      gradient[out + i] += counts ? error * sums[i] : 0;
      back[i] = counts ? error * weights[out + i] : 0;
    }
    int ownFrom = network.own(0);
    for (int from : at) {
      int row = from / hidden;
      gradient[ownFrom + row] += error;
      touched[row] = true;
    }
    for (int lane = 0; lane < hidden; lane += LANES) {
      spread(back, lane, at, gradient);
    }
  }

  /** Adds up some weights of the rows that apply. */
  private static void sum(float[] weights, int[] at, int lane, float[] sums) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    float e = 0;
    float f = 0;
    float g = 0;
    float h = 0;
    for (int from : at) {
      int i = from + lane;
      a += weights[i];
      b += weights[i + 1];
      c += weights[i + 2];
      d += weights[i + 3];
      e += weights[i + 4];
      f += weights[i + 5];
      g += weights[i + 6];
      h += weights[i + 7];
    }
    sums[lane] = a;
    sums[lane + 1] = b;
    sums[lane + 2] = c;
    sums[lane + 3] = d;
    sums[lane + 4] = e;
    sums[lane + 5] = f;
    sums[lane + 6] = g;
    sums[lane + 7] = h;
  }

  /** Adds the same to some weights of all rows that apply. */
  private static void spread(float[] back, int lane, int[] at, float[] gradient) {
    float a = back[lane];
    float b = back[lane + 1];
    float c = back[lane + 2];
    float d = back[lane + 3];
    float e = back[lane + 4];
    float f = back[lane + 5];
    float g = back[lane + 6];
    float h = back[lane + 7];
    for (int from : at) {
      int i = from + lane;
      gradient[i] += a;
      gradient[i + 1] += b;
      gradient[i + 2] += c;
      gradient[i + 3] += d;
      gradient[i + 4] += e;
      gradient[i + 5] += f;
      gradient[i + 6] += g;
      gradient[i + 7] += h;
    }
  }

  /** Moves what some rows have got to a common sum. */
  void moveRows(int from, int to, float[] into) {
    for (int row = from; row < to; row++) {
      if (touched[row]) {
        touched[row] = false;
        move(network.at(row), network.at(row + 1), into);
        into[network.own(row)] += gradient[network.own(row)];
        gradient[network.own(row)] = 0;
      }
    }
  }

  /** Moves what the weights of the sums have got to a common sum. */
  void moveOut(float[] into) {
    move(network.out(), gradient.length, into);
  }

  private void move(int from, int to, float[] into) {
    for (int i = from; i < to; i++) {
      into[i] += gradient[i];
    }
    Arrays.fill(gradient, from, to, 0);
  }
}

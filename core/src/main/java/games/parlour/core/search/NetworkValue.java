package games.parlour.core.search;

import java.util.Arrays;

/**
 * What a network says of the positions that a fast form comes through. It remembers the sum of the
 * rows that applied last and only adds what has changed since, so that positions near each other
 * cost little. Mutable; one thread at a time.
 */
public final class NetworkValue {
  private final ValueNetwork network;
  private final PositionFeatures features;
  private final float[] weights;
  private final int hidden;
  private final int ownFrom;
  private final int[] first;
  private final int[] now;
  private final int[] last;
  private final float[] sums;
  private final float[] out;
  private float own;

  /** How many sums have been taken on from each other; errors of rounding add up. */
  private int steps;

  private static final int LONGEST = 1 << 14;

  public NetworkValue(ValueNetwork network, PositionFeatures features) {
    this.network = network;
    this.features = features;
    this.weights = network.weights();
    this.hidden = network.hidden();
    this.ownFrom = network.own(0);
    int[] sizes = features.sizes();
    if (ValueNetwork.rows(sizes) != network.rows()) {
      throw new IllegalArgumentException(
          "a network of " + network.rows() + " rows for " + ValueNetwork.rows(sizes));
    }
    this.first = new int[sizes.length];
    for (int i = 1; i < sizes.length; i++) {
      first[i] = first[i - 1] + sizes[i - 1];
    }
    this.now = new int[sizes.length];
    this.last = new int[sizes.length];
    this.sums = new float[hidden];
    this.out = Arrays.copyOfRange(weights, network.out(), network.out() + hidden);
    this.steps = LONGEST;
  }

  /** How good it is for side 0 here, as the logarithm of its odds. */
  public float odds() {
    features.fill(now);
    if (steps++ >= LONGEST) {
      begin();
    } else {
      goOn();
    }
    return own + weigh(sums, out);
  }

  /** Four sums side by side, since each addition waits for the one before it. */
  private static float weigh(float[] sums, float[] out) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    for (int i = 0; i + 3 < sums.length && i + 3 < out.length; i += 4) {
      a += positive(sums[i]) * out[i];
      b += positive(sums[i + 1]) * out[i + 1];
      c += positive(sums[i + 2]) * out[i + 2];
      d += positive(sums[i + 3]) * out[i + 3];
    }
    return a + b + (c + d);
  }

  private static float positive(float sum) {
    return Math.max(sum, 0);
  }

  private void begin() {
    System.arraycopy(weights, network.at(network.rows()), sums, 0, hidden);
    own = weights[network.own(network.rows())];
    for (int slot = 0; slot < now.length; slot++) {
      int row = first[slot] + now[slot];
      own += weights[ownFrom + row];
      int at = row * hidden;
      for (int i = 0; i < hidden; i++) {
        sums[i] += weights[at + i];
      }
      last[slot] = now[slot];
    }
    steps = 0;
  }

  private void goOn() {
    int slots = now.length;
    int same = Arrays.mismatch(now, last);
    for (int slot = same; same >= 0; slot += 1 + same) {
      int more = first[slot] + now[slot];
      int less = first[slot] + last[slot];
      own += weights[ownFrom + more] - weights[ownFrom + less];
      exchange(weights, more * hidden, less * hidden, sums);
      last[slot] = now[slot];
      same = Arrays.mismatch(now, slot + 1, slots, last, slot + 1, slots);
    }
  }

  /** Adds one row to the sums and takes another one off. */
  private static void exchange(float[] weights, int more, int less, float[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += weights[more + i] - weights[less + i];
    }
  }
}

package games.parlour.load;

import java.util.Arrays;

/** How long things took; every one of them is kept. Thread-safe. */
public final class LatencySamples {
  private int[] micros = new int[1024];
  private int count;

  synchronized void add(long nanos) {
    if (count == micros.length) {
      micros = Arrays.copyOf(micros, 2 * count);
    }
    micros[count++] = (int) Math.min(Integer.MAX_VALUE, nanos / 1000);
  }

  synchronized void clear() {
    count = 0;
  }

  /** How many there are, and in milliseconds: half of them, 99 of 100, and all took at most so. */
  public record Summary(int count, double p50, double p99, double max) {}

  /** Sums them up and forgets them. */
  synchronized Summary take() {
    Summary summary = summary();
    clear();
    return summary;
  }

  synchronized Summary summary() {
    int[] sorted = Arrays.copyOf(micros, count);
    Arrays.sort(sorted);
    return new Summary(count, quantile(sorted, 0.5), quantile(sorted, 0.99), quantile(sorted, 1));
  }

  private static double quantile(int[] sorted, double part) {
    if (sorted.length == 0) {
      return 0;
    }
    int index = Math.max(0, (int) Math.ceil(part * sorted.length) - 1);
    return sorted[index] / 1000.0;
  }
}

package games.parlour.testkit.law;

import games.parlour.core.random.Generator;
import java.util.ArrayList;
import java.util.List;

/** A few out of many, so that a law is cheap enough to be checked often. */
public final class RandomSample {
  private RandomSample() {}

  /** Up to so many of a list, each at most once, in any order. */
  public static <T> List<T> of(List<T> all, int count, Generator random) {
    List<T> left = new ArrayList<>(all);
    for (int i = 0; i < Math.min(count, left.size()); i++) {
      int j = i + random.below(left.size() - i);
      T swapped = left.get(i);
      left.set(i, left.get(j));
      left.set(j, swapped);
    }
    return left.subList(0, Math.min(count, left.size()));
  }

  /**
   * Up to so many numbers from 0 to a last one, in order: the first, the last two, where games
   * begin and end, and any others.
   */
  public static List<Integer> upTo(int last, int count, Generator random) {
    List<Integer> all = new ArrayList<>();
    for (int i = 1; i < last - 1; i++) {
      all.add(i);
    }
    List<Integer> sample = new ArrayList<>(of(all, Math.max(0, count - 3), random));
    sample.add(0);
    for (int i = Math.max(1, last - 1); i <= last; i++) {
      sample.add(i);
    }
    sample.sort(null);
    return sample;
  }
}

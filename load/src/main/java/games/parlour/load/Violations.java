package games.parlour.load;

import java.util.ArrayList;
import java.util.List;

/** What the server did that it must not do; the first few are kept in words. Thread-safe. */
final class Violations {
  private static final int KEPT = 20;

  private final List<String> first = new ArrayList<>();
  private int count;

  synchronized void add(String what) {
    count++;
    if (first.size() < KEPT && !first.contains(what)) {
      first.add(what);
    }
  }

  synchronized int count() {
    return count;
  }

  synchronized List<String> first() {
    return List.copyOf(first);
  }
}

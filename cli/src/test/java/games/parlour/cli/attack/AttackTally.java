package games.parlour.cli.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/** What was sent and what came back, by kind, and everything that must not be. Thread-safe. */
final class AttackTally {
  /** The column of requests that got no answer: the connection was closed, or nobody waited. */
  private static final int UNANSWERED = 0;

  private static final int CLASSES = 6;
  private static final int MOST_FINDINGS = 40;

  private final Map<String, Line> lines = new TreeMap<>();
  private final Map<String, Long> slowest = new TreeMap<>();
  private final Map<String, LongAdder> counts = new TreeMap<>();
  private final List<String> findings = new ArrayList<>();
  private final LongAdder total = new LongAdder();
  private long found;

  /** Answers of one kind. */
  private static final class Line {
    private final long[] byClass = new long[CLASSES];
    private long slowest;
    private long nanos;
  }

  /** A request was answered. */
  void answered(String kind, int status, long nanos) {
    count(kind, status / 100, nanos);
    if (status >= 500) {
      finding(kind + ": answered with " + status);
    }
  }

  /** A request got no answer, as it may be where it was broken. */
  void unanswered(String kind) {
    count(kind, UNANSWERED, 0);
  }

  private synchronized void count(String kind, int column, long nanos) {
    total.increment();
    Line line = lines.computeIfAbsent(kind, name -> new Line());
    line.byClass[column]++;
    line.slowest = Math.max(line.slowest, nanos);
    line.nanos += nanos;
  }

  /** Something was done in this time by those who are not attacking. */
  synchronized void took(String what, long nanos) {
    slowest.merge(what, nanos, Math::max);
    counts.computeIfAbsent(what, name -> new LongAdder()).increment();
  }

  /** Something that must not be. */
  synchronized void finding(String what) {
    found++;
    if (findings.size() < MOST_FINDINGS) {
      findings.add(what);
    }
  }

  long total() {
    return total.sum();
  }

  synchronized List<String> findings() {
    List<String> all = new ArrayList<>(findings);
    if (found > all.size()) {
      all.add("and " + (found - all.size()) + " more");
    }
    return all;
  }

  /** How often honest players did something. */
  synchronized long count(String what) {
    LongAdder count = counts.get(what);
    return count == null ? 0 : count.sum();
  }

  synchronized String table() {
    StringBuilder table = new StringBuilder();
    table.append(
        String.format(
            Locale.ROOT,
            "%-34s %9s %9s %7s %9s %6s %9s %8s %9s%n",
            "kind",
            "sent",
            "2xx",
            "3xx",
            "4xx",
            "5xx",
            "no answer",
            "mean",
            "slowest"));
    lines.forEach(
        (kind, line) -> {
          long sent = 0;
          for (long one : line.byClass) {
            sent += one;
          }
          table.append(
              String.format(
                  Locale.ROOT,
                  "%-34s %9d %9d %7d %9d %6d %9d %5.1f ms %6d ms%n",
                  kind,
                  sent,
                  line.byClass[2],
                  line.byClass[3],
                  line.byClass[4],
                  line.byClass[5],
                  line.byClass[UNANSWERED],
                  line.nanos / 1e6 / sent,
                  TimeUnit.NANOSECONDS.toMillis(line.slowest)));
        });
    table.append(String.format(Locale.ROOT, "%n%-34s %9s %9s%n", "meanwhile", "times", "slowest"));
    slowest.forEach(
        (what, nanos) ->
            table.append(
                String.format(
                    Locale.ROOT,
                    "%-34s %9d %6d ms%n",
                    what,
                    count(what),
                    TimeUnit.NANOSECONDS.toMillis(nanos))));
    return table.toString();
  }
}

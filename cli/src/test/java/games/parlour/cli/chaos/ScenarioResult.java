package games.parlour.cli.chaos;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What came of a scenario so far; it can be written on one line and read again. Thread-safe. */
final class ScenarioResult {
  private final String name;
  private final AtomicLong faults = new AtomicLong();
  private final AtomicLong moves = new AtomicLong();
  private final AtomicLong millis = new AtomicLong();
  private final AtomicLongArray flaws = new AtomicLongArray(Flaw.values().length);
  private final List<Long> standstills = new ArrayList<>();
  private final List<Long> recoveries = new ArrayList<>();
  private final List<String> findings = new ArrayList<>();

  /** What must not be. */
  enum Flaw {
    /** An acknowledged move is not there any more. */
    LOST,
    /** A move stands in the log that nobody sent there. */
    DOUBLED,
    /** A table does not go on. */
    STUCK,
    /** Anything else: a stream that misses something, a refusal, a stack trace. */
    OTHER
  }

  ScenarioResult(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  long faults() {
    return faults.get();
  }

  /**
   * A fault is over, and every table has moved since.
   *
   * @param standstillMillis the longest time that a table stood still
   * @param afterMillis how long after the end of the fault every table had moved
   */
  synchronized void recovered(long standstillMillis, long afterMillis) {
    faults.incrementAndGet();
    standstills.add(standstillMillis);
    recoveries.add(afterMillis);
  }

  void acknowledged() {
    moves.incrementAndGet();
  }

  long moves() {
    return moves.get();
  }

  void took(long more) {
    millis.addAndGet(more);
  }

  long seconds() {
    return (millis.get() + 500) / 1000;
  }

  synchronized void found(Flaw flaw, String finding) {
    flaws.incrementAndGet(flaw.ordinal());
    findings.add(name + ": " + finding);
  }

  long count(Flaw flaw) {
    return flaws.get(flaw.ordinal());
  }

  boolean holds() {
    return Stream.of(Flaw.values()).allMatch(flaw -> count(flaw) == 0);
  }

  /** What was found since this was last asked. */
  synchronized List<String> takeFindings() {
    List<String> taken = List.copyOf(findings);
    findings.clear();
    return taken;
  }

  /** How long tables stood still in faults; none before the first fault. */
  synchronized Optional<Times> standstills() {
    return times(standstills);
  }

  /** How long it took from the ends of faults until all tables had moved. */
  synchronized Optional<Times> recoveries() {
    return times(recoveries);
  }

  /** Of many times in milliseconds the one in the middle and the longest. */
  record Times(long median, long longest) {}

  private static Optional<Times> times(List<Long> all) {
    List<Long> sorted = all.stream().sorted().toList();
    return sorted.isEmpty()
        ? Optional.empty()
        : Optional.of(new Times(sorted.get((sorted.size() - 1) / 2), sorted.getLast()));
  }

  /** All of it on one line. */
  synchronized String line() {
    return Stream.of(
            name,
            "faults=" + faults,
            "moves=" + moves,
            "millis=" + millis,
            "flaws=" + joined(Stream.of(Flaw.values()).map(this::count).toList()),
            "standstills=" + joined(standstills),
            "recoveries=" + joined(recoveries))
        .collect(Collectors.joining(" "));
  }

  private static String joined(Iterable<?> numbers) {
    List<String> texts = new ArrayList<>();
    numbers.forEach(number -> texts.add(number.toString()));
    return String.join(",", texts);
  }

  /** Reads a line that was written by {@link #line()}. */
  static ScenarioResult read(String line) {
    List<String> words = List.of(line.split(" ", -1));
    ScenarioResult result = new ScenarioResult(words.getFirst());
    Map<String, List<Long>> values = new LinkedHashMap<>();
    for (int i = 1; i < words.size(); i++) {
      String[] pair = words.get(i).split("=", 2);
      values.put(
          pair[0],
          Stream.of(pair[1].split(",", -1)).filter(s -> !s.isEmpty()).map(Long::valueOf).toList());
    }
    result.faults.set(values.getOrDefault("faults", List.of(0L)).getFirst());
    result.moves.set(values.getOrDefault("moves", List.of(0L)).getFirst());
    result.millis.set(values.getOrDefault("millis", List.of(0L)).getFirst());
    List<Long> counts = values.getOrDefault("flaws", List.of());
    for (int i = 0; i < counts.size(); i++) {
      result.flaws.set(i, counts.get(i));
    }
    result.standstills.addAll(values.getOrDefault("standstills", List.of()));
    result.recoveries.addAll(values.getOrDefault("recoveries", List.of()));
    return result;
  }
}

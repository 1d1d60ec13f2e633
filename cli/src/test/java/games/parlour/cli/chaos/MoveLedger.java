package games.parlour.cli.chaos;

import games.parlour.cli.chaos.ScenarioResult.Flaw;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * All that was sent, acknowledged and told at one table. What was acknowledged or told must be in
 * the log for ever; what was sent may be there, at its place and nowhere else. Thread-safe.
 */
final class MoveLedger {
  private final String id;
  private final ScenarioResult result;
  private final Map<Integer, Set<Line>> sent = new HashMap<>();
  private final Map<Integer, Line> acknowledged = new TreeMap<>();
  private final Map<Integer, Line> told = new TreeMap<>();
  private final Set<String> resigned = new HashSet<>();
  private Set<String> computers = Set.of();

  /** Who did what; what chance did is nobody's, and some may not know the text. */
  private record Line(String seat, @Nullable String text) {
    boolean fits(Line other) {
      return seat.equals(other.seat)
          && (text == null || other.text == null || text.equals(other.text));
    }
  }

  MoveLedger(String id, ScenarioResult result) {
    this.id = id;
    this.result = result;
  }

  synchronized void computers(Set<String> seats) {
    computers = Set.copyOf(seats);
  }

  /** Something is about to be sent, in answer to an entry. */
  synchronized void sent(int after, String seat, String text) {
    sent.computeIfAbsent(after + 1, number -> new HashSet<>()).add(new Line(seat, text));
  }

  /** Somebody is about to resign, which counts whatever has happened meanwhile. */
  synchronized void resigned(String seat) {
    resigned.add(seat);
  }

  /** It was answered: from now on it is there. */
  synchronized void acknowledged(int after, String seat, String text) {
    acknowledged.put(after + 1, new Line(seat, text));
    result.acknowledged();
  }

  /** An entry was told to somebody, by any server. */
  synchronized void told(JsonNode entry) {
    int number = entry.path("number").asInt();
    Line line = line(entry);
    Line before = told.get(number);
    if (before != null && !before.fits(line)) {
      result.found(Flaw.LOST, id + ": entry " + number + " was " + before + ", now " + line);
    }
    if (before == null || before.text() == null) {
      told.put(number, line);
    }
  }

  private static Line line(JsonNode entry) {
    JsonNode text = entry.path("text");
    return new Line(entry.path("seat").asString(""), text.isString() ? text.asString() : null);
  }

  /** How many moves of computers anybody was told of. */
  synchronized long computerMoves() {
    return told.values().stream().filter(line -> computers.contains(line.seat())).count();
  }

  /** A copy of what must be in any log that is asked for from now on. */
  synchronized Expected expected() {
    Map<Integer, Line> all = new TreeMap<>(told);
    all.putAll(acknowledged);
    return new Expected(all);
  }

  /** What must be there. */
  record Expected(Map<Integer, Line> lines) {}

  /** Compares a log with what was expected before it was asked for. */
  synchronized void check(Expected expected, List<JsonNode> log) {
    for (int i = 0; i < log.size(); i++) {
      if (log.get(i).path("number").asInt() != i + 1) {
        result.found(Flaw.OTHER, id + ": entry " + log.get(i) + " at place " + (i + 1));
      }
      checkSent(i + 1, log.get(i));
    }
    long missing = expected.lines.keySet().stream().filter(number -> number > log.size()).count();
    if (missing > 0) {
      result.found(Flaw.LOST, id + ": " + missing + " entries are missing after " + log.size());
    }
    expected.lines.forEach(
        (number, line) -> {
          if (number <= log.size() && !line.fits(line(log.get(number - 1)))) {
            result.found(
                Flaw.LOST, id + ": entry " + number + " " + line + " is " + log.get(number - 1));
          }
        });
  }

  /** Whatever a person did was sent by that person for just this place. */
  private void checkSent(int number, JsonNode entry) {
    String kind = entry.path("kind").asString("");
    Line line = line(entry);
    boolean hasResigned = "resign".equals(line.text()) && resigned.contains(line.seat());
    boolean person = !kind.equals("chance") && !computers.contains(line.seat()) && !hasResigned;
    Set<Line> known = sent.getOrDefault(number, Set.of());
    if (person && known.stream().noneMatch(line::fits)) {
      result.found(Flaw.DOUBLED, id + ": nobody sent entry " + number + " " + kind + " " + line);
    }
  }
}

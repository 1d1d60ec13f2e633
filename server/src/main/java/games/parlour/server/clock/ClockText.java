package games.parlour.server.clock;

import games.parlour.server.store.StoredTable.ClockRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A clock as the store keeps it: words {@code key=value}, lists with commas, parts with slashes.
 * Names of seats, sides and players hold none of these.
 */
public final class ClockText {
  private static final String NONE = "-";

  private ClockText() {}

  /** The row of a clock. */
  public static ClockRow write(TableClock clock) {
    List<String> words = new ArrayList<>();
    add(words, "left", clock.left().entrySet().stream().map(ClockText::pair).toList());
    add(words, "begun", List.copyOf(clock.begun()));
    add(words, "owner", clock.owner().isEmpty() ? List.of() : List.of(clock.owner()));
    clock.turn().ifPresent(turn -> words.add("turn=" + turn(turn)));
    clock
        .pause()
        .ifPresent(
            pause -> words.add("pause=" + pause.since() + "," + String.join(",", pause.by())));
    add(words, "asked", clock.pauseAsked());
    add(words, "vacation", clock.vacations().entrySet().stream().map(ClockText::vacation).toList());
    clock.substitute().ifPresent(proposal -> words.add("substitute=" + substitute(proposal)));
    OptionalLong from =
        clock.runs() ? OptionalLong.of(clock.turn().orElseThrow().from()) : OptionalLong.empty();
    return new ClockRow(clock.control().text(), from, clock.deadline(), String.join(" ", words));
  }

  private static void add(List<String> words, String key, List<String> values) {
    if (!values.isEmpty()) {
      words.add(key + "=" + String.join(",", values));
    }
  }

  private static String pair(Map.Entry<String, Long> entry) {
    return entry.getKey() + "/" + entry.getValue();
  }

  private static String turn(ClockTurn turn) {
    return String.join(
        "/",
        turn.seat(),
        turn.side(),
        turn.person(),
        String.valueOf(turn.began()),
        String.valueOf(turn.from()),
        turn.hold().word(),
        turn.handover() ? "1" : "0");
  }

  private static String vacation(Map.Entry<String, Vacation> entry) {
    OptionalLong since = entry.getValue().since();
    return String.join(
        "/",
        entry.getKey(),
        String.valueOf(entry.getValue().left()),
        since.isPresent() ? String.valueOf(since.getAsLong()) : NONE);
  }

  private static String substitute(Substitute proposal) {
    return String.join(
            "/",
            proposal.seat(),
            proposal.by(),
            proposal.player().orElse(NONE),
            proposal.decided() ? "1" : "0")
        + ","
        + String.join(",", proposal.agreed());
  }

  /** The clock of a row. */
  public static TableClock read(ClockRow row) {
    TimeControl control =
        TimeControl.of(row.control()).orElseThrow(() -> new IllegalArgumentException("control"));
    Map<String, List<String>> words = new TreeMap<>();
    for (String word : row.state().split(" ", -1)) {
      int equals = word.indexOf('=');
      if (equals > 0) {
        words.put(word.substring(0, equals), List.of(word.substring(equals + 1).split(",", -1)));
      }
    }
    Map<String, Long> left = new TreeMap<>();
    list(words, "left").map(ClockText::parts).forEach(p -> left.put(p[0], Long.valueOf(p[1])));
    Map<String, Vacation> vacations = new TreeMap<>();
    list(words, "vacation").map(ClockText::parts).forEach(p -> vacations.put(p[0], vacation(p)));
    return new TableClock(
        control,
        left,
        Set.copyOf(list(words, "begun").toList()),
        list(words, "owner").findFirst().orElse(""),
        list(words, "turn").findFirst().map(ClockText::parts).map(p -> turn(p, row.from())),
        Optional.ofNullable(words.get("pause")).map(ClockText::pause),
        list(words, "asked").toList(),
        vacations,
        Optional.ofNullable(words.get("substitute")).map(ClockText::substitute));
  }

  private static Stream<String> list(Map<String, List<String>> words, String key) {
    return words.getOrDefault(key, List.of()).stream();
  }

  private static String[] parts(String text) {
    return text.split("/", -1);
  }

  /** Its moment has a column of its own, which is put forward where the server was down. */
  private static ClockTurn turn(String[] parts, OptionalLong from) {
    return new ClockTurn(
        parts[0],
        parts[1],
        parts[2],
        Long.parseLong(parts[3]),
        from.orElse(Long.parseLong(parts[4])),
        ClockTurn.Hold.of(parts[5]),
        parts[6].equals("1"));
  }

  private static TableClock.Pause pause(List<String> words) {
    return new TableClock.Pause(words.subList(1, words.size()), Long.parseLong(words.getFirst()));
  }

  private static Vacation vacation(String[] parts) {
    OptionalLong since =
        parts[2].equals(NONE) ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(parts[2]));
    return new Vacation(Long.parseLong(parts[1]), since);
  }

  private static Substitute substitute(List<String> words) {
    String[] parts = parts(words.getFirst());
    Optional<String> player = parts[2].equals(NONE) ? Optional.empty() : Optional.of(parts[2]);
    return new Substitute(
        parts[0], parts[1], player, words.subList(1, words.size()), parts[3].equals("1"));
  }
}

package games.parlour.testkit.perft;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.testkit.law.LawViolation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Known counts of {@link Perft}, kept as a text file beside a game's tests. Each line has a
 * position, the options, and counts by depth, separated by semicolons:
 *
 * <pre>
 * # from the start, then from a written position; options that are not named have their usual value
 * start ; edition=german first=suffragettes ; D1 107 ; D2 11449
 * 8/8/3s4/8/8/8/8/8 w 0 ; ; D1 12
 * </pre>
 *
 * <p>A line that is empty or begins with {@code #} says nothing.
 */
public final class PerftTable {
  private PerftTable() {}

  /**
   * One line of a table.
   *
   * @param number its place in the file, counted from one
   * @param setup the position and options it counts from
   * @param counts the number of positions by depth, in the order written
   */
  public record Line(int number, Setup setup, Map<Integer, Long> counts) {}

  /** Reads a table; a line that cannot be read is an error that names it. */
  public static List<Line> read(Game<?, ?> game, String table) {
    List<Line> lines = new ArrayList<>();
    List<String> source = table.lines().toList();
    for (int i = 0; i < source.size(); i++) {
      String line = source.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          lines.add(line(game, i + 1, line));
        } catch (RuntimeException e) {
          throw new IllegalArgumentException("perft table, line " + (i + 1) + ": " + line, e);
        }
      }
    }
    return lines;
  }

  private static Line line(Game<?, ?> game, int number, String line) {
    String[] fields = line.split(";", -1);
    String position = fields[0].strip();
    Map<String, String> options = new TreeMap<>();
    for (String option : fields[1].strip().split("\\s+", -1)) {
      if (!option.isEmpty()) {
        int equals = option.indexOf('=');
        options.put(option.substring(0, equals), option.substring(equals + 1));
      }
    }
    Map<Integer, Long> counts = new LinkedHashMap<>();
    for (int i = 2; i < fields.length; i++) {
      String[] pair = fields[i].strip().split("\\s+", -1);
      if (pair.length != 2 || !pair[0].matches("D[0-9]+")) {
        throw new IllegalArgumentException("no count: " + fields[i]);
      }
      counts.put(Integer.parseInt(pair[0].substring(1)), Long.parseLong(pair[1]));
    }
    Optional<String> from = position.equals("start") ? Optional.empty() : Optional.of(position);
    return new Line(number, game.setup(Occasion.STUDY, options, from), counts);
  }

  /**
   * Counts everything in a table again that has at most so many positions, and returns how many
   * counts that were.
   */
  public static <P extends Position<P, M>, M extends Move> int check(
      Game<P, M> game, String table, long atMost) {
    int checked = 0;
    for (Line line : read(game, table)) {
      P start = game.start(line.setup());
      for (Map.Entry<Integer, Long> known : line.counts().entrySet()) {
        if (known.getValue() <= atMost) {
          long counted = Perft.count(game, start, known.getKey());
          LawViolation.unless(
              counted == known.getValue(),
              "known counts of positions stay the same",
              "line",
              line.number(),
              "depth",
              known.getKey(),
              "has",
              counted,
              "and should have",
              known.getValue());
          checked++;
        }
      }
    }
    return checked;
  }
}

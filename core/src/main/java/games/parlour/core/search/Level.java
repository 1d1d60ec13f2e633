package games.parlour.core.search;

import games.parlour.core.text.Resources;
import java.util.ArrayList;
import java.util.List;

/**
 * How well a computer plays that is not meant to play its best. A game may bring its own levels in
 * the file levels.txt beside its classes: a line for each, the weakest first, of four numbers as
 * here; lines that begin with # tell where they come from. Where dice fall or cards are hidden, the
 * depth is how many turns are played on, and the error is in thousandths of the winning chance.
 *
 * @param depth how many moves ahead it looks at most; 0 is no bound
 * @param nodes how many positions it looks at; 0 is no bound
 * @param settles whether it sees what is taken and taken back where it stops looking
 * @param error by how much it misjudges its own moves, at most, in hundredths of a common piece
 */
public record Level(int depth, long nodes, boolean settles, int error) {
  /** Greater errors would be taken for victories. */
  private static final int MOST_ERROR = 900;

  public Level {
    if (depth < 0 || nodes < 0 || error < 0 || error > MOST_ERROR || depth + nodes == 0) {
      throw new IllegalArgumentException("no level: " + depth + " " + nodes + " " + error);
    }
  }

  /** How many levels every game has. */
  public static final int COUNT = 8;

  /** Levels for a game that brings none. */
  public static final List<Level> USUAL =
      parse(
          """
          1 0 0 250
          1 0 1 150
          1 0 1 40
          2 1000 1 30
          0 1500 1 20
          0 4000 1 10
          0 12000 1 5
          0 40000 1 0
          """);

  /** The levels in the file levels.txt beside a class. */
  public static List<Level> beside(Class<?> owner) {
    return parse(Resources.read(owner, "levels.txt"));
  }

  private static List<Level> parse(String text) {
    List<Level> levels = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        List<Integer> numbers =
            List.of(line.strip().split("\\s+", -1)).stream().map(Integer::valueOf).toList();
        levels.add(new Level(numbers.get(0), numbers.get(1), numbers.get(2) == 1, numbers.get(3)));
      }
    }
    if (levels.size() != COUNT) {
      throw new IllegalArgumentException("there are " + COUNT + " levels, not " + levels.size());
    }
    return List.copyOf(levels);
  }
}

package games.parlour.lab.tactics;

import games.parlour.core.Game;
import games.parlour.core.Resources;
import java.util.ArrayList;
import java.util.List;

/**
 * A position in which the side to move wins by force.
 *
 * @param turns in how many of its own turns, and in no fewer
 * @param position as the game writes it
 * @param winners every first move that wins in so many turns
 */
public record Puzzle(int turns, String position, List<String> winners) {
  private static final String BAR = " | ";

  public Puzzle {
    winners = List.copyOf(winners);
  }

  /** The collection that lies beside this class for a game; empty if there is none. */
  public static List<Puzzle> of(Game<?, ?> game) {
    String name = game.id() + ".txt";
    return Puzzle.class.getResource(name) == null
        ? List.of()
        : parse(Resources.read(Puzzle.class, name));
  }

  /** Reads a collection: a line for each, what begins with # is a comment. */
  static List<Puzzle> parse(String text) {
    List<Puzzle> puzzles = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        List<String> parts = List.of(line.split(" \\| ", -1));
        puzzles.add(
            new Puzzle(
                Integer.parseInt(parts.get(0)),
                parts.get(1),
                List.of(parts.get(2).strip().split(" ", -1))));
      }
    }
    return puzzles;
  }

  /** Its line in a collection. */
  public String line() {
    return turns + BAR + position + BAR + String.join(" ", winners);
  }
}

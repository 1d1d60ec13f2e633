package games.parlour.server.tables.thought;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.players.analysis.Assessment;
import java.util.List;

/**
 * What a computer thought before a move.
 *
 * @param depth how many moves ahead it looked everywhere
 * @param chance the winning chance of the side to move, from 0 to 1
 * @param winIn in how many moves that side wins by force; negative if it loses; else zero
 * @param line the best moves for both, in the game's notation
 */
public record ComputerThought(int depth, double chance, int winIn, List<String> line) {
  /** No move is written with one. */
  private static final String BETWEEN = "\t";

  public ComputerThought {
    line = List.copyOf(line);
  }

  /** What a search found, in the game's notation. */
  public static <M extends Move> ComputerThought of(Game<?, M> game, Assessment<M> found) {
    return new ComputerThought(
        found.depth(),
        found.chance(),
        found.winIn(),
        found.line().stream().map(game.notation()::write).toList());
  }

  /** In one line, for other servers. */
  public String written() {
    return String.join(
        BETWEEN, depth + BETWEEN + chance + BETWEEN + winIn, String.join(BETWEEN, line));
  }

  /** Reads such a line. */
  public static ComputerThought read(String written) {
    List<String> parts = List.of(written.split(BETWEEN, -1));
    return new ComputerThought(
        Integer.parseInt(parts.get(0)),
        Double.parseDouble(parts.get(1)),
        Integer.parseInt(parts.get(2)),
        parts.subList(3, parts.size()).stream().filter(move -> !move.isEmpty()).toList());
  }
}

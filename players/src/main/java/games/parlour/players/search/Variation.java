package games.parlour.players.search;

import java.util.List;

/**
 * One of the best moves at the root, once a depth was searched.
 *
 * @param place 1 for the best one, and so on
 * @param depth how many moves ahead
 * @param score for the side to move
 * @param nodes positions looked at since the search began
 * @param millis since the search began
 * @param line the best moves for both, this one first
 */
public record Variation(int place, int depth, int score, long nodes, long millis, List<Long> line) {
  public Variation {
    line = List.copyOf(line);
  }

  public long move() {
    return line.getFirst();
  }
}

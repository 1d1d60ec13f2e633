package games.parlour.players.analysis;

import games.parlour.core.Move;
import java.util.List;

/**
 * What a search makes of a position, once it has come so far.
 *
 * @param depth how many moves ahead it has looked everywhere, so the last finished depth
 * @param score how good the position is for the side to move, in hundredths of a common piece
 * @param chance the winning chance that the score means, from 0 to 1
 * @param winIn in how many moves the side to move wins by force; negative if it loses; else zero
 * @param nodes how many positions it has looked at
 * @param millis how long it has taken
 * @param line the best moves for both, the first one to be played first
 */
public record Assessment<M extends Move>(
    int depth, int score, double chance, int winIn, long nodes, long millis, List<M> line) {
  public Assessment {
    line = List.copyOf(line);
  }
}

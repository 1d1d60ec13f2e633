package games.parlour.core;

import games.parlour.core.text.Text;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner the side that won, or nothing for a draw
 * @param reason why, in words
 */
public record Outcome(Optional<Side> winner, Text reason) {
  /** A win for a side. */
  public static Outcome win(Side side, Text reason) {
    return new Outcome(Optional.of(side), reason);
  }

  /** A draw. */
  public static Outcome draw(Text reason) {
    return new Outcome(Optional.empty(), reason);
  }
}

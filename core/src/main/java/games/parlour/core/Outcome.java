package games.parlour.core;

import games.parlour.core.text.Text;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner the side that won, or nothing for a draw and for a game that was called off
 * @param reason why, in words
 * @param calledOff whether the players ended it without a result
 */
public record Outcome(Optional<Side> winner, Text reason, boolean calledOff) {
  /** What the rules say. */
  public Outcome(Optional<Side> winner, Text reason) {
    this(winner, reason, false);
  }

  /** A win for a side. */
  public static Outcome win(Side side, Text reason) {
    return new Outcome(Optional.of(side), reason);
  }

  /** A draw. */
  public static Outcome draw(Text reason) {
    return new Outcome(Optional.empty(), reason);
  }

  /** No result: it does not count for anybody. */
  public static Outcome calledOff(Text reason) {
    return new Outcome(Optional.empty(), reason, true);
  }
}

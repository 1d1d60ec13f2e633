package games.parlour.core;

import java.util.Optional;

/**
 * How a move is offered that nobody makes on a board: a button or a line with these words.
 *
 * @param words what it says
 * @param group the name of the dialogue that it belongs into, where there are many of its kind
 */
public record Label(Text words, Optional<Text> group) {
  /** A move that stands alone. */
  public static Label of(Text words) {
    return new Label(words, Optional.empty());
  }
}

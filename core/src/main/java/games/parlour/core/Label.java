package games.parlour.core;

import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * How a move is offered that nobody makes on a board: a button or a line with these words.
 *
 * @param words what it says
 * @param group the name of the dialogue that it belongs into, where there are many of its kind
 * @param preview what would go where if it came to pass, though somebody else may still have a say
 */
public record Label(Text words, Optional<Text> group, List<Happening.Motion> preview) {
  public Label {
    preview = List.copyOf(preview);
  }

  /** A move that stands alone. */
  public static Label of(Text words) {
    return new Label(words, Optional.empty(), List.of());
  }
}

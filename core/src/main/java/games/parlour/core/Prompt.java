package games.parlour.core;

import games.parlour.core.text.Text;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is asked of the one whose turn it is.
 *
 * @param ask the question, in words: it always says what to do next
 * @param rule the name of the rule that it is about, which has a paragraph in the rule book
 * @param left how many of the things that are being placed, taken or given are still to come
 * @param goal what the one who decides plays for, while the game is young
 */
public record Prompt(Text ask, Optional<String> rule, OptionalInt left, Optional<Text> goal) {
  /** A question and no more. */
  public Prompt(Text ask) {
    this(ask, Optional.empty(), OptionalInt.empty(), Optional.empty());
  }
}

package games.parlour.core;

import games.parlour.core.text.Text;

/**
 * Something that was asked for cannot be done: what was wrong and what is accepted, in words that
 * can be told in any language. It is never a fault of the program.
 */
public final class Refusal extends RuntimeException {
  private final transient Text reason;

  public Refusal(Text reason) {
    super(reason.toString(), null, false, false);
    this.reason = reason;
  }

  /** The refusal of a text that is not the text of a listed move. */
  public static Refusal ofMove(String text) {
    return new Refusal(Text.of("refused.move", "move", text));
  }

  /** What was wrong and what is accepted. */
  public Text reason() {
    return reason;
  }
}

package games.parlour.boards;

import games.parlour.core.text.Text;
import java.util.Optional;

/**
 * Why a piece cannot go where somebody tried to move it.
 *
 * @param text the reason, in words of the game's catalogue
 * @param rule the name of the rule it follows from, which has a paragraph in the rule book; nothing
 *     where no rule is needed to understand it, such as when it is not one's turn
 */
public record MoveReason(Text text, Optional<String> rule) {
  /** A reason that follows from a rule; the arguments of the text are name, value, name, value. */
  public static MoveReason of(String rule, String key, Object... args) {
    return new MoveReason(Text.of(key, args), Optional.of(rule));
  }

  /** A reason that needs no rule. */
  public static MoveReason plain(String key, Object... args) {
    return new MoveReason(Text.of(key, args), Optional.empty());
  }
}

package games.parlour.votes.rules.card;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;

/** How many: a number, or what the card's roll brought. */
public record Amount(int fixed) {
  private static final Amount ROLL = new Amount(-1);

  public static Amount of(Object said) {
    return said.equals("roll") ? ROLL : new Amount((Integer) said);
  }

  public boolean isRoll() {
    return fixed < 0;
  }

  public int in(GameState t) {
    return isRoll() ? t.frame(Frame.ROLL) : fixed;
  }

  /** A sentence with its number, or the one that speaks of the roll. */
  public Text tell(String key) {
    return isRoll() ? Text.of(key + ".roll") : Text.of(key, "n", fixed);
  }
}

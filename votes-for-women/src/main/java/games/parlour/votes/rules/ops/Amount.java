package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Table;

/** How many: a number, or what the card's roll brought. */
record Amount(int fixed) {
  private static final Amount ROLL = new Amount(-1);

  static Amount of(Object said) {
    return said.equals("roll") ? ROLL : new Amount((Integer) said);
  }

  boolean isRoll() {
    return fixed < 0;
  }

  int in(Table t) {
    return isRoll() ? t.frame(Frame.ROLL) : fixed;
  }

  /** A sentence with its number, or the one that speaks of the roll. */
  Text tell(String key) {
    return isRoll() ? Text.of(key + ".roll") : Text.of(key, "n", fixed);
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Buttons;
import games.parlour.votes.rules.Table;

/** The player's side takes buttons. */
final class GainButtons extends Operation {
  private final int n;

  GainButtons(int n) {
    this.n = n;
  }

  @Override
  public void run(Table t) {
    Buttons.gain(t, t.side(), n);
    t.next();
  }

  @Override
  public Text tell() {
    return Text.of("op.gain-buttons", "n", n);
  }
}

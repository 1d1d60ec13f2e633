package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Buttons;
import games.parlour.votes.rules.Table;

/** The other side loses buttons, or half of them, rounded up (V65, V79). */
final class LoseButtons extends Operation {
  private final int n;
  private final boolean half;

  LoseButtons(Object n) {
    this.half = n.equals("half-up");
    this.n = half ? 0 : (Integer) n;
  }

  @Override
  public void run(Table t) {
    int other = 1 - t.side();
    Buttons.lose(t, other, half ? (Buttons.count(t, other) + 1) / 2 : n);
    t.next();
  }

  @Override
  public boolean brings(Table t) {
    return Buttons.count(t, 1 - t.side()) > 0;
  }

  @Override
  public Text tell() {
    return half ? Text.of("op.lose-buttons.half") : Text.of("op.lose-buttons", "n", n);
  }
}

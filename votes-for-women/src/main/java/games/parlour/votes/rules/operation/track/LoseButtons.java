package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;

/** The other side loses buttons, or half of them, rounded up (V65, V79). */
public final class LoseButtons extends Operation {
  private final int n;
  private final boolean half;

  public LoseButtons(Object n) {
    this.half = n.equals("half-up");
    this.n = half ? 0 : (Integer) n;
  }

  @Override
  public void run(GameState t) {
    int other = 1 - t.side();
    Buttons.lose(t, other, half ? (Buttons.count(t, other) + 1) / 2 : n);
    t.next();
  }

  @Override
  public boolean brings(Components t, int side) {
    return Buttons.count(t, 1 - side) > 0;
  }

  @Override
  public Text tell() {
    return half ? Text.of("op.lose-buttons.half") : Text.of("op.lose-buttons", "n", n);
  }
}

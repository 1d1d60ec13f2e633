package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.state.GameState;

/** The player's side takes buttons. */
public final class GainButtons extends Operation {
  private final int n;

  public GainButtons(int n) {
    this.n = n;
  }

  @Override
  public void run(GameState t) {
    Buttons.gain(t, t.side(), n);
    t.next();
  }

  @Override
  public Text tell() {
    return Text.of("op.gain-buttons", "n", n);
  }
}

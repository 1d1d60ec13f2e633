package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Amount;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;

/** Markers come to or leave Congress, as the player's side wants it; never after sending (V61). */
public final class ShiftMarkers extends Operation {
  private final Amount n;

  public ShiftMarkers(Amount n) {
    this.n = n;
  }

  @Override
  public Text whyImpossible() {
    return Text.of("why.sent");
  }

  @Override
  public boolean possible(Components t, int side) {
    return !Congress.sent(t);
  }

  @Override
  public void run(GameState t) {
    Congress.shift(t, t.side(), n.in(t));
    t.next();
  }

  @Override
  public Text tell() {
    return n.tell("op.shift-markers");
  }
}

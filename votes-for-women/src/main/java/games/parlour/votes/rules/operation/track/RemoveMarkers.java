package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Amount;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;

/** Markers leave Congress. */
public final class RemoveMarkers extends Operation {
  private final Amount n;

  public RemoveMarkers(Amount n) {
    this.n = n;
  }

  @Override
  public void run(GameState t) {
    Congress.removeMarkers(t, n.in(t));
    t.next();
  }

  @Override
  public boolean brings(Components t, int side) {
    return Congress.markers(t) > 0;
  }

  @Override
  public Text tell() {
    return n.tell("op.remove-markers");
  }
}

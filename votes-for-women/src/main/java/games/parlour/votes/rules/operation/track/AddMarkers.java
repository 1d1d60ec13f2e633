package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Amount;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.state.GameState;

/** Markers come to Congress. */
public final class AddMarkers extends Operation {
  private final Amount n;

  public AddMarkers(Amount n) {
    this.n = n;
  }

  @Override
  public void run(GameState t) {
    Congress.addMarkers(t, n.in(t));
    t.next();
  }

  @Override
  public Text tell() {
    return n.tell("op.add-markers");
  }
}

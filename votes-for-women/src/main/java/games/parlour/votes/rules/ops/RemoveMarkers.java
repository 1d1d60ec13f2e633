package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Congress;
import games.parlour.votes.rules.Table;

/** Markers leave Congress. */
final class RemoveMarkers extends Operation {
  private final Amount n;

  RemoveMarkers(Amount n) {
    this.n = n;
  }

  @Override
  public void run(Table t) {
    Congress.removeMarkers(t, n.in(t));
    t.next();
  }

  @Override
  public boolean brings(Table t) {
    return Congress.markers(t) > 0;
  }

  @Override
  public Text tell() {
    return n.tell("op.remove-markers");
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Congress;
import games.parlour.votes.rules.Table;

/** Markers come to Congress. */
final class AddMarkers extends Operation {
  private final Amount n;

  AddMarkers(Amount n) {
    this.n = n;
  }

  @Override
  public void run(Table t) {
    Congress.addMarkers(t, n.in(t));
    t.next();
  }

  @Override
  public Text tell() {
    return n.tell("op.add-markers");
  }
}

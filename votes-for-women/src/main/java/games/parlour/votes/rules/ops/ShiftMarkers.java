package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Congress;
import games.parlour.votes.rules.Table;

/** Markers come to or leave Congress, as the player's side wants it; never after sending (V61). */
final class ShiftMarkers extends Operation {
  private final Amount n;

  ShiftMarkers(Amount n) {
    this.n = n;
  }

  @Override
  public boolean possible(Table t, int seat) {
    return !Congress.sent(t);
  }

  @Override
  public void run(Table t) {
    Congress.shift(t, t.side(), n.in(t));
    t.next();
  }

  @Override
  public Text tell() {
    return n.tell("op.shift-markers");
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Table;

/** All cubes of a side go from the state that was picked. */
final class ClearPicked extends Operation {
  private final Hue hue;

  ClearPicked(Hue hue) {
    this.hue = hue;
  }

  @Override
  public void run(Table t) {
    if (t.frame(Frame.PICKED) > 0) {
      ClearListed.clear(t, hue.colours(t.side()), t.frame(Frame.PICKED) - 1);
    }
    t.next();
  }

  @Override
  public Text tell() {
    return Text.of("op.clear.picked", "cubes", hue.all());
  }
}

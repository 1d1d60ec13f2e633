package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Table;

/** Cubes go into the state that was picked, as far as it can take them (V53, V63). */
final class PlacePicked extends Operation {
  private static final int PUT = Frame.A;

  private final Hue hue;
  private final int n;

  PlacePicked(Hue hue, int n) {
    this.hue = hue;
    this.n = n;
  }

  private static int state(Table t) {
    return t.frame(Frame.PICKED) - 1;
  }

  @Override
  public void run(Table t) {
    int state = state(t);
    boolean open = state >= 0 && Cubes.canPlace(t, t.side(), hue.colours(t.side()), state);
    if (open && t.frame(PUT) < n) {
      t.ask();
    } else {
      t.next();
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    Cubes.listPlacing(t, t.side(), hue.colours(t.side()), state(t), into);
  }

  @Override
  public void take(Table t, long move) {
    t.frame(PUT, t.frame(PUT) + 1);
    Cubes.take(t, t.seat(), move);
  }

  @Override
  public Text ask(Table t) {
    return Placing.ask(t, hue, n, t.frame(PUT), state(t));
  }

  @Override
  public long most(Table t, int register) {
    return register == PUT ? n : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.place.picked", "cubes", hue.cubes(n));
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Table;
import java.util.List;

/** Cubes go into each of some states, in their order; those that can take none are passed (V77). */
final class PlaceEach extends Operation {
  private static final int PLACE = Frame.A;
  private static final int PUT = Frame.B;

  private final Hue hue;
  private final int n;
  private final int[] states;
  private final Text tell;

  PlaceEach(Hue hue, int n, List<Integer> states, Text tell) {
    this.hue = hue;
    this.n = n;
    this.states = states.stream().mapToInt(Integer::intValue).toArray();
    this.tell = tell;
  }

  private int state(Table t) {
    return states[t.frame(PLACE)];
  }

  @Override
  public void run(Table t) {
    if (t.frame(PLACE) == states.length) {
      t.next();
    } else if (t.frame(PUT) < n && Cubes.canPlace(t, t.side(), hue.colours(t.side()), state(t))) {
      t.ask();
    } else {
      t.frame(PLACE, t.frame(PLACE) + 1);
      t.frame(PUT, 0);
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
    return register == PLACE ? states.length : register == PUT ? n : 0;
  }

  @Override
  public Text tell() {
    return tell;
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Oppobot;
import games.parlour.votes.rules.StateDice;
import games.parlour.votes.rules.Table;

/**
 * Red cubes go into a state of each region that a die finds, region by region; one whose states
 * have all decided is passed (V108).
 */
final class RollPerRegion extends Operation {
  private static final int REGION = Frame.A;

  private final int n;

  RollPerRegion(int n) {
    this.n = n;
  }

  @Override
  public void run(Table t) {
    if (Oppobot.playsClaimed(t)) {
      return;
    }
    int region = t.frame(REGION);
    if (region == Cubes.REGIONS) {
      t.next();
    } else if (StateDice.anyOpen(t, region)) {
      t.chance();
    } else {
      t.log().regionPassed(region);
      t.frame(REGION, region + 1);
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    StateDice.listStates(into);
  }

  @Override
  public void take(Table t, long move) {
    int state = StateDice.state(t, t.frame(REGION), Kind.first(move), 0);
    if (state >= 0) {
      t.frame(REGION, t.frame(REGION) + 1);
      Oppobot.placeOrLose(t, state, n);
    }
  }

  @Override
  public Text ask(Table t) {
    return StateDice.askState(t.frame(REGION));
  }

  @Override
  public long most(Table t, int register) {
    return register == REGION ? Cubes.REGIONS : 0;
  }

  @Override
  public boolean brings(Table t) {
    boolean any = false;
    for (int region = 0; region < Cubes.REGIONS; region++) {
      any |= Placing.anyIn(t, t.side(), Hue.RED.colours(t.side()), region);
    }
    return any;
  }

  @Override
  public Text tell() {
    return Text.of("op.place.per-region.random", "cubes", Hue.RED.cubes(n));
  }
}

package games.parlour.votes.rules.operation.random;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.operation.cubes.CardColour;
import games.parlour.votes.rules.operation.cubes.Placement;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.oppobot.StateDice;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/**
 * Red cubes go into a state of each region that a die finds, region by region; one whose states
 * have all decided is passed (V108).
 */
public final class PlaceAtRandomPerRegion extends Operation {
  private static final int REGION = Frame.A;

  private final int n;

  public PlaceAtRandomPerRegion(int n) {
    this.n = n;
  }

  @Override
  public void run(GameState t) {
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
  public void list(GameState t, MoveList into) {
    StateDice.listStates(into);
  }

  @Override
  public void take(GameState t, long move) {
    int state = StateDice.state(t, t.frame(REGION), MoveKind.first(move), 0);
    if (state >= 0) {
      t.frame(REGION, t.frame(REGION) + 1);
      Oppobot.placeOrLose(t, state, n);
    }
  }

  @Override
  public Text ask(GameState t) {
    return StateDice.askState(t.frame(REGION));
  }

  @Override
  public String rule(GameState t) {
    return "V108";
  }

  @Override
  public long most(GameState t, int register) {
    return register == REGION ? Cubes.REGIONS : 0;
  }

  @Override
  public boolean brings(Components t, int side) {
    boolean any = false;
    for (int region = 0; region < Cubes.REGIONS; region++) {
      any |= Placement.anyIn(t, side, CardColour.RED.colours(side), region);
    }
    return any;
  }

  @Override
  public Text tell() {
    return Text.of("op.place.per-region.random", "cubes", CardColour.RED.cubes(n));
  }
}

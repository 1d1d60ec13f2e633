package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import java.util.List;

/** Cubes go into each of some states, in their order; those that can take none are passed (V77). */
public final class PlaceEach extends PlaceInState {
  private static final int PLACE = Frame.A;
  private static final int PUT = Frame.B;

  private final int[] states;
  private final Text tell;

  public PlaceEach(CardColour hue, int n, List<Integer> states, Text tell) {
    super(hue, n, PUT);
    this.states = states.stream().mapToInt(Integer::intValue).toArray();
    this.tell = tell;
  }

  @Override
  int state(GameState t) {
    return states[t.frame(PLACE)];
  }

  @Override
  public void run(GameState t) {
    if (t.frame(PLACE) == states.length) {
      t.next();
    } else if (goesOn(t)) {
      t.ask();
    } else if (!Oppobot.playsClaimed(t)) {
      tellLost(t);
      t.frame(PLACE, t.frame(PLACE) + 1);
      t.frame(PUT, 0);
    }
  }

  @Override
  public long most(GameState t, int register) {
    return register == PLACE ? states.length : register == PUT ? n : 0;
  }

  @Override
  public boolean brings(Components t, int side) {
    for (int state : states) {
      if (Cubes.canPlace(t, side, hue.colours(side), state)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Text tell() {
    return tell;
  }
}

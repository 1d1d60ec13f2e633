package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;

/** Cubes go into the state that was picked, as far as it can take them (V53, V63). */
public final class PlacePicked extends PlaceInState {
  private static final int PUT = Frame.A;

  public PlacePicked(CardColour hue, int n) {
    super(hue, n, PUT);
  }

  @Override
  int state(GameState t) {
    return t.frame(Frame.PICKED) - 1;
  }

  @Override
  public void run(GameState t) {
    boolean picked = t.frame(Frame.PICKED) > 0;
    if (picked && goesOn(t)) {
      t.ask();
    } else {
      if (picked) {
        tellLost(t);
      }
      t.next();
    }
  }

  @Override
  public long most(GameState t, int register) {
    return register == PUT ? n : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.place.picked", "cubes", hue.cubes(n));
  }
}

package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;

/** All cubes of a side go from the state that was picked. */
public final class ClearPicked extends Operation {
  private final CardColour hue;

  public ClearPicked(CardColour hue) {
    this.hue = hue;
  }

  @Override
  public void run(GameState t) {
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

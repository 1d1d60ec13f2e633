package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;

/** A state is picked that has neither ratified nor rejected (V62). */
public final class PickState extends PickOperation {
  public PickState() {
    super("pick-state", false);
  }

  @Override
  public Text whyImpossible() {
    return Text.of("why.no-open-state");
  }

  @Override
  public boolean possible(Components t, int side) {
    return any(t, side);
  }

  @Override
  boolean fits(Components t, int side, int state) {
    return Cubes.open(t, state);
  }

  @Override
  void picked(GameState t, int state) {
    t.frame(Frame.PICKED, 1 + state);
  }
}

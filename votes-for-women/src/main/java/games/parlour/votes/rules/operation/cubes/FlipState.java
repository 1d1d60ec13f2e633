package games.parlour.votes.rules.operation.cubes;

import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;

/** A state that has ratified rejects instead (V58). */
public final class FlipState extends PickOperation {
  public FlipState(boolean random) {
    super("flip", random);
  }

  @Override
  boolean fits(Components t, int side, int state) {
    return Cubes.ratified(t, state);
  }

  @Override
  void picked(GameState t, int state) {
    Cubes.decide(t, state, false);
  }
}

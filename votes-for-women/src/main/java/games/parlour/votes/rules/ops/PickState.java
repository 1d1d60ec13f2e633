package games.parlour.votes.rules.ops;

import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Table;

/** A state is picked that has neither ratified nor rejected (V62). */
final class PickState extends Picking {
  PickState() {
    super("pick-state", false);
  }

  @Override
  public boolean possible(Table t, int seat) {
    return any(t, t.sideOf(seat));
  }

  @Override
  boolean fits(Table t, int side, int state) {
    return Cubes.open(t, state);
  }

  @Override
  void picked(Table t, int state) {
    t.frame(Frame.PICKED, 1 + state);
  }
}

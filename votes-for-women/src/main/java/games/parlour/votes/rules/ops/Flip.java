package games.parlour.votes.rules.ops;

import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Table;

/** A state that has ratified rejects instead (V58). */
final class Flip extends Picking {
  Flip(boolean random) {
    super("flip", random);
  }

  @Override
  boolean fits(Table t, int side, int state) {
    return Cubes.ratified(t, state);
  }

  @Override
  void picked(Table t, int state) {
    Cubes.decide(t, state, false);
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.votes.rules.Colours;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Table;

/** Cubes are taken out wherever the player likes; none are ever added instead. */
final class RemoveSpread extends Spread {
  RemoveSpread(Hue hue, Amount n, int region, int max) {
    super(hue, n, region, max);
  }

  @Override
  boolean fits(Table t, int colours, int state) {
    return holds(t, colours, state);
  }

  /** Whether a state has a cube of one of some colours. */
  static boolean holds(Table t, int colours, int state) {
    boolean any = false;
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      any |= (colours >> colour & 1) != 0 && Cubes.count(t, state, colour) > 0;
    }
    return any;
  }

  @Override
  void list(Table t, int colours, int state, MoveList into) {
    Cubes.listTaking(t, colours, state, into);
  }

  @Override
  String verb() {
    return "remove.spread";
  }
}

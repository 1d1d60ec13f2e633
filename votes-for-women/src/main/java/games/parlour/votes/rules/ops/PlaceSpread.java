package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Table;

/** Cubes are placed wherever the player likes. */
final class PlaceSpread extends Spread {
  PlaceSpread(Hue hue, Amount n, int region, int max) {
    super(hue, n, region, max);
  }

  @Override
  boolean fits(Table t, int colours, int state) {
    return Cubes.canPlace(t, t.side(), colours, state);
  }

  @Override
  void list(Table t, int colours, int state, MoveList into) {
    Cubes.listPlacing(t, t.side(), colours, state, into);
  }

  @Override
  void tellLeft(Table t, int left) {
    if (left > 0) {
      t.log().cubesLost(left, Cubes.noneLeft(t, hue.colours(t.side())));
    }
  }

  @Override
  String verb() {
    return "place.spread";
  }
}

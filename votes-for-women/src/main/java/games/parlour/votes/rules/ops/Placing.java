package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Table;

/** What the ways to place cubes share. */
final class Placing {
  private Placing() {}

  /** Whether any state of a region can take a cube. */
  static boolean anyIn(Table t, int side, int colours, int region) {
    for (int i = 0; i < Cubes.IN_REGION; i++) {
      if (Cubes.canPlace(t, side, colours, Cubes.IN_REGION * region + i)) {
        return true;
      }
    }
    return false;
  }

  /** Asks for cubes in a place that has a name. */
  static Text ask(Table t, Hue hue, int n, Text place) {
    return Text.of(
        "ask.place", "card", t.card().title(), "cubes", hue.cubes(n, t.side()), "place", place);
  }
}

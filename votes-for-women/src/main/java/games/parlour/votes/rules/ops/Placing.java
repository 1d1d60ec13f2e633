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
  static Text ask(Table t, Hue hue, int n, int put, Text place) {
    int left = n - put;
    Text cubes = put == 0 ? hue.cubes(left, t.side()) : hue.more(left, t.side());
    return Text.of("ask.place", "card", t.card().title(), "cubes", cubes, "place", place);
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;

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

  /** Asks for cubes in a state, or which opposing cube makes room for the next one. */
  static Text ask(Table t, Hue hue, int n, int put, int state) {
    Text card = Words.card(t.frame(Frame.CARD));
    Text place = Words.state(state);
    if (Cubes.ofSide(t, state, 1 - t.side()) > 0) {
      return Text.of("ask.place.out", "card", card, "place", place);
    }
    Text cubes = put == 0 ? hue.cubes(n, t.side()) : hue.more(n - put, t.side());
    return Text.of("ask.place", "card", card, "cubes", cubes, "place", place);
  }
}

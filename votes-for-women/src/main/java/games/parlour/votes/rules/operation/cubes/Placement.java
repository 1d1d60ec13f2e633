package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;

/** What the ways to place cubes share. */
public final class Placement {
  private Placement() {}

  /** Whether any state of a region can take a cube. */
  public static boolean anyIn(Components t, int side, int colours, int region) {
    for (int i = 0; i < Cubes.IN_REGION; i++) {
      if (Cubes.canPlace(t, side, colours, Cubes.IN_REGION * region + i)) {
        return true;
      }
    }
    return false;
  }

  /** The rule that placing in a state is about: opposing cubes go out first (V47). */
  static String rule(GameState t, int state) {
    return Cubes.ofSide(t, state, 1 - t.side()) > 0 ? "V47" : "V49";
  }

  /** Asks for cubes in a state, or which opposing cube makes room for the next one. */
  static Text ask(GameState t, CardColour hue, int n, int put, int state) {
    Text card = GameTexts.card(t.frame(Frame.CARD));
    Text place = GameTexts.state(state);
    if (Cubes.ofSide(t, state, 1 - t.side()) > 0) {
      return Text.of("ask.place.out", "card", card, "place", place);
    }
    Text cubes = put == 0 ? hue.cubes(n, t.side()) : hue.more(n - put, t.side());
    return Text.of("ask.place", "card", card, "cubes", cubes, "place", place);
  }
}

package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.card.Amount;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;

/** Cubes are taken out wherever the player likes; none are ever added instead. */
public final class RemoveSpread extends SpreadOperation {
  public RemoveSpread(CardColour hue, Amount n, int region, int max) {
    super(hue, n, region, max);
  }

  @Override
  boolean fits(GameState t, int colours, int state) {
    return holds(t, colours, state);
  }

  /** Whether a state has a cube of one of some colours. */
  public static boolean holds(Components t, int colours, int state) {
    boolean any = false;
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      any |= (colours >> colour & 1) != 0 && Cubes.count(t, state, colour) > 0;
    }
    return any;
  }

  @Override
  void list(GameState t, int colours, int state, MoveList into) {
    Cubes.listTaking(t, colours, state, into);
  }

  @Override
  String verb() {
    return "remove.spread";
  }
}

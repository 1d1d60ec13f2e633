package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.card.Amount;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.GameState;

/** Cubes are placed wherever the player likes. */
public final class PlaceSpread extends SpreadOperation {
  public PlaceSpread(CardColour hue, Amount n, int region, int max) {
    super(hue, n, region, max);
  }

  @Override
  boolean fits(GameState t, int colours, int state) {
    return Cubes.canPlace(t, t.side(), colours, state);
  }

  @Override
  void list(GameState t, int colours, int state, MoveList into) {
    Cubes.listPlacing(t, t.side(), colours, state, into);
  }

  @Override
  void tellLeft(GameState t, int left) {
    if (left > 0) {
      t.log().cubesLost(left, Cubes.noneLeft(t, hue.colours(t.side())));
    }
  }

  @Override
  String verb() {
    return "place.spread";
  }
}

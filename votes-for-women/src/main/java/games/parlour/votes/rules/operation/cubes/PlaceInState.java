package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.GameState;

/** Cubes go one by one into the state that an operation has come to. */
abstract class PlaceInState extends Operation {
  protected final CardColour hue;
  protected final int n;

  /** The register that counts the cubes put into this state. */
  private final int put;

  PlaceInState(CardColour hue, int n, int put) {
    this.hue = hue;
    this.n = n;
    this.put = put;
  }

  /** The state that it has come to. */
  abstract int state(GameState t);

  /** Whether another cube can go into this state. */
  final boolean goesOn(GameState t) {
    return t.frame(put) < n && Cubes.canPlace(t, t.side(), hue.colours(t.side()), state(t));
  }

  /** Says which cubes this state did not take. */
  final void tellLost(GameState t) {
    Cubes.tellLost(t, t.side(), state(t), n - t.frame(put));
  }

  @Override
  public void list(GameState t, MoveList into) {
    Cubes.listPlacing(t, t.side(), hue.colours(t.side()), state(t), into);
  }

  @Override
  public void take(GameState t, long move) {
    t.frame(put, t.frame(put) + 1);
    Cubes.take(t, t.seat(), move);
  }

  @Override
  public Text ask(GameState t) {
    return Placement.ask(t, hue, n, t.frame(put), state(t));
  }

  @Override
  public String rule(GameState t) {
    return Placement.rule(t, state(t));
  }

  @Override
  public int left(GameState t) {
    return n - t.frame(put);
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Table;

/** Cubes go one by one into the state that an operation has come to. */
abstract class PlaceInState extends Operation {
  protected final Hue hue;
  protected final int n;

  /** The register that counts the cubes put into this state. */
  private final int put;

  PlaceInState(Hue hue, int n, int put) {
    this.hue = hue;
    this.n = n;
    this.put = put;
  }

  /** The state that it has come to. */
  abstract int state(Table t);

  /** Whether another cube can go into this state. */
  final boolean goesOn(Table t) {
    return t.frame(put) < n && Cubes.canPlace(t, t.side(), hue.colours(t.side()), state(t));
  }

  /** Says which cubes this state did not take. */
  final void tellLost(Table t) {
    Cubes.tellLost(t, t.side(), state(t), n - t.frame(put));
  }

  @Override
  public void list(Table t, MoveList into) {
    Cubes.listPlacing(t, t.side(), hue.colours(t.side()), state(t), into);
  }

  @Override
  public void take(Table t, long move) {
    t.frame(put, t.frame(put) + 1);
    Cubes.take(t, t.seat(), move);
  }

  @Override
  public Text ask(Table t) {
    return Placing.ask(t, hue, n, t.frame(put), state(t));
  }
}

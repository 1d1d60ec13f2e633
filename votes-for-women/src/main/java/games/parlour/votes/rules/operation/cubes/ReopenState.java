package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Terms;

/** A state with the other side's mark votes again, with cubes of the player's (V52, V59). */
public final class ReopenState extends PickOperation {
  private static final int PUT = Frame.A;

  private final int cubes;

  public ReopenState(int cubes, boolean random) {
    super("reopen", random);
    this.cubes = cubes;
  }

  @Override
  public Text whyImpossible() {
    return Text.of("why.no-decided-state");
  }

  @Override
  public boolean possible(Components t, int side) {
    return any(t, side);
  }

  @Override
  boolean fits(Components t, int side, int state) {
    boolean theirs = side == Terms.SUFFRAGIST ? Cubes.rejected(t, state) : Cubes.ratified(t, state);
    return theirs && !Cubes.barred(t, side, state / Cubes.IN_REGION);
  }

  @Override
  void picked(GameState t, int state) {
    Cubes.reopen(t, state);
    t.frame(Frame.PICKED, 1 + state);
  }

  @Override
  void after(GameState t) {
    if (t.frame(PUT) < cubes && Cubes.canPlace(t, t.side(), Colours.of(t.side()), state(t))) {
      t.ask();
    } else {
      Cubes.tellLost(t, t.side(), state(t), cubes - t.frame(PUT));
      t.next();
    }
  }

  private static int state(GameState t) {
    return t.frame(Frame.PICKED) - 1;
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (t.frame(Frame.STAGE) == 0) {
      super.list(t, into);
    } else {
      Cubes.listPlacing(t, t.side(), Colours.of(t.side()), state(t), into);
    }
  }

  @Override
  public void take(GameState t, long move) {
    if (MoveKind.of(move) == MoveKind.PICK) {
      super.take(t, move);
    } else {
      t.frame(PUT, t.frame(PUT) + 1);
      Cubes.take(t, t.seat(), move);
    }
  }

  @Override
  public Text ask(GameState t) {
    return t.frame(Frame.STAGE) == 0
        ? super.ask(t)
        : Placement.ask(t, CardColour.OWN, cubes, t.frame(PUT), state(t));
  }

  @Override
  public int left(GameState t) {
    return t.frame(Frame.STAGE) == 0 ? -1 : cubes - t.frame(PUT);
  }

  @Override
  public long most(GameState t, int register) {
    return register == PUT ? cubes : super.most(t, register);
  }

  @Override
  public boolean sound(GameState t) {
    return t.frame(Frame.STAGE) == 0 || state(t) >= 0 && Cubes.open(t, state(t));
  }

  @Override
  public Text tell() {
    return Text.of(key("op."), "n", cubes);
  }
}

package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.StateNote;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/** The player, or chance, picks a state that fits, if there is one; something is done with it. */
abstract class PickOperation extends Operation {
  private final String word;

  /** Whether chance picks and not the player. */
  private final boolean random;

  PickOperation(String word, boolean random) {
    this.word = word;
    this.random = random;
  }

  abstract boolean fits(Components t, int side, int state);

  abstract void picked(GameState t, int state);

  /** What is left to do after the picking; the operation ends where there is nothing. */
  void after(GameState t) {
    t.next();
  }

  final boolean any(Components t, int side) {
    for (int state = 0; state < Cubes.STATES; state++) {
      if (fits(t, side, state)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void run(GameState t) {
    if (t.frame(Frame.STAGE) != 0) {
      after(t);
    } else if (any(t, t.side())) {
      if (random) {
        t.chance();
      } else {
        t.ask();
      }
    } else {
      t.next();
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    for (int state = 0; state < Cubes.STATES; state++) {
      if (fits(t, t.side(), state)) {
        into.add(MoveKind.PICK.code(state));
      }
    }
  }

  @Override
  public void take(GameState t, long move) {
    t.frame(Frame.STAGE, 1);
    if (random) {
      t.log().state(StateNote.STATE_DRAWN, MoveKind.first(move));
    }
    picked(t, MoveKind.first(move));
  }

  @Override
  public Text ask(GameState t) {
    return Text.of(key("ask."), "card", GameTexts.card(t.frame(Frame.CARD)));
  }

  @Override
  public String rule(GameState t) {
    return "V59";
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? 1 : 0;
  }

  @Override
  public Text tell() {
    return Text.of(key("op."));
  }

  final String key(String beginning) {
    return beginning + word + (random ? ".random" : "");
  }

  @Override
  public boolean brings(Components t, int side) {
    return any(t, side);
  }
}

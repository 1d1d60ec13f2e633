package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;
import games.parlour.votes.rules.note.StateNote;

/** The player, or chance, picks a state that fits, if there is one; something is done with it. */
abstract class Picking extends Operation {
  private final String word;

  /** Whether chance picks and not the player. */
  private final boolean random;

  Picking(String word, boolean random) {
    this.word = word;
    this.random = random;
  }

  abstract boolean fits(Table t, int side, int state);

  abstract void picked(Table t, int state);

  /** What is left to do after the picking; the operation ends where there is nothing. */
  void after(Table t) {
    t.next();
  }

  final boolean any(Table t, int side) {
    for (int state = 0; state < Cubes.STATES; state++) {
      if (fits(t, side, state)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void run(Table t) {
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
  public void list(Table t, MoveList into) {
    for (int state = 0; state < Cubes.STATES; state++) {
      if (fits(t, t.side(), state)) {
        into.add(Kind.PICK.code(state));
      }
    }
  }

  @Override
  public void take(Table t, long move) {
    t.frame(Frame.STAGE, 1);
    if (random) {
      t.log().state(StateNote.STATE_DRAWN, Kind.first(move));
    }
    picked(t, Kind.first(move));
  }

  @Override
  public Text ask(Table t) {
    return Text.of(key("ask."), "card", Words.card(t.frame(Frame.CARD)));
  }

  @Override
  public long most(Table t, int register) {
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
  public boolean brings(Table t) {
    return any(t, t.side());
  }
}

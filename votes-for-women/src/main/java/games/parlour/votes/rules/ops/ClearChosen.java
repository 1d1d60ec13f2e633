package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;
import games.parlour.votes.rules.note.SeatNote;

/**
 * All cubes of a colour go from states that the player chooses: up to so many, or that many as far
 * as there are any (V72, V73).
 */
final class ClearChosen extends Operation {
  private static final int CLEARED = Frame.A;

  private final Hue hue;
  private final int n;
  private final boolean upTo;

  ClearChosen(Hue hue, int n, boolean upTo) {
    this.hue = hue;
    this.n = n;
    this.upTo = upTo;
  }

  private int colour(Table t) {
    return Integer.numberOfTrailingZeros(hue.colours(t.side()));
  }

  @Override
  public void run(Table t) {
    if (t.frame(CLEARED) < n && Cubes.onMap(t, colour(t)) > 0) {
      t.ask();
    } else {
      t.next();
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    for (int state = 0; state < Cubes.STATES; state++) {
      if (Cubes.count(t, state, colour(t)) > 0) {
        into.add(Kind.CLEAR.code(state));
      }
    }
    if (upTo) {
      into.add(Kind.STOP.code());
    }
  }

  @Override
  public void take(Table t, long move) {
    if (Kind.of(move) == Kind.STOP) {
      t.log().seat(SeatNote.STOPS, t.seat());
      t.frame(CLEARED, n);
    } else {
      t.frame(CLEARED, t.frame(CLEARED) + 1);
      Cubes.clear(t, Kind.first(move), colour(t));
    }
  }

  @Override
  public Text ask(Table t) {
    String key = upTo ? "ask.clear.up-to" : "ask.clear";
    int left = n - t.frame(CLEARED);
    return Text.of(key, "card", Words.card(t.frame(Frame.CARD)), "cubes", hue.all(), "n", left);
  }

  @Override
  public long most(Table t, int register) {
    return register == CLEARED ? n : 0;
  }

  @Override
  public Text tell() {
    return Text.of(upTo ? "op.clear.up-to" : "op.clear", "cubes", hue.all(), "n", n);
  }
}

package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.SeatNote;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/**
 * All cubes of a colour go from states that the player chooses: up to so many, or that many as far
 * as there are any (V72, V73).
 */
public final class ClearChosen extends Operation {
  private static final int CLEARED = Frame.A;

  private final CardColour hue;
  private final int n;
  private final boolean upTo;

  public ClearChosen(CardColour hue, int n, boolean upTo) {
    this.hue = hue;
    this.n = n;
    this.upTo = upTo;
  }

  private int colour(GameState t) {
    return Integer.numberOfTrailingZeros(hue.colours(t.side()));
  }

  @Override
  public void run(GameState t) {
    if (t.frame(CLEARED) < n && Cubes.onMap(t, colour(t)) > 0) {
      t.ask();
    } else {
      t.next();
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    for (int state = 0; state < Cubes.STATES; state++) {
      if (Cubes.count(t, state, colour(t)) > 0) {
        into.add(MoveKind.CLEAR.code(state));
      }
    }
    if (upTo) {
      into.add(MoveKind.STOP.code());
    }
  }

  @Override
  public void take(GameState t, long move) {
    if (MoveKind.of(move) == MoveKind.STOP) {
      t.log().seat(SeatNote.STOPS, t.seat());
      t.frame(CLEARED, n);
    } else {
      t.frame(CLEARED, t.frame(CLEARED) + 1);
      Cubes.clear(t, MoveKind.first(move), colour(t));
    }
  }

  @Override
  public Text ask(GameState t) {
    String key = upTo ? "ask.clear.up-to" : "ask.clear";
    int left = n - t.frame(CLEARED);
    return Text.of(key, "card", GameTexts.card(t.frame(Frame.CARD)), "cubes", hue.all(), "n", left);
  }

  @Override
  public String rule(GameState t) {
    return "V49";
  }

  @Override
  public int left(GameState t) {
    return n - t.frame(CLEARED);
  }

  @Override
  public long most(GameState t, int register) {
    return register == CLEARED ? n : 0;
  }

  @Override
  public Text tell() {
    return Text.of(upTo ? "op.clear.up-to" : "op.clear", "cubes", hue.all(), "n", n);
  }
}

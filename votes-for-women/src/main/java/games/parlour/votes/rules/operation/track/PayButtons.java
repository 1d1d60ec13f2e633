package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.state.GameState;

/** The player's side pays buttons; its card asks for them first. */
public final class PayButtons extends Operation {
  private final int n;

  public PayButtons(int n) {
    this.n = n;
  }

  @Override
  public void run(GameState t) {
    Buttons.pay(t, t.side(), n, ButtonNote.PAYS_CARD);
    t.next();
  }

  @Override
  public boolean sound(GameState t) {
    return Buttons.count(t, t.side()) >= n;
  }

  @Override
  public Text tell() {
    return Text.of("op.pay-buttons", "n", n);
  }
}

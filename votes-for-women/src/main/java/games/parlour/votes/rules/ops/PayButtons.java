package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Buttons;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.note.ButtonNote;

/** The player's side pays buttons; its card asks for them first. */
final class PayButtons extends Operation {
  private final int n;

  PayButtons(int n) {
    this.n = n;
  }

  @Override
  public void run(Table t) {
    Buttons.pay(t, t.side(), n, ButtonNote.PAYS_CARD);
    t.next();
  }

  @Override
  public boolean sound(Table t) {
    return Buttons.count(t, t.side()) >= n;
  }

  @Override
  public Text tell() {
    return Text.of("op.pay-buttons", "n", n);
  }
}

package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Boxes;
import games.parlour.votes.rules.Decks;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;

/** The player ends an effect of the turn, of either side; there must be one (V60). */
final class EndChosen extends Operation {
  @Override
  public boolean possible(Table t, int seat) {
    return !Boxes.isEmpty(t, Boxes.TURN);
  }

  @Override
  public void run(Table t) {
    if (t.frame(Frame.STAGE) == 0 && !Boxes.isEmpty(t, Boxes.TURN)) {
      t.ask();
    } else {
      t.next();
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    for (int deck = 0; deck < 2; deck++) {
      for (long left = Boxes.cards(t, Boxes.TURN, deck); left != 0; left &= left - 1) {
        into.add(Kind.END.code(Decks.card(deck, left)));
      }
    }
  }

  @Override
  public void take(Table t, long move) {
    t.frame(Frame.STAGE, 1);
    Boxes.end(t, Kind.first(move));
  }

  @Override
  public Text ask(Table t) {
    return Text.of("ask.end", "card", Words.card(t.frame(Frame.CARD)));
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? 1 : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.end-effect.turn");
  }
}

package games.parlour.votes.rules.operation.track;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/** The player ends an effect of the turn, of either side; there must be one (V60). */
public final class EndChosenEffect extends Operation {
  @Override
  public Text whyImpossible() {
    return Text.of("why.no-effect");
  }

  @Override
  public boolean possible(Components t, int side) {
    return !Boxes.isEmpty(t, Boxes.TURN);
  }

  @Override
  public void run(GameState t) {
    if (t.frame(Frame.STAGE) == 0 && !Boxes.isEmpty(t, Boxes.TURN)) {
      t.ask();
    } else {
      t.next();
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    for (int deck = 0; deck < 2; deck++) {
      for (long left = Boxes.cards(t, Boxes.TURN, deck); left != 0; left &= left - 1) {
        into.add(MoveKind.END.code(Decks.card(deck, left)));
      }
    }
  }

  @Override
  public void take(GameState t, long move) {
    t.frame(Frame.STAGE, 1);
    Boxes.end(t, MoveKind.first(move));
  }

  @Override
  public Text ask(GameState t) {
    return Text.of("ask.end", "card", GameTexts.card(t.frame(Frame.CARD)));
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
    return Text.of("op.end-effect.turn");
  }
}

package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;

/** Each side draws six cards, or what there is (V8); partners three each, in order (V104). */
final class PlanningStep implements Step {
  private static final int CARDS_A_SIDE = 6;

  /** How many cards the seat has drawn. */
  private static final int DRAWN = Frame.A;

  @Override
  public void run(GameState t) {
    int share = CARDS_A_SIDE / t.terms().count(t.side());
    if (t.frame(DRAWN) < share && Decks.left(t, t.side()) > 0) {
      t.chance();
    } else if (t.seat() + 1 < t.terms().size()) {
      t.frame(DRAWN, 0);
      t.frame(Frame.SEAT, t.seat() + 1);
    } else {
      GameFlow.planned(t);
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    Decks.listNext(t, t.side(), into);
  }

  @Override
  public void take(GameState t, long move) {
    t.frame(DRAWN, t.frame(DRAWN) + 1);
    Decks.draw(t, t.seat(), MoveKind.first(move));
  }

  @Override
  public Text ask(GameState t) {
    return GameTexts.of(
        "ask.draw", t, "n", CARDS_A_SIDE / t.terms().count(t.side()) - t.frame(DRAWN));
  }

  @Override
  public String rule(GameState t) {
    return "V8";
  }

  @Override
  public long most(GameState t, int register) {
    return register == DRAWN ? CARDS_A_SIDE : 0;
  }
}

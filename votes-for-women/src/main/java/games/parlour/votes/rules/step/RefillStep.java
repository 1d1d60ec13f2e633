package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;

/** The Strategy display is filled up to three, while there are cards (V10, V30). */
final class RefillStep implements Step {
  @Override
  public void run(GameState t) {
    boolean full = Long.bitCount(Claims.open(t) & Claims.STRATEGY) >= Claims.ON_DISPLAY;
    if (full || (Claims.undrawn(t) & Claims.STRATEGY) == 0) {
      t.pop();
    } else {
      t.chance();
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    Claims.list(Claims.undrawn(t) & Claims.STRATEGY, MoveKind.DRAW, into);
  }

  @Override
  public void take(GameState t, long move) {
    Claims.show(t, MoveKind.first(move));
  }

  @Override
  public Text ask(GameState t) {
    return Text.of("ask.open");
  }

  @Override
  public String rule(GameState t) {
    return "V24";
  }
}

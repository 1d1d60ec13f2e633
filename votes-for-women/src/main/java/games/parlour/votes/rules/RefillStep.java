package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;

/** The Strategy display is filled up to three, while there are cards (V10, V30). */
final class RefillStep implements Step {
  @Override
  public void run(Table t) {
    boolean full = Long.bitCount(Claims.open(t) & Claims.STRATEGY) >= Claims.ON_DISPLAY;
    if (full || (Claims.undrawn(t) & Claims.STRATEGY) == 0) {
      t.pop();
    } else {
      t.chance();
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    Claims.list(Claims.undrawn(t) & Claims.STRATEGY, Kind.DRAW, into);
  }

  @Override
  public void take(Table t, long move) {
    Claims.show(t, Kind.first(move));
  }

  @Override
  public Text ask(Table t) {
    return Text.of("ask.open");
  }
}

package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;

/** The buttons that each side owns. */
public final class Buttons {
  private Buttons() {}

  public static int count(Components t, int side) {
    return t.whole(StateLayout.BUTTONS + side);
  }

  public static int most(int side) {
    return CardSets.buttons(side);
  }

  /** Takes buttons; what goes beyond the pool is lost (V1). */
  public static void gain(GameState t, int side, int n) {
    int more = Math.min(n, most(side) - count(t, side));
    if (more > 0) {
      t.add(StateLayout.BUTTONS + side, more);
      t.log().buttons(ButtonNote.GAINS, side, more);
    }
  }

  /** Loses buttons, or what there is (V79). */
  public static void lose(GameState t, int side, int n) {
    int less = Math.min(n, count(t, side));
    if (less > 0) {
      t.add(StateLayout.BUTTONS + side, -less);
      t.log().buttons(ButtonNote.LOSES, side, less);
    }
  }

  /** Pays for something. */
  public static void pay(GameState t, int side, int n, ButtonNote why) {
    if (n > 0) {
      t.add(StateLayout.BUTTONS + side, -n);
      t.log().buttons(why, side, n);
    }
  }
}

package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.note.MarkerNote;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;

/** The markers in Congress, which sends the amendment when it has six. */
public final class Congress {
  /** How many markers send the amendment. */
  public static final int MARKERS = 6;

  private Congress() {}

  public static int markers(Components t) {
    return t.whole(StateLayout.CONGRESS);
  }

  public static boolean sent(Components t) {
    return t.get(StateLayout.SENT) != 0;
  }

  /** Adds markers; the sixth sends the amendment, and after that there are none (V37, V83). */
  public static void addMarkers(GameState t, int n) {
    int more = sent(t) ? 0 : Math.min(n, MARKERS - markers(t));
    if (more > 0) {
      t.add(StateLayout.CONGRESS, more);
      t.log().markers(MarkerNote.MARKERS_MORE, more, markers(t));
      if (markers(t) == MARKERS) {
        Cubes.send(t);
      }
    }
  }

  public static void removeMarkers(GameState t, int n) {
    int less = Math.min(n, markers(t));
    if (less > 0) {
      t.add(StateLayout.CONGRESS, -less);
      t.log().markers(MarkerNote.MARKERS_LESS, less, markers(t));
    }
  }

  /** Markers a side can still move: the Suffragists add, the Opposition removes (V37). */
  public static int room(Components t, int side) {
    return sent(t) ? 0 : side == Terms.SUFFRAGIST ? MARKERS - markers(t) : markers(t);
  }

  /** Moves markers the way the side wants them. */
  public static void shift(GameState t, int side, int n) {
    if (side == Terms.SUFFRAGIST) {
      addMarkers(t, n);
    } else {
      removeMarkers(t, n);
    }
  }
}

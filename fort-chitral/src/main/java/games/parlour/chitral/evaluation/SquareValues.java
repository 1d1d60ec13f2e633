package games.parlour.chitral.evaluation;

import games.parlour.chitral.fast.Distances;
import games.parlour.chitral.rules.Colour;
import games.parlour.chitral.rules.Layout;
import games.parlour.core.Weights;

/** What a man is worth by where he stands, for guessing what a move brings. */
final class SquareValues {
  /** By layout, colour and square. */
  private final int[][][] values = new int[Layout.ALL.size()][2][];

  SquareValues(Weights weights) {
    int man = weights.of(Features.MAN);
    int away = weights.of(Features.AWAY);
    for (Layout layout : Layout.ALL) {
      for (Colour colour : Colour.values()) {
        int[] of = new int[layout.grid().numbers()];
        for (int square : layout.squares().list()) {
          int near = weights.of(Features.near(Distances.toFort(layout, square)));
          of[square] = man + near + away * Distances.gone(layout, colour, square);
        }
        values[layout.index()][colour.ordinal()] = of;
      }
    }
  }

  int[][] of(Layout layout) {
    return values[layout.index()];
  }
}

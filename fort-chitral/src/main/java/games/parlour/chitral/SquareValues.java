package games.parlour.chitral;

import games.parlour.core.Weights;

/** What a man is worth by where he stands, for guessing what a move brings. */
final class SquareValues {
  /** By layout, colour and square. */
  private final int[][][] values = new int[Layout.ALL.size()][2][];

  SquareValues(Weights weights) {
    int man = weights.of(Traits.MAN);
    int away = weights.of(Traits.AWAY);
    for (Layout layout : Layout.ALL) {
      for (Colour colour : Colour.values()) {
        int[] of = new int[layout.grid().numbers()];
        for (int square : layout.squares().list()) {
          int near = weights.of(Traits.near(Places.left(layout, square)));
          of[square] = man + near + away * Places.gone(layout, colour, square);
        }
        values[layout.index()][colour.ordinal()] = of;
      }
    }
  }

  int[][] of(Layout layout) {
    return values[layout.index()];
  }
}

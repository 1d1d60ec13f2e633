package games.parlour.chitral.fast;

import games.parlour.boards.Grid;
import games.parlour.chitral.rules.Colour;
import games.parlour.chitral.rules.Layout;

/**
 * What a man is worth where it stands, in hundredths of a man at home: himself, more and more as he
 * comes near the Fort, most inside, and something for each square between him and home. Without the
 * last, both sides would stand before the Fort in closed ranks that nobody can take from; a man
 * behind the enemy's lines is half of a capture.
 */
final class QuickEvaluation {
  private static final int MAN = 100;
  private static final int AWAY = 3;

  /** By how many squares are left to the Fort. */
  private static final int[] NEAR = {60, 30, 21, 15, 11, 8, 5, 3, 1};

  private QuickEvaluation() {}

  static int of(Layout layout, Colour colour, int square) {
    Grid grid = layout.grid();
    int left = grid.distance(square, layout.fort());
    int gone = grid.distance(square, layout.start().of(colour));
    return MAN + NEAR[left] + AWAY * gone;
  }
}

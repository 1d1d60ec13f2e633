package games.parlour.suffragetto.fast;

import games.parlour.suffragetto.rules.Piece;
import games.parlour.suffragetto.rules.Zones;

/**
 * What pieces are worth where they stand, in hundredths of a common piece: material, the way left
 * to the goal, and safety inside it.
 */
final class QuickEvaluation {
  private static final int SMALL = 100;
  private static final int LARGE = 160;
  private static final int STEP_NEARER = 4;
  private static final int FARTHEST = 17;

  /** A piece inside can be taken no more and is a sixth of the victory. */
  private static final int INSIDE = 150;

  private QuickEvaluation() {}

  static int of(Piece piece, int square) {
    int way = Zones.GRID.distance(square, piece.faction().goal());
    int material = piece.isLarge() ? LARGE : SMALL;
    return material + STEP_NEARER * (FARTHEST - way) + (way == 0 ? INSIDE : 0);
  }
}

package games.parlour.chitral.fast;

import games.parlour.boards.Grid;
import games.parlour.chitral.rules.Colour;
import games.parlour.chitral.rules.Layout;

/**
 * How far the men of a colour have come, in one word that is kept up to date by adding and taking
 * away: for each distance to the Fort how many there are, and how many squares they have gone.
 */
public final class Distances {
  /** No board has a square farther from the Fort. */
  public static final int FARTHEST = 8;

  /** Eighteen men need five bits. */
  private static final int BITS = 5;

  private static final int GONE = (FARTHEST + 1) * BITS;

  private Distances() {}

  /** What a man adds. */
  static long of(Layout layout, Colour colour, int square) {
    return 1L << toFort(layout, square) * BITS | (long) gone(layout, colour, square) << GONE;
  }

  /** How many squares are left to the Fort. */
  public static int toFort(Layout layout, int square) {
    return layout.grid().distance(square, layout.fort());
  }

  /** How many squares there are between a man and home. */
  public static int gone(Layout layout, Colour colour, int square) {
    Grid grid = layout.grid();
    return grid.distance(square, layout.start().of(colour));
  }

  /** How many men are at a distance. */
  public static int at(long places, int left) {
    return (int) (places >>> left * BITS) & 31;
  }

  /** How many squares all men have gone. */
  public static int gone(long places) {
    return (int) (places >>> GONE);
  }
}

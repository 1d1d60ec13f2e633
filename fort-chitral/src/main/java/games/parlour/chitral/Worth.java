package games.parlour.chitral;

/**
 * What a man is worth where it stands, in hundredths of a man far away: himself, the way left to
 * the Fort, and a place in it.
 */
final class Worth {
  private static final int MAN = 100;
  private static final int STEP_NEARER = 6;
  private static final int FARTHEST = 9;
  private static final int INSIDE = 25;

  private Worth() {}

  static int of(Layout layout, int square) {
    int way = layout.grid().way(square, layout.fort());
    return MAN + STEP_NEARER * (FARTHEST - way) + (way == 0 ? INSIDE : 0);
  }
}

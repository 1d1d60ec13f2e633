package games.parlour.suffragetto;

/**
 * What pieces are worth where they stand, in hundredths of a common piece: material, the way left
 * to the goal, and safety inside it.
 */
final class Worth {
  private static final int SMALL = 100;
  private static final int LARGE = 160;
  private static final int STEP_NEARER = 4;
  private static final int FARTHEST = 17;

  /** A piece inside can be taken no more and is a sixth of the victory. */
  private static final int INSIDE = 150;

  private Worth() {}

  static int of(Piece piece, int square) {
    int way = way(piece.faction(), square);
    int material = piece.large() ? LARGE : SMALL;
    return material + STEP_NEARER * (FARTHEST - way) + (way == 0 ? INSIDE : 0);
  }

  /** How many steps it is from a square to the nearest square of the goal. */
  private static int way(Faction faction, int square) {
    int nearest = Integer.MAX_VALUE;
    for (int goal : faction.goal().list()) {
      int files = Math.abs(Zones.GRID.file(goal) - Zones.GRID.file(square));
      int ranks = Math.abs(Zones.GRID.rank(goal) - Zones.GRID.rank(square));
      nearest = Math.min(nearest, Math.max(files, ranks));
    }
    return nearest;
  }
}

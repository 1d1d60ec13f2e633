package games.parlour.boards;

/** The eight directions, in the order of the squares they lead to: by file, then by rank. */
public enum Direction {
  SOUTH_WEST(-1, -1),
  WEST(-1, 0),
  NORTH_WEST(-1, 1),
  SOUTH(0, -1),
  NORTH(0, 1),
  SOUTH_EAST(1, -1),
  EAST(1, 0),
  NORTH_EAST(1, 1);

  private final int files;
  private final int ranks;

  Direction(int files, int ranks) {
    this.files = files;
    this.ranks = ranks;
  }

  /** How many files a step goes to the right. */
  public int files() {
    return files;
  }

  /** How many ranks a step goes up. */
  public int ranks() {
    return ranks;
  }

  /** Whether it leads over the corner of a square. */
  public boolean isDiagonal() {
    return files != 0 && ranks != 0;
  }
}

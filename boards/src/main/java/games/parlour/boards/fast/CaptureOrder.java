package games.parlour.boards.fast;

/** The order of sets of taken enemies, as {@link games.parlour.boards.SquareSet} compares them. */
public final class CaptureOrder {
  private CaptureOrder() {}

  /**
   * How many sets of enemies come before this one, where each of so many has a bit by the order of
   * their squares: sets that begin alike stand together, the shorter one first.
   */
  public static int rank(int taken, int enemies) {
    int rank = 0;
    int from = 0;
    for (int left = taken; left != 0; left &= left - 1) {
      int enemy = Integer.numberOfTrailingZeros(left);
      rank += 1 + (1 << enemies - from) - (1 << enemies - enemy);
      from = enemy + 1;
    }
    return rank;
  }
}

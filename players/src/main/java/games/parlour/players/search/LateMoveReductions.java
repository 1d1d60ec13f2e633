package games.parlour.players.search;

/** By how much less deep late moves are searched at first. */
final class LateMoveReductions {
  private static final int MOVES = 64;
  private static final int[][] TABLE = new int[SearchTree.DEEPEST][MOVES];

  static {
    for (int depth = 1; depth < SearchTree.DEEPEST; depth++) {
      for (int tried = 1; tried < MOVES; tried++) {
        TABLE[depth][tried] = (int) (0.6 + Math.log(depth) * Math.log(tried) / 1.9);
      }
    }
  }

  private LateMoveReductions() {}

  static int of(int depth, int tried) {
    return TABLE[Math.min(depth, SearchTree.DEEPEST - 1)][Math.min(tried, MOVES - 1)];
  }
}

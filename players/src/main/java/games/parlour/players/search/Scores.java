package games.parlour.players.search;

/** The scale of scores: evaluations in the middle, forced wins and losses at the ends. */
public final class Scores {
  /** A win here and now. */
  public static final int WIN = 30_000;

  /** Above every score. */
  static final int LIMIT = 31_000;

  /** From here on a score tells in how many moves the game is won. */
  static final int FORCED = 29_000;

  /** The most that an evaluation may say. */
  static final int MOST = 28_000;

  private Scores() {}

  /** In how many moves a score wins; negative if it loses so; zero if it tells no end. */
  public static int winIn(int score) {
    if (score >= FORCED) {
      return WIN - score;
    }
    return score <= -FORCED ? -WIN - score : 0;
  }

  /** A score told from the root, as it is seen so many moves from it. */
  static int seenFrom(int ply, int score) {
    return score >= FORCED ? score + ply : score <= -FORCED ? score - ply : score;
  }

  /** A score seen so many moves from the root, as it is told from there. */
  static int toldAt(int ply, int score) {
    return score >= FORCED ? score - ply : score <= -FORCED ? score + ply : score;
  }
}

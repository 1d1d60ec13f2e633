package games.parlour.players;

import games.parlour.core.Generator;
import games.parlour.core.Level;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;

/** Makes a search play at a level: it looks less far and misjudges its own moves a little. */
final class LevelErrors {
  private LevelErrors() {}

  /** What to ask of a search for one move; the errors come from the seed. */
  static SearchTask task(Level level, long seed) {
    Budget budget = new Budget(0, level.nodes(), level.depth());
    return SearchTask.best(budget)
        .erring(level.settles(), move -> favour(seed ^ move, level.error()));
  }

  /** A mean of three, so that great errors are rare. */
  private static long favour(long key, int error) {
    long sum = 0;
    for (int i = 1; i <= 3; i++) {
      sum += Long.remainderUnsigned(Generator.splitMix(key, i), error + 1L);
    }
    return sum / 3;
  }
}

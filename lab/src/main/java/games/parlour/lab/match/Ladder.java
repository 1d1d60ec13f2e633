package games.parlour.lab.match;

import games.parlour.core.Game;
import games.parlour.core.Level;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.players.search.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Measures whether the levels of a game are even steps: each plays a match against the one below.
 *
 * @param setup how every game begins
 * @param from the lowest level that is measured; it has one below it
 * @param to the highest
 * @param games how many games each match has
 * @param seed repeats the same games; every match has its own from it
 * @param threads how many games are played at once
 */
public record Ladder<P extends Position<P, M>, M extends Move>(
    Game<P, M> game, Setup setup, int from, int to, int games, long seed, int threads) {
  /** The lowest level that has one below it. */
  public static final int LOWEST = 2;

  /** A step is even if the better one scores no less and no more. */
  public static final double LEAST = 0.6;

  public static final double MOST = 0.8;

  public Ladder {
    if (from < LOWEST || to < from || to > Level.COUNT) {
      throw new IllegalArgumentException("no such levels");
    }
  }

  /** A level that was measured against the one below. */
  public record Step(int level, Tally tally) {
    /** Whether the score is neither too small nor too great for an even step. */
    public boolean isEven() {
      double score = tally.all().score();
      return score >= LEAST && score <= MOST;
    }
  }

  /** Is told how far it is. */
  public interface Watcher {
    void counted(int level, Tally sofar);
  }

  /** Plays all the matches; those that somebody stopped tell what was counted. */
  public List<Step> climb(Watcher watcher, BooleanSupplier stop) {
    List<Step> steps = new ArrayList<>();
    for (int level = from; level <= to && !stop.getAsBoolean(); level++) {
      int measured = level;
      MatchPlan<P, M> plan =
          new MatchPlan<>(
              game,
              setup,
              "level:" + level,
              "level:" + (level - 1),
              Budget.ENDLESS,
              games,
              seed + level,
              threads,
              Optional.empty());
      Tally tally =
          new Match<>(plan).run((played, sofar) -> watcher.counted(measured, sofar), stop);
      if (tally.all().games() > 0) {
        steps.add(new Step(level, tally));
      }
    }
    return steps;
  }
}

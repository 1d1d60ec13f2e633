package games.parlour.lab.match;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.study.StudiedGame;
import games.parlour.lab.study.HabitCounter;
import games.parlour.lab.study.HabitCounts;
import games.parlour.players.parallel.ParallelPlayers;
import games.parlour.players.search.Budget;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * What a player does when it has every seat there is, and what comes of it. Where the rules play a
 * side themselves, its choices are none and are not counted.
 *
 * @param setup how every game begins
 * @param player the word for the player
 * @param budget how long a player that brings no bound of its own may think about a move
 * @param games how many games at most
 * @param seed repeats the same games
 * @param threads how many games are played at once
 */
public record HabitsTrial<P extends Position<P, M>, M extends Move>(
    StudiedGame<P, M> game,
    Setup setup,
    String player,
    Budget budget,
    int games,
    long seed,
    int threads)
    implements OnePlayerSeries<P, M> {
  public HabitsTrial {
    ParallelPlayers.check(player);
    if (games < 1 || threads < 1) {
      throw new IllegalArgumentException("a trial has games and threads");
    }
  }

  private record Counted(GameResult result, HabitCounts counts) {}

  /**
   * Plays until all games are over or somebody says stop; what has been counted then is the result.
   *
   * @param each is told of every game in order, with what is counted so far
   */
  public Habits run(BiConsumer<GameResult, Habits> each, BooleanSupplier stop) {
    Habits habits = new Habits(game);
    this.<Counted>play(
        (result, session) -> new Counted(result, HabitCounter.count(game, session)),
        counted -> {
          habits.add(counted.result(), counted.counts());
          each.accept(counted.result(), habits);
        },
        stop);
    return habits;
  }

  @Override
  public int sideOfMeasured(int number) {
    return 0;
  }
}

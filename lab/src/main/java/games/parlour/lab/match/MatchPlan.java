package games.parlour.lab.match;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Text;
import games.parlour.lab.statistics.Sprt;
import games.parlour.players.parallel.ParallelPlayers;
import games.parlour.players.search.Budget;
import java.util.Optional;

/**
 * What a match is about. Games come in pairs: both begin with the same opening, and in the second
 * one the players change sides.
 *
 * @param setup how every game begins
 * @param a the word for the player that is measured
 * @param b the word for the one it is measured against
 * @param budgetA how long {@code a} may think about a move, if it brings no bound of its own
 * @param budgetB the same for {@code b}
 * @param games how many games at most
 * @param seed repeats the same games
 * @param threads how many games are played at once
 * @param sprt ends the match as soon as this is decided
 */
public record MatchPlan<P extends Position<P, M>, M extends Move>(
    Game<P, M> game,
    Setup setup,
    String a,
    String b,
    Budget budgetA,
    Budget budgetB,
    int games,
    long seed,
    int threads,
    Optional<Sprt> sprt)
    implements GameSeries<P, M> {
  public MatchPlan {
    ParallelPlayers.check(a);
    ParallelPlayers.check(b);
    if (games < 1 || threads < 1) {
      throw new IllegalArgumentException("a match has games and threads");
    }
    GameSeries.unseated(game, setup)
        .ifPresent(
            side -> {
              Text name = Text.of("side." + side.name());
              throw new Refusal(Text.of("refused.match.side", "side", name));
            });
  }

  /** A match between players that may think equally long. */
  public MatchPlan(
      Game<P, M> game,
      Setup setup,
      String a,
      String b,
      Budget budget,
      int games,
      long seed,
      int threads,
      Optional<Sprt> sprt) {
    this(game, setup, a, b, budget, budget, games, seed, threads, sprt);
  }

  @Override
  public String player(int number, Seat seat) {
    return isOfA(number, seat) ? a : b;
  }

  @Override
  public Budget budget(int number, Seat seat) {
    return isOfA(number, seat) ? budgetA : budgetB;
  }

  private static boolean isOfA(int number, Seat seat) {
    return seat.side().index() == sideOfA(number);
  }

  @Override
  public int sideOfMeasured(int number) {
    return sideOfA(number);
  }

  @Override
  public int deal(int number) {
    return pair(number);
  }

  @Override
  public boolean hasOpening() {
    return true;
  }

  /** The side that the first player has in a game. */
  static int sideOfA(int number) {
    return (number + 1) % 2;
  }

  /** The number of the pair that a game belongs to, counted from one. */
  static int pair(int number) {
    return (number + 1) / 2;
  }
}

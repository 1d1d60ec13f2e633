package games.parlour.lab.match;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.text.Text;
import games.parlour.players.parallel.ParallelPlayers;
import games.parlour.players.search.Budget;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * How often a player wins where the rules play the other side themselves. It has every seat there
 * is, from the first move on, and two players with one seed meet the same dealer.
 *
 * @param setup how every game begins; one side has no seat in it
 * @param player the word for the player
 * @param budget how long a player that brings no bound of its own may think about a move
 * @param games how many games at most
 * @param seed repeats the same games
 * @param threads how many games are played at once
 */
public record OddsTrial<P extends Position<P, M>, M extends Move>(
    Game<P, M> game, Setup setup, String player, Budget budget, int games, long seed, int threads)
    implements OnePlayerSeries<P, M> {
  public OddsTrial {
    ParallelPlayers.check(player);
    if (games < 1 || threads < 1) {
      throw new IllegalArgumentException("a trial has games and threads");
    }
    if (GameSeries.unseated(game, setup).isEmpty()) {
      throw new Refusal(Text.of("refused.odds.seats"));
    }
  }

  /**
   * Plays until all games are over or somebody says stop; what has been counted then is the result.
   * Refuses a program that cannot be started.
   *
   * @param each is told of every game in order, with what is counted so far
   */
  public Tally run(BiConsumer<GameResult, Tally> each, BooleanSupplier stop) {
    Tally tally = Tally.ofSingles();
    play(
        (result, session) -> result,
        played -> {
          tally.add(played);
          each.accept(played, tally);
        },
        stop);
    return tally;
  }

  /** The side that the player has. */
  public Side side() {
    return game.seats(setup).getFirst().side();
  }

  /** The side that the rules play. */
  public Side rules() {
    return GameSeries.unseated(game, setup).orElseThrow();
  }

  @Override
  public int sideOfMeasured(int number) {
    return side().index();
  }
}

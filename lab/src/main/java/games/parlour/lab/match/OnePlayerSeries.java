package games.parlour.lab.match;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.record.Session;
import games.parlour.lab.run.OrderedWorkers;
import games.parlour.players.search.Budget;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Whole games in which one player has every seat there is, from the first move on. */
interface OnePlayerSeries<P extends Position<P, M>, M extends Move> extends GameSeries<P, M> {
  /** The word for the player. */
  String player();

  /** How long a player that brings no bound of its own may think about a move. */
  Budget budget();

  /** How many games at most. */
  int games();

  /** How many games are played at once. */
  int threads();

  /**
   * Plays until all games are over or somebody says stop. Refuses a program that cannot be started.
   *
   * @param made what is made of a game when it is over, on the thread that has played it
   * @param each is told of all that, in the order of the games
   */
  default <T> void play(
      BiFunction<GameResult, Session<P, M>, T> made, Consumer<T> each, BooleanSupplier stop) {
    MatchPlayers.tryOut(this);
    new OrderedWorkers(threads(), stop)
        .<T>run(
            games(),
            (number, ends) -> {
              MatchGame<P, M> game = new MatchGame<>(this, number);
              return game.play(ends).map(result -> made.apply(result, game.session()));
            },
            played -> {
              each.accept(played);
              return false;
            });
  }

  @Override
  default String player(int number, Seat seat) {
    return player();
  }

  @Override
  default Budget budget(int number, Seat seat) {
    return budget();
  }

  @Override
  default int deal(int number) {
    return number;
  }

  @Override
  default boolean hasOpening() {
    return false;
  }
}

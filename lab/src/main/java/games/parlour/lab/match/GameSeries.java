package games.parlour.lab.match;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.players.parallel.ParallelPlayers;
import games.parlour.players.search.Budget;
import java.util.Optional;

/** Games that are played to measure a player; they are counted from one. */
interface GameSeries<P extends Position<P, M>, M extends Move> {
  Game<P, M> game();

  /** How every game begins. */
  Setup setup();

  /** How long the player at a seat may think about a move, if it brings no bound of its own. */
  Budget budget(int number, Seat seat);

  /** Repeats the same games. */
  long seed();

  /** Who sits at a seat in a game. */
  String player(int number, Seat seat);

  /** The side of the player that is measured. */
  int sideOfMeasured(int number);

  /** Games with the same number here meet the same chance. */
  int deal(int number);

  /** Whether the first turns are played by chance. */
  boolean hasOpening();

  /** Whether a program of somebody else's plays there. */
  default boolean isExternal(int number, Seat seat) {
    return ParallelPlayers.isExternal(player(number, seat));
  }

  /** The side that has no seat, since the rules play it themselves. */
  static Optional<Side> unseated(Game<?, ?> game, Setup setup) {
    return game.sides(setup).stream()
        .filter(side -> game.seats(setup).stream().noneMatch(seat -> seat.side().equals(side)))
        .findFirst();
  }
}

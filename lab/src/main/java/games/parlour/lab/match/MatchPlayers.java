package games.parlour.lab.match;

import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.players.Player;
import games.parlour.players.parallel.ParallelPlayers;
import java.util.HashMap;
import java.util.Map;

/**
 * The players of one game of a match, one for each seat, with seeds of their own. They are made
 * when they are first asked, so that one that cannot be started has lost, and only that one.
 */
final class MatchPlayers<P extends Position<P, M>, M extends Move> implements AutoCloseable {
  private final GameSeries<P, M> series;
  private final int number;
  private final Map<Seat, Player<P, M>> bySeat = new HashMap<>();

  MatchPlayers(GameSeries<P, M> series, int number) {
    this.series = series;
    this.number = number;
  }

  /** Refuses a match with a program that cannot be started at all. */
  static <P extends Position<P, M>, M extends Move> void tryOut(GameSeries<P, M> series) {
    for (Seat seat : series.game().seats(series.setup())) {
      if (series.isExternal(1, seat)) {
        try (MatchPlayers<P, M> players = new MatchPlayers<>(series, 1)) {
          players.at(seat);
        }
      }
    }
  }

  Player<P, M> at(Seat seat) {
    return bySeat.computeIfAbsent(seat, this::made);
  }

  private Player<P, M> made(Seat seat) {
    long seed = Generator.splitMix(~series.seed(), number);
    return ParallelPlayers.make(
        series.player(number, seat),
        series.game(),
        series.setup(),
        Generator.splitMix(seed, 1 + seat.index()),
        series.budget(number, seat));
  }

  /** Ends the programs that were started. */
  @Override
  public void close() {
    for (Player<P, M> player : bySeat.values()) {
      if (player instanceof AutoCloseable process) {
        try {
          process.close();
        } catch (Exception stuck) {
          throw new IllegalStateException(stuck);
        }
      }
    }
  }
}

package games.parlour.server.tables;

import games.parlour.core.Seat;
import java.util.List;
import java.util.stream.IntStream;

/** Who sits where when the same people play again. */
final class SeatRotation {
  private SeatRotation() {}

  /** By how many chairs everybody moves on: the sides change where they can, else by one. */
  static int turn(List<Seat> seats) {
    return IntStream.range(1, seats.size())
        .filter(by -> seats.stream().noneMatch(seat -> staysOnSide(seats, seat, by)))
        .findFirst()
        .orElse(1);
  }

  private static boolean staysOnSide(List<Seat> seats, Seat seat, int by) {
    return seats.get((seat.index() + by) % seats.size()).side().equals(seat.side());
  }
}

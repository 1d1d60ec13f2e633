package games.parlour.server.store;

import java.util.List;

/** A table in a list: without its log, but with its length. */
public record TableLine(TableRow table, List<SeatRow> seats, int entries) {
  public TableLine {
    seats = List.copyOf(seats);
  }
}

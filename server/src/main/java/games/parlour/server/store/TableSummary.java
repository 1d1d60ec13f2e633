package games.parlour.server.store;

import java.util.List;

/** A table in a list: without its log, but with its length. */
public record TableSummary(TableRow table, List<SeatRow> seats, int entries) {
  public TableSummary {
    seats = List.copyOf(seats);
  }
}

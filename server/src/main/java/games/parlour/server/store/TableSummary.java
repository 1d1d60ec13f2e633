package games.parlour.server.store;

import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.ending.EndingRow;
import java.util.List;
import java.util.Optional;

/**
 * A table in a list: without its log, but with its length.
 *
 * @param seen the last entry that whoever asks has seen there; 0 for who does not sit there
 * @param clock its clock, if it has one
 * @param ending how it ended, if somebody has looked since
 */
public record TableSummary(
    TableRow table,
    List<SeatRow> seats,
    int entries,
    int seen,
    Optional<ClockRow> clock,
    Optional<EndingRow> ending) {
  public TableSummary {
    seats = List.copyOf(seats);
  }
}

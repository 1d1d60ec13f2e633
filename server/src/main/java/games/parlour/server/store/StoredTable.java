package games.parlour.server.store;

import java.util.List;

/** All that is stored of one table. */
public record StoredTable(TableRow table, List<SeatRow> seats, List<EntryRow> entries) {
  public StoredTable {
    seats = List.copyOf(seats);
    entries = List.copyOf(entries);
  }
}

package games.parlour.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * All that is stored of one table.
 *
 * @param clock how its clocks stand, where it has some
 * @param tags what else is told of a game that was imported
 */
public record StoredTable(
    TableRow table,
    List<SeatRow> seats,
    List<EntryRow> entries,
    Optional<ClockRow> clock,
    Map<String, String> tags) {
  public StoredTable {
    seats = List.copyOf(seats);
    entries = List.copyOf(entries);
    tags = Map.copyOf(tags);
  }

  /** A table that people play at. */
  public StoredTable(
      TableRow table, List<SeatRow> seats, List<EntryRow> entries, Optional<ClockRow> clock) {
    this(table, seats, entries, clock, Map.of());
  }

  /**
   * The clock of a table as it is stored.
   *
   * @param control how much time there is: {@code 10+5}, {@code 3d+14}
   * @param from from when time is taken from who decides; nothing while their clock stands still
   * @param deadline when their flag falls
   * @param state all the rest, as the clock writes it
   */
  public record ClockRow(String control, OptionalLong from, OptionalLong deadline, String state) {}
}

package games.parlour.server.tables;

import games.parlour.core.Setup;
import games.parlour.server.store.SeatRow.Holder;
import java.util.List;

/**
 * A table that somebody wants to open.
 *
 * @param holders who sits where, in the order of the seats
 * @param listed whether anybody may sit down on a free seat
 */
public record NewTable(Setup setup, List<Holder> holders, boolean listed) {
  public NewTable {
    holders = List.copyOf(holders);
  }
}

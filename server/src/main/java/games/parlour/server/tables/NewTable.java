package games.parlour.server.tables;

import games.parlour.core.Setup;
import games.parlour.core.show.Lesson;
import games.parlour.server.store.SeatRow.Holder;
import java.util.List;
import java.util.Optional;

/**
 * A table that somebody wants to open.
 *
 * @param holders who sits where, in the order of the seats
 * @param listed whether anybody may sit down on a free seat
 * @param lesson what is taught there; its seed deals then, else one that nobody knows
 */
public record NewTable(Setup setup, List<Holder> holders, boolean listed, Optional<Lesson> lesson) {
  public NewTable {
    holders = List.copyOf(holders);
  }

  /** A table for a game of one's own. */
  public NewTable(Setup setup, List<Holder> holders, boolean listed) {
    this(setup, holders, listed, Optional.empty());
  }
}

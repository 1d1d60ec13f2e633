package games.parlour.core.table;

import games.parlour.core.Seat;
import java.util.Optional;

/** Who sits where at a table. */
@FunctionalInterface
public interface Occupants {
  /**
   * The person at a seat, by a name that is the same for all seats of one person; empty where a
   * computer sits or nobody yet. People who share one device count as one person.
   */
  Optional<String> personAt(Seat seat);
}

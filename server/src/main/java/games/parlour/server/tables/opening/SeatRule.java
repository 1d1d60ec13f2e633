package games.parlour.server.tables.opening;

import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableRow;
import java.util.List;

/** Who may sit down with whom, beyond what the table itself asks for. */
@FunctionalInterface
public interface SeatRule {
  /** Everybody with everybody. */
  SeatRule NONE = (table, seats, guest) -> {};

  /** Refuses a guest who may not sit down with those who are there. */
  void check(TableRow table, List<SeatRow> seats, String guest);

  /** Refuses a guest who may not open a table. */
  default void checkOpening(String guest) {}

  /** Both this rule and another. */
  default SeatRule and(SeatRule other) {
    SeatRule first = this;
    return new SeatRule() {
      @Override
      public void check(TableRow table, List<SeatRow> seats, String guest) {
        first.check(table, seats, guest);
        other.check(table, seats, guest);
      }

      @Override
      public void checkOpening(String guest) {
        first.checkOpening(guest);
        other.checkOpening(guest);
      }
    };
  }
}

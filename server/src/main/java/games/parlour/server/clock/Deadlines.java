package games.parlour.server.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** When flags fall at the tables, in memory. Thread-safe. */
public final class Deadlines {
  private final DueQueue games = new DueQueue();
  private final DueQueue moves = new DueQueue();

  /** From now on a table's flag falls when its clock says so. */
  public void set(String table, TableClock clock) {
    queue(clock.control()).set(table, clock.deadline());
  }

  /** A deadline that was stored. */
  public void set(String table, TimeControl control, long deadline) {
    queue(control).set(table, OptionalLong.of(deadline));
  }

  private DueQueue queue(TimeControl control) {
    return control instanceof TimeControl.PerGame ? games : moves;
  }

  /** The tables whose flags have fallen by now; they stay until it is known what came of it. */
  public List<String> due(long now) {
    List<String> due = new ArrayList<>(games.due(now));
    due.addAll(moves.due(now));
    return due;
  }

  /** A flag could not fall and is tried again then. */
  public void putOff(String table, long moment) {
    games.putOff(table, moment);
    moves.putOff(table, moment);
  }

  /** Nobody waits for the flag of a table any more. */
  public void remove(String table) {
    games.set(table, OptionalLong.empty());
    moves.set(table, OptionalLong.empty());
  }

  /** Whether a clock runs anywhere. */
  public boolean isClockRunning() {
    return !games.isEmpty() || !moves.isEmpty();
  }
}

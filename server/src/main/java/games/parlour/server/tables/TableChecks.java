package games.parlour.server.tables;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.record.Entry;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.TableStatus;
import java.util.List;
import java.util.Optional;

/** What holds before somebody may do something at a table; whoever calls holds its lock. */
final class TableChecks {
  /** Nobody plays that long; it bounds what one table can fill. */
  private static final int LONGEST = 10_000;

  private TableChecks() {}

  /** The guest's seats; refuses one who has none. */
  static List<Seat> seatsOf(LiveTable<?, ?> table, String guest) {
    List<Seat> mine = table.seatsOf(Optional.of(guest));
    if (mine.isEmpty()) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.watching"));
    }
    return mine;
  }

  /** Refuses whoever has not seen the last entry, and what would make a log too long. */
  static void checkCurrent(LiveTable<?, ?> table, int after) {
    if (after != table.session().size()) {
      throw new ProblemException(
          ProblemKind.CONFLICT,
          Text.of("problem.stale", "after", after, "last", table.session().size()));
    }
    if (after >= LONGEST) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.long", "most", LONGEST));
    }
  }

  /** Refuses what needs a game that is being played now. */
  static void checkPlaying(LiveTable<?, ?> table) {
    if (table.status() == TableStatus.OPEN) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.waiting"));
    }
    if (table.status() == TableStatus.OVER) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("refused.over"));
    }
    if (table.isPaused()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.paused"));
    }
  }

  /** Whether a move came before: whoever did not hear the answer may ask again. */
  static <P extends Position<P, M>, M extends Move> boolean isRepeated(
      LiveTable<P, M> table, List<Seat> mine, int after, String text) {
    if (after < 0 || after >= table.session().size()) {
      return false;
    }
    Entry next = table.session().log().get(after);
    return next instanceof Entry.Moved moved
        && mine.stream().anyMatch(seat -> seat.name().equals(moved.seat()))
        && moved.move().equals(written(table, after, text));
  }

  private static <P extends Position<P, M>, M extends Move> String written(
      LiveTable<P, M> table, int after, String text) {
    try {
      P then = table.session().positionAfter(after);
      return table.game().notation().write(table.game().notation().read(then, text));
    } catch (Refusal none) {
      return "";
    }
  }
}

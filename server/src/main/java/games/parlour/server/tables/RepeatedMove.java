package games.parlour.server.tables;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.record.Entry;
import java.util.List;

/** Knows a move that came before: whoever did not hear the answer may ask again. */
final class RepeatedMove {
  private RepeatedMove() {}

  static <P extends Position<P, M>, M extends Move> boolean is(
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

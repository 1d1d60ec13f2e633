package games.parlour.server.tables;

import games.parlour.core.Seat;
import games.parlour.core.record.Entry;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableStore;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Ends tables before their game is over: closed, left for good, or called off. Thread-safe. */
final class TableEndings {
  private final Function<String, LiveTable<?, ?>> find;
  private final TableStore store;
  private final TableSaver saver;
  private final Clock clock;

  TableEndings(
      Function<String, LiveTable<?, ?>> find, TableStore store, TableSaver saver, Clock clock) {
    this.find = find;
    this.store = store;
    this.saver = saver;
    this.clock = clock;
  }

  /**
   * A guest closes a table. One that no server can read is ended as it lies, whatever its log says;
   * then there is nothing to tell of it.
   */
  Optional<LiveTable<?, ?>> close(String id, String guest) {
    Optional<LiveTable<?, ?>> table = readable(id, guest);
    table.ifPresent(open -> close(open, guest));
    return table;
  }

  private Optional<LiveTable<?, ?>> readable(String id, String guest) {
    try {
      return Optional.of(find.apply(id));
    } catch (ProblemException problem) {
      if (isUnreadable(problem) && store.end(id, guest, clock.millis())) {
        return Optional.empty();
      }
      throw problem;
    }
  }

  private static boolean isUnreadable(ProblemException problem) {
    return problem.kind() == ProblemKind.REFUSED && !problem.mayDifferElsewhere();
  }

  private void close(LiveTable<?, ?> table, String guest) {
    table.locked(
        () -> {
          if (!ActRules.mayClose(table, Optional.of(guest))) {
            String word = TableAct.CLOSE.word();
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.act", "act", word));
          }
          saver.change(
              table,
              () -> {
                table.close();
                return PendingRequests.NONE;
              });
          return true;
        });
  }

  /** A guest leaves a table for good: a game under way is lost, and their open table closed. */
  Optional<LiveTable<?, ?>> leave(String id, String guest) {
    Optional<LiveTable<?, ?>> table = readable(id, guest);
    table.ifPresent(
        open ->
            open.locked(
                () -> {
                  leave(open, guest);
                  return true;
                }));
    return table;
  }

  private void leave(LiveTable<?, ?> table, String guest) {
    List<Seat> mine = table.seatsOf(Optional.of(guest));
    if (ActRules.mayClose(table, Optional.of(guest))) {
      close(table, guest);
    } else if (isUnderWay(table) && !mine.isEmpty()) {
      saver.change(
          table,
          () -> {
            table.session().act(mine.getFirst(), Entry.Act.ABANDON);
            return PendingRequests.NONE;
          });
    }
  }

  private static boolean isUnderWay(LiveTable<?, ?> table) {
    return table.status() == TableStatus.PLAYING || table.awaitsSubstitute();
  }

  /**
   * Whoever hosts the server calls a game off, which nobody wins. One that no server can read is
   * ended as it lies.
   */
  void callOff(String id) {
    try {
      LiveTable<?, ?> table = find.apply(id);
      table.locked(
          () -> {
            callOff(table);
            return true;
          });
    } catch (ProblemException problem) {
      if (!isUnreadable(problem)) {
        throw problem;
      }
      store.end(id, clock.millis());
    }
  }

  private void callOff(LiveTable<?, ?> table) {
    if (table.status() == TableStatus.OVER) {
      return;
    }
    saver.change(
        table,
        () -> {
          if (isUnderWay(table)) {
            table.session().act(table.session().seats().getFirst(), Entry.Act.CALL_OFF);
          } else {
            table.close();
          }
          return PendingRequests.NONE;
        });
  }
}

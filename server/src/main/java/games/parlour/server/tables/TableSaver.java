package games.parlour.server.tables;

import games.parlour.core.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.LostRaceException;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStore;
import java.time.Clock;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * Makes changes of tables last; whoever calls holds the table's lock. If a change could not be
 * stored, the table in memory is ahead of the truth and is given up, before anybody who waits for
 * its lock can see it; who asks next gets it from the store.
 */
final class TableSaver {
  private final TableStore store;
  private final TableCache cache;
  private final Clock clock;

  TableSaver(TableStore store, TableCache cache, Clock clock) {
    this.store = store;
    this.cache = cache;
    this.clock = clock;
  }

  /** Makes a change, lets chance speak if it is its turn, and stores what came of it. */
  void change(LiveTable<?, ?> table, Supplier<PendingRequests> change) {
    guarded(table, change, store::append);
  }

  /** A guest sits down, and the game may begin with that. */
  void sit(LiveTable<?, ?> table, int seat, String guest) {
    guarded(
        table,
        () -> {
          table.sat(seat, guest);
          return PendingRequests.NONE;
        },
        (standing, entries) -> store.sit(standing, entries, seat, guest));
  }

  private void guarded(
      LiveTable<?, ?> table,
      Supplier<PendingRequests> change,
      BiConsumer<TableRow, List<EntryRow>> keep) {
    try {
      PendingRequests wishes = change.get();
      table.deal();
      long now = clock.millis();
      List<EntryRow> fresh = table.fresh(now);
      TableRow standing = table.standing(wishes, now);
      keep.accept(standing, fresh);
      table.stored(standing, fresh);
    } catch (LostRaceException quicker) {
      cache.discard(table);
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.quicker"));
    } catch (RuntimeException | Error failed) {
      cache.discard(table);
      throw failed;
    }
  }
}

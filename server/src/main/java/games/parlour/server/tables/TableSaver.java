package games.parlour.server.tables;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.LostRaceException;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStore;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
  private final Consumer<LiveTable<?, ?>> watch;

  /**
   * Makes ready.
   *
   * @param watch who looks after the clock of a table that has changed
   */
  TableSaver(TableStore store, TableCache cache, Clock clock, Consumer<LiveTable<?, ?>> watch) {
    this.store = store;
    this.cache = cache;
    this.clock = clock;
    this.watch = watch;
  }

  /** How a change is stored, in one transaction. */
  private interface Storing {
    void store(TableRow standing, List<EntryRow> entries, Optional<ClockRow> clock);
  }

  /** Makes a change, lets chance speak if it is its turn, and stores what came of it. */
  void change(LiveTable<?, ?> table, Supplier<PendingRequests> change) {
    guarded(
        table,
        change,
        (standing, entries, ticked) -> store.append(standing, entries, ticked, table.dealtFirst()));
  }

  /** A guest sits down and may add something to the seed, and the game may begin with that. */
  void sit(LiveTable<?, ?> table, int seat, String guest, Optional<String> nonce) {
    guarded(
        table,
        () -> {
          table.sat(seat, guest, nonce);
          return PendingRequests.NONE;
        },
        (standing, entries, ticked) ->
            store.sit(standing, entries, ticked, seat, guest, nonce, table.dealtFirst()));
  }

  /** Whoever holds a seat adds something to the seed. */
  void addNonce(LiveTable<?, ?> table, int seat, String nonce) {
    try {
      store.addNonce(table.id(), seat, nonce);
      table.nonceAdded(seat, nonce);
    } catch (LostRaceException quicker) {
      cache.discard(table);
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.nonce.late"));
    }
  }

  /** Seats go to others in the midst of a game. */
  void passOn(LiveTable<?, ?> table, List<SeatRow> from, List<SeatRow> to) {
    guarded(
        table,
        () -> {
          table.passedOn(to);
          return PendingRequests.NONE;
        },
        (standing, entries, ticked) -> store.passOn(standing, ticked, from, to));
  }

  private void guarded(LiveTable<?, ?> table, Supplier<PendingRequests> change, Storing storing) {
    try {
      PendingRequests wishes = change.get();
      table.deal();
      long now = clock.millis();
      List<EntryRow> fresh = table.fresh(now);
      TableRow standing = table.standing(wishes, now);
      storing.store(standing, fresh, table.tick(now));
      table.stored(standing, fresh);
    } catch (LostRaceException quicker) {
      cache.discard(table);
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.quicker"));
    } catch (RuntimeException | Error failed) {
      cache.discard(table);
      throw failed;
    }
    watch.accept(table);
  }
}

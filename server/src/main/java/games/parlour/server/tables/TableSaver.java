package games.parlour.server.tables;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.text.Text;
import games.parlour.server.clock.TimeKeeper;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.LostRaceException;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStore;
import games.parlour.server.store.TableStore.TableChange;
import games.parlour.server.tables.thought.ComputerThought;
import games.parlour.server.tables.thought.ThoughtMemory;
import java.time.Clock;
import java.util.ArrayList;
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
  private final TimeKeeper time;
  private final ThoughtMemory thoughts;
  private final Consumer<LiveTable<?, ?>> watch;

  /**
   * Makes ready.
   *
   * @param watch who looks after the clock of a table that has changed
   */
  TableSaver(
      TableStore store,
      TableCache cache,
      Clock clock,
      TimeKeeper time,
      ThoughtMemory thoughts,
      Consumer<LiveTable<?, ?>> watch) {
    this.thoughts = thoughts;
    this.time = time;
    this.store = store;
    this.cache = cache;
    this.clock = clock;
    this.watch = watch;
  }

  /** How a change is stored, in one transaction. */
  private interface Storing {
    void store(TableChange change);
  }

  /** Makes a change, lets chance speak if it is its turn, and stores what came of it. */
  void change(LiveTable<?, ?> table, Supplier<PendingRequests> change) {
    guarded(table, change, store::append);
  }

  /** Whoever decides at a table makes a move. */
  <P extends Position<P, M>, M extends Move> void play(LiveTable<P, M> table, Seat seat, M move) {
    change(table, () -> moved(table, seat, move));
  }

  private static <P extends Position<P, M>, M extends Move> PendingRequests moved(
      LiveTable<P, M> table, Seat seat, M move) {
    table.session().move(seat, move);
    return PendingRequests.NONE;
  }

  /** A computer makes a move after a thought, which is told to other servers and never stored. */
  <P extends Position<P, M>, M extends Move> void play(
      LiveTable<P, M> table, Seat seat, M move, ComputerThought thought) {
    int entry = table.session().size() + 1;
    guarded(
        table, () -> moved(table, seat, move), stored -> store.append(stored, thought.written()));
    thoughts.add(table.id(), entry, thought);
    table.recall(thoughts.of(table.id()));
  }

  /** A guest sits down and may add something to the seed, and the game may begin with that. */
  void sit(LiveTable<?, ?> table, int seat, String guest, Optional<String> nonce) {
    guarded(
        table,
        () -> {
          table.sat(seat, guest, nonce);
          return PendingRequests.NONE;
        },
        stored -> store.sit(stored, seat, guest, nonce));
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

  /** A seat that goes from one to another in the midst of a game. */
  record SeatPassing(SeatRow from, SeatRow to) {}

  /** Seats go to others in the midst of a game. */
  void passOn(LiveTable<?, ?> table, List<SeatPassing> seats) {
    changeAndPassOn(table, () -> PendingRequests.NONE, () -> seats);
  }

  /** Makes a change, after which seats may go to others; both are stored, or neither. */
  void changeAndPassOn(
      LiveTable<?, ?> table, Supplier<PendingRequests> change, Supplier<List<SeatPassing>> after) {
    List<SeatRow> from = new ArrayList<>();
    List<SeatRow> to = new ArrayList<>();
    guarded(
        table,
        () -> {
          PendingRequests wishes = change.get();
          for (SeatPassing seat : after.get()) {
            from.add(seat.from());
            to.add(seat.to());
          }
          table.passedOn(to);
          return wishes;
        },
        stored -> {
          if (to.isEmpty()) {
            store.append(stored);
          } else {
            store.passOn(stored, from, to);
          }
        });
  }

  /** What is in memory of a table is not the truth any more. */
  void discard(LiveTable<?, ?> table) {
    cache.discard(table);
  }

  private void guarded(LiveTable<?, ?> table, Supplier<PendingRequests> change, Storing storing) {
    time.settle();
    try {
      time.withSteadyTime(() -> store(table, change, storing));
    } catch (LostRaceException quicker) {
      cache.discard(table);
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.quicker"));
    } catch (RuntimeException | Error failed) {
      cache.discard(table);
      throw failed;
    }
    watch.accept(table);
  }

  private void store(LiveTable<?, ?> table, Supplier<PendingRequests> change, Storing storing) {
    if (table.isDiscarded()) {
      throw new DiscardedTableException(); // its clock was put right meanwhile
    }
    PendingRequests wishes = change.get();
    table.deal();
    long now = clock.millis();
    List<EntryRow> fresh = table.fresh(now);
    TableRow standing = table.standing(wishes, now);
    Optional<ClockRow> ticked = table.tick(now);
    boolean computerIsNext = table.computerToMove().isPresent();
    storing.store(new TableChange(standing, fresh, ticked, table.dealtFirst(), computerIsNext));
    table.stored(standing, fresh);
  }
}

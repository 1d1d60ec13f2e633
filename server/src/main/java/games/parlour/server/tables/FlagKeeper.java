package games.parlour.server.tables;

import games.parlour.core.Seat;
import games.parlour.core.record.Entry;
import games.parlour.server.clock.Absence;
import games.parlour.server.clock.ClockStore;
import games.parlour.server.clock.ClockTurn;
import games.parlour.server.clock.Deadlines;
import games.parlour.server.clock.Substitute;
import games.parlour.server.clock.TableClock;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.StoreException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Knows when flags fall and lets them. Whether one has fallen is decided under the table's lock by
 * the server's clock, before a move that came too late. Thread-safe.
 */
final class FlagKeeper {
  private static final Logger LOG = LoggerFactory.getLogger(FlagKeeper.class);

  /** So long a flag waits that could not be stored, and holds up no other meanwhile. */
  private static final long AGAIN = Duration.ofSeconds(1).toMillis();

  private final ClockStore store;
  private final Hub hub;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final Deadlines deadlines = new Deadlines();

  /** Makes ready; the clocks of all tables go on from when the server last ran. */
  FlagKeeper(ClockStore store, Hub hub, SecretGenerator secrets, Clock clock) {
    this.store = store;
    this.hub = hub;
    this.secrets = secrets;
    this.clock = clock;
    store.goOn(clock.millis());
    store.read(deadlines);
  }

  /** A table has changed: from now on its flag falls when its clock says so. */
  void watch(LiveTable<?, ?> table) {
    table.clock().ifPresent(running -> watch(table, running));
  }

  private void watch(LiveTable<?, ?> table, TableClock running) {
    deadlines.set(table.id(), running);
    running
        .turn()
        .filter(turn -> turn.hold() == ClockTurn.Hold.FIRST)
        .ifPresent(turn -> hub.lookAgain(table.id() + " first", turn.began() + Absence.FIRST_MOVE));
    if (running.control() instanceof TimeControl.PerMove days && running.runs()) {
      long missed = running.deadline().orElseThrow() - days.atFirst() / 2;
      hub.lookAgain(table.id() + " half", missed);
    }
    table
        .absence()
        .filter(missed -> !missed.isDue(clock.millis()))
        .ifPresent(missed -> hub.lookAgain(table.id() + " absent", missed.claimFrom()));
  }

  /** The tables whose flags may have fallen by now. */
  List<String> due() {
    return deadlines.due(clock.millis());
  }

  /** What was decided about a table could not be stored; it is tried again soon. */
  void tryAgain(String table) {
    deadlines.putOff(table, clock.millis() + AGAIN);
  }

  /** There is nothing to fall at a table that cannot be played here. */
  void forget(String table) {
    deadlines.remove(table);
  }

  /**
   * Lets the flag at a table fall if it is time, or the substitute sit down that the others agreed
   * on. Whether it was. Whoever calls holds the table's lock.
   */
  boolean fall(LiveTable<?, ?> table, TableSaver saver) {
    Optional<TableClock> fallen = table.clock().filter(running -> running.isFallen(clock.millis()));
    if (fallen.isEmpty()) {
      return false;
    }
    Optional<Substitute> agreed = fallen.get().substitute().filter(Substitute::decided);
    if (agreed.isPresent()) {
      passOn(table, agreed.get(), saver);
    } else {
      String name = fallen.get().turn().orElseThrow().seat();
      saver.change(
          table,
          () -> {
            table.session().act(seat(table, name), Entry.Act.FLAG);
            return PendingRequests.NONE;
          });
    }
    return true;
  }

  private static Seat seat(LiveTable<?, ?> table, String name) {
    return table.session().seats().stream()
        .filter(seat -> seat.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** All seats of who is absent go to the substitute. */
  void passOn(LiveTable<?, ?> table, Substitute agreed, TableSaver saver) {
    Holder absent = table.holder(seat(table, agreed.seat()));
    List<SeatRow> from =
        table.seats().stream()
            .filter(
                seat ->
                    absent instanceof Holder.Guest guest
                        ? seat.isOf(guest.id())
                        : seat.name().equals(agreed.seat()))
            .toList();
    List<SeatRow> to = from.stream().map(seat -> substituted(seat, agreed)).toList();
    saver.passOn(table, from, to);
  }

  private SeatRow substituted(SeatRow seat, Substitute agreed) {
    return new SeatRow(
        seat.number(),
        seat.name(),
        agreed.player().<Holder>map(Holder.Computer::new).orElseGet(Holder.Open::new),
        agreed.player().isPresent() ? Optional.empty() : Optional.of(secrets.token()),
        seat.nonce());
  }

  /** Says that the server runs, as long as that matters to anybody. */
  void mark() {
    if (deadlines.isClockRunning()) {
      store.mark(clock.millis(), false);
    }
  }

  /** The server stops; until it starts again no time is taken. */
  void stop() {
    try {
      store.mark(clock.millis(), true);
    } catch (StoreException failed) {
      LOG.warn("clocks go on from the last mark: {}", failed.getMessage());
    }
  }
}

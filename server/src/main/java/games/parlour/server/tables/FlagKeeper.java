package games.parlour.server.tables;

import games.parlour.core.Seat;
import games.parlour.core.record.Entry;
import games.parlour.server.clock.Absence;
import games.parlour.server.clock.ClockStore;
import games.parlour.server.clock.ClockTurn;
import games.parlour.server.clock.Substitute;
import games.parlour.server.clock.TableClock;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.clock.TimeKeeper;
import games.parlour.server.jobs.JobQueue;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.tables.TableSaver.SeatPassing;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Knows when flags fall and lets them. Whether one has fallen is decided under the table's lock by
 * the server's clock, before a move that came too late. Thread-safe.
 */
final class FlagKeeper {
  private final ClockStore store;
  private final Hub hub;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final JobQueue jobs;
  private final TimeKeeper time;

  /**
   * Makes ready.
   *
   * @param time asked before a flag falls whether anybody has lost time that is theirs
   */
  FlagKeeper(
      ClockStore store,
      Hub hub,
      SecretGenerator secrets,
      Clock clock,
      JobQueue jobs,
      TimeKeeper time) {
    this.store = store;
    this.hub = hub;
    this.secrets = secrets;
    this.clock = clock;
    this.jobs = jobs;
    this.time = time;
  }

  /** A table has changed here: from now on its flag falls when its clock says so. */
  void watch(LiveTable<?, ?> table) {
    table
        .clock()
        .map(TableClock::deadline)
        .orElse(OptionalLong.empty())
        .ifPresent(deadline -> jobs.schedule(JobKind.FLAG, table.id(), deadline));
    remind(table);
  }

  /** Those who follow a table here are to look again when somebody is missed. */
  void remind(LiveTable<?, ?> table) {
    table.clock().ifPresent(running -> remind(table, running));
  }

  private void remind(LiveTable<?, ?> table, TableClock running) {
    running
        .turn()
        .filter(turn -> turn.hold() == ClockTurn.Hold.FIRST)
        .ifPresent(turn -> lookAgain(table.id() + " first", turn.began() + Absence.FIRST_MOVE));
    if (running.control() instanceof TimeControl.PerMove days && running.runs()) {
      long missed = running.deadline().orElseThrow() - days.atFirst() / 2;
      lookAgain(table.id() + " half", missed);
    }
    table.absence().ifPresent(missed -> lookAgain(table.id() + " absent", missed.claimFrom()));
  }

  /** Whoever looks at the table after that moment sees it anyway. */
  private void lookAgain(String reason, long moment) {
    if (moment > clock.millis()) {
      hub.lookAgain(reason, moment);
    }
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
    time.settleFlag();
    if (!store.deadline(table.id()).equals(fallen.get().deadline())) {
      saver.discard(table); // its clock stands differently by now
      throw new DiscardedTableException();
    }
    if (!fallen.get().isFallen(clock.millis())) {
      return false; // this server's clock was ahead
    }
    List<SeatPassing> agreed = agreedOn(table);
    if (!agreed.isEmpty()) {
      saver.passOn(table, agreed);
    } else {
      String name = fallen.get().turn().orElseThrow().seat();
      saver.change(
          table,
          () -> {
            if (!fallen.get().isFallen(clock.millis())) {
              throw new DiscardedTableException(); // the clock was set back at this moment
            }
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

  /** The seats that go to the substitute whom all have agreed on; none if there is none. */
  List<SeatPassing> agreedOn(LiveTable<?, ?> table) {
    return table
        .clock()
        .flatMap(TableClock::substitute)
        .filter(Substitute::decided)
        .map(agreed -> passing(table, agreed))
        .orElse(List.of());
  }

  /** All seats of who is absent. */
  private List<SeatPassing> passing(LiveTable<?, ?> table, Substitute agreed) {
    Holder absent = table.holder(seat(table, agreed.seat()));
    return table.seats().stream()
        .filter(
            seat ->
                absent instanceof Holder.Guest guest
                    ? seat.isOf(guest.id())
                    : seat.name().equals(agreed.seat()))
        .map(seat -> new SeatPassing(seat, substituted(seat, agreed)))
        .toList();
  }

  private SeatRow substituted(SeatRow seat, Substitute agreed) {
    return new SeatRow(
        seat.number(),
        seat.name(),
        agreed.player().<Holder>map(Holder.Computer::new).orElseGet(Holder.Open::new),
        agreed.player().isPresent() ? Optional.empty() : Optional.of(secrets.token()),
        seat.nonce());
  }
}

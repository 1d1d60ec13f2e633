package games.parlour.server.api.clock;

import games.parlour.core.Seat;
import games.parlour.server.clock.Absence;
import games.parlour.server.clock.ClockTurn;
import games.parlour.server.clock.Substitute;
import games.parlour.server.clock.TableClock;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.clock.Vacation;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.tables.LiveTable;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells clocks and absence. Used by whoever holds the table's lock. */
public final class ClockPresenter {
  private final LiveTable<?, ?> table;
  private final long now;

  public ClockPresenter(LiveTable<?, ?> table) {
    this.table = table;
    this.now = table.now();
  }

  /** How much time the players have. */
  public static ClockDocuments.@Nullable ControlInfo control(Optional<TimeControl> control) {
    return control
        .<ClockDocuments.ControlInfo>map(
            time ->
                switch (time) {
                  case TimeControl.PerGame game ->
                      new ClockDocuments.GameControl("game", game.seconds(), game.increment());
                  case TimeControl.PerMove move ->
                      new ClockDocuments.DaysControl("days", move.days(), move.vacation());
                })
        .orElse(null);
  }

  /** How the clocks stand; nothing where there are none. */
  public ClockDocuments.@Nullable Clocks clocks() {
    return table.clock().map(this::clocks).orElse(null);
  }

  private ClockDocuments.Clocks clocks(TableClock clock) {
    Optional<ClockTurn> running =
        clock
            .turn()
            .filter(turn -> clock.runs())
            .filter(turn -> !clock.vacationOf(turn.person()).isOn(now))
            .filter(turn -> !clock.awaitsReady(now));
    Long deadline = clock.deadline().isPresent() ? clock.deadline().getAsLong() : null;
    return new ClockDocuments.Clocks(
        now,
        table.session().seats().stream()
            .map(seat -> seat.side().name())
            .distinct()
            .map(side -> new ClockDocuments.SideClock(side, clock.leftAt(side, now)))
            .toList(),
        running.map(ClockTurn::side).orElse(null),
        running.map(ClockTurn::from).filter(from -> from > now).orElse(null),
        deadline,
        clock.turn().filter(turn -> clock.awaitsReady(now)).map(ClockTurn::seat).orElse(null),
        clock
            .pause()
            .map(pause -> new ClockDocuments.PauseInfo(pause.by(), pause.since()))
            .orElse(null),
        clock.pauseAsked(),
        vacations(clock));
  }

  private List<ClockDocuments.VacationInfo> vacations(TableClock clock) {
    boolean none = !(clock.control() instanceof TimeControl.PerMove moves) || moves.vacation() == 0;
    Set<String> told = new HashSet<>();
    return none
        ? List.of()
        : table.seats().stream()
            .filter(seat -> seat.holder() instanceof Holder.Guest guest && told.add(guest.id()))
            .map(seat -> vacation(seat, clock.vacationOf(seat.name())))
            .toList();
  }

  private ClockDocuments.VacationInfo vacation(SeatRow seat, Vacation vacation) {
    Long until = vacation.isOn(now) ? vacation.until() : null;
    return new ClockDocuments.VacationInfo(seat.name(), until, vacation.leftAt(now));
  }

  /** Who is missed, for those who sit at the table. */
  public ClockDocuments.@Nullable AbsenceInfo absence(List<Seat> mine) {
    return mine.isEmpty() ? null : table.absence().map(this::absence).orElse(null);
  }

  private ClockDocuments.AbsenceInfo absence(Absence missed) {
    return new ClockDocuments.AbsenceInfo(
        now,
        missed.seats(),
        missed.since(),
        missed.claimFrom(),
        table.clock().flatMap(TableClock::substitute).map(ClockPresenter::substitute).orElse(null));
  }

  private static ClockDocuments.SubstituteInfo substitute(Substitute proposal) {
    return new ClockDocuments.SubstituteInfo(
        proposal.seat(),
        proposal.by(),
        proposal.player().isPresent() ? "computer" : "open",
        proposal.player().orElse(null),
        proposal.agreed(),
        proposal.decided());
  }
}

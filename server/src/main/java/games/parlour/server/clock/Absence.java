package games.parlour.server.clock;

import games.parlour.server.clock.ClockTurn.Hold;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Somebody who is to move is not there. With a clock for the game they are missed after a minute,
 * with days for each move when half of them are gone, and without a clock after a week.
 *
 * @param seats all seats of who is absent; the one that decides comes first
 * @param claimFrom from when the others may do something about it
 * @param winnable whether the other side may claim the win, not only call the game off
 */
public record Absence(List<String> seats, long since, long claimFrom, boolean winnable) {
  /** Connections break: who comes back within this time was not gone. */
  public static final long DISCONNECTED = Duration.ofSeconds(60).toMillis();

  /** Who is there and does not begin is waited for so long. */
  public static final long FIRST_MOVE = Duration.ofMinutes(5).toMillis();

  /** Without a clock everybody takes their time. */
  public static final long UNTIMED = Duration.ofDays(7).toMillis();

  public Absence {
    seats = List.copyOf(seats);
  }

  /** Whether something may be done about it. */
  public boolean isDue(long now) {
    return now >= claimFrom;
  }

  /** The person who is to move, and since when they are. */
  public record Awaited(
      String table, String guest, List<String> seats, long began, boolean hasMoved) {}

  /** Whether the person who is to move is missed. */
  public static Optional<Absence> of(
      Optional<TableClock> clock, Awaited awaited, Attendance attendance) {
    if (clock.isEmpty()) {
      return untimed(awaited, attendance);
    }
    TableClock running = clock.get();
    Optional<ClockTurn> turn = running.turn();
    if (turn.isEmpty() || running.pause().isPresent()) {
      return Optional.empty();
    }
    return running.control() instanceof TimeControl.PerMove
        ? slow(running, turn.get(), awaited, attendance)
        : quick(turn.get(), awaited, attendance);
  }

  private static Optional<Absence> untimed(Awaited awaited, Attendance attendance) {
    long from = awaited.began() + UNTIMED;
    boolean missed = attendance.now() >= from && !attendance.here(awaited.table(), awaited.guest());
    return missed
        ? Optional.of(new Absence(awaited.seats(), awaited.began(), from, awaited.hasMoved()))
        : Optional.empty();
  }

  private static Optional<Absence> quick(ClockTurn turn, Awaited awaited, Attendance attendance) {
    boolean first = turn.hold() == Hold.FIRST;
    long idle = turn.began() + FIRST_MOVE;
    if (first && attendance.now() >= idle) {
      return Optional.of(new Absence(awaited.seats(), turn.began(), idle, false));
    }
    if (attendance.here(awaited.table(), awaited.guest())) {
      return Optional.empty();
    }
    long seen = attendance.lastSeen(awaited.table(), awaited.guest());
    long since = Math.max(turn.began(), seen);
    return Optional.of(new Absence(awaited.seats(), since, since + DISCONNECTED, !first));
  }

  /** Here time decides who wins; the others may only see to it that the game goes on. */
  private static Optional<Absence> slow(
      TableClock clock, ClockTurn turn, Awaited awaited, Attendance attendance) {
    long now = attendance.now();
    long half = clock.control().atFirst() / 2;
    boolean missed =
        clock.runs()
            && !clock.vacationOf(turn.person()).isOn(now)
            && clock.leftAt(turn.side(), now) <= half
            && !attendance.here(awaited.table(), awaited.guest());
    return missed || clock.substitute().isPresent()
        ? Optional.of(
            new Absence(
                awaited.seats(), turn.began(), clock.deadline().orElse(now + half) - half, false))
        : Optional.empty();
  }
}

package games.parlour.server.clock;

import games.parlour.server.clock.ClockTurn.Hold;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How the clocks of a table stand, one for each side. Immutable; every function is given the
 * server's time in milliseconds since 1970.
 *
 * @param left what each side had left when it was last counted
 * @param begun the sides that have ended a turn; before, no time of a game is taken from them
 * @param owner the side whose turn it is, whoever decides in between; empty before the game begins
 * @param turn who decides, if somebody does
 * @param pauseAsked the seat that asks for a pause, and behind it those that agreed
 * @param vacations by the first seat of a person; all that they had at first where it is missing
 */
public record TableClock(
    TimeControl control,
    Map<String, Long> left,
    Set<String> begun,
    String owner,
    Optional<ClockTurn> turn,
    Optional<Pause> pause,
    List<String> pauseAsked,
    Map<String, Vacation> vacations,
    Optional<Substitute> substitute) {
  /** Whoever has to take a device over first is given so long to say that they have. */
  static final long HANDOVER = Duration.ofMinutes(1).toMillis();

  /** Who stopped the clocks together, and when. */
  public record Pause(List<String> by, long since) {
    public Pause {
      by = List.copyOf(by);
    }
  }

  public TableClock {
    left = new TreeMap<>(left);
    begun = new TreeSet<>(begun);
    pauseAsked = List.copyOf(pauseAsked);
    vacations = new TreeMap<>(vacations);
  }

  /** The clocks of a game that has not begun. */
  public static TableClock of(TimeControl control, List<String> sides) {
    Map<String, Long> left = new TreeMap<>();
    sides.forEach(side -> left.put(side, control.atFirst()));
    return new TableClock(
        control,
        left,
        Set.of(),
        "",
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Map.of(),
        Optional.empty());
  }

  /** Whether the game has begun. */
  public boolean hasBegun() {
    return !owner.isEmpty();
  }

  /** Whether the clock of who decides is running, or will by itself. */
  public boolean runs() {
    return pause.isEmpty() && turn.map(now -> now.hold() == Hold.NONE).orElse(false);
  }

  /** When the flag of who decides falls, if nothing happens before. */
  public OptionalLong deadline() {
    return runs()
        ? OptionalLong.of(turn.orElseThrow().from() + leftOf(turn.orElseThrow().side()))
        : OptionalLong.empty();
  }

  /** Whether the time of who decides has run out. */
  public boolean isFallen(long now) {
    OptionalLong deadline = deadline();
    return deadline.isPresent() && now >= deadline.getAsLong();
  }

  /** What a side has left at a moment, in milliseconds. */
  public long leftAt(String side, long now) {
    boolean taken = runs() && turn.orElseThrow().side().equals(side);
    long spent = taken ? Math.max(0, now - turn.orElseThrow().from()) : 0;
    return Math.max(0, leftOf(side) - spent);
  }

  private long leftOf(String side) {
    Long known = left.get(side);
    return known == null ? control.atFirst() : known;
  }

  /** Somebody else decides, or a turn has ended, or nothing of the kind. */
  public TableClock turned(long now, TurnChange change) {
    TableClock asked = change.moved() ? withoutRequests() : this;
    if (change.next().isEmpty()) {
      return turn.isEmpty() ? asked : asked.settled(now).withTurn(Optional.empty()).resumed(now);
    }
    TurnChange.Decider next = change.next().get();
    boolean goesOn = turn.map(before -> isSame(before, next)).orElse(false);
    if (goesOn && !change.ended() && !change.dealt()) {
      return asked;
    }
    TableClock at = asked.settled(now);
    if (change.ended()) {
      at = at.rewarded();
    }
    boolean own = change.ended() || change.back() || !hasBegun();
    at = at.owned(own ? next.side() : owner);
    if (control instanceof TimeControl.PerMove && (!goesOn || change.ended())) {
      at = at.withLeft(next.side(), control.atFirst());
    }
    long began = goesOn && !change.ended() ? turn.orElseThrow().began() : now;
    return at.withTurn(Optional.of(at.turnOf(next, began, now + change.shown())));
  }

  private static boolean isSame(ClockTurn before, TurnChange.Decider next) {
    return before.seat().equals(next.seat())
        && before.person().equals(next.person())
        && (before.hold() == Hold.COMPUTER) == next.computer();
  }

  private ClockTurn turnOf(TurnChange.Decider next, long began, long shown) {
    boolean first = control instanceof TimeControl.PerGame && !begun.contains(next.side());
    Hold hold = next.computer() ? Hold.COMPUTER : first ? Hold.FIRST : Hold.NONE;
    boolean handover = next.handover() && hold == Hold.NONE;
    long from = Math.max(shown + (handover ? HANDOVER : 0), awayUntil(next.person(), shown));
    return new ClockTurn(next.seat(), next.side(), next.person(), began, from, hold, handover);
  }

  private long awayUntil(String person, long now) {
    Vacation vacation = vacationOf(person);
    return vacation.isOn(now) ? vacation.until() : now;
  }

  /** The side whose turn has ended gets its increment, but not for a turn that cost it nothing. */
  private TableClock rewarded() {
    boolean free = turn.map(now -> now.hold() != Hold.NONE).orElse(true) || !begun.contains(owner);
    Set<String> sides = new TreeSet<>(begun);
    if (hasBegun()) {
      sides.add(owner);
    }
    TableClock more =
        new TableClock(control, left, sides, owner, turn, pause, pauseAsked, vacations, substitute);
    return !free && control instanceof TimeControl.PerGame game
        ? more.withLeft(owner, leftOf(owner) + Duration.ofSeconds(game.increment()).toMillis())
        : more;
  }

  /** Counts what was spent until now. */
  private TableClock settled(long now) {
    if (!runs()) {
      return this;
    }
    ClockTurn running = turn.orElseThrow();
    return withLeft(running.side(), leftAt(running.side(), now))
        .withTurn(Optional.of(running.from(Math.max(running.from(), now), running.handover())));
  }

  /** The next player has the device: their time begins, unless it has. */
  public TableClock ready(long now) {
    return turn.filter(ClockTurn::handover).isPresent()
        ? withTurn(turn.map(due -> due.from(Math.min(due.from(), now), false)))
        : this;
  }

  /** Whether the device has yet to be handed over. */
  public boolean awaitsReady(long now) {
    return turn.map(due -> due.handover() && now < due.from()).orElse(false) && pause.isEmpty();
  }

  /** These seats ask for a pause or agree to one; nobody where it was declined. */
  public TableClock askedForPause(List<String> seats) {
    return new TableClock(control, left, begun, owner, turn, pause, seats, vacations, substitute);
  }

  /** All have agreed to a pause. */
  public TableClock paused(List<String> by, long now) {
    return settled(now).askedForPause(List.of()).withPause(Optional.of(new Pause(by, now)));
  }

  /** The pause is over. */
  public TableClock resumed(long now) {
    return pause.isEmpty()
        ? this
        : withPause(Optional.empty())
            .withTurn(turn.map(due -> due.from(Math.max(due.from(), now), due.handover())));
  }

  /** The days off of a person. */
  public Vacation vacationOf(String person) {
    Vacation known = vacations.get(person);
    long all = control instanceof TimeControl.PerMove moves ? moves.vacationMillis() : 0;
    return known == null ? new Vacation(all, OptionalLong.empty()) : known;
  }

  /** A person takes days off from now on; their clock stands still meanwhile. */
  public TableClock away(String person, long now) {
    Vacation vacation = vacationOf(person).begun(now);
    TableClock at = isOf(person) ? settled(now) : this;
    at = at.withVacation(person, vacation);
    return isOf(person)
        ? at.withTurn(at.turn.map(due -> due.from(vacation.until(), due.handover())))
        : at;
  }

  /** A person is back from their days off. */
  public TableClock back(String person, long now) {
    TableClock at = withVacation(person, vacationOf(person).ended(now));
    return isOf(person)
        ? at.withTurn(turn.map(due -> due.from(Math.min(due.from(), now), due.handover())))
        : at;
  }

  private boolean isOf(String person) {
    return turn.map(now -> now.person().equals(person)).orElse(false);
  }

  /** What is proposed for somebody absent, or nothing any more. */
  public TableClock proposed(Optional<Substitute> proposal) {
    return new TableClock(
        control, left, begun, owner, turn, pause, pauseAsked, vacations, proposal);
  }

  /** A seat has gone to somebody else, who has all days off before them. */
  public TableClock passedOn(String seat) {
    Map<String, Vacation> others = new TreeMap<>(vacations);
    others.remove(seat);
    return new TableClock(
        control, left, begun, owner, turn, pause, pauseAsked, others, Optional.empty());
  }

  private TableClock withoutRequests() {
    return askedForPause(List.of()).proposed(Optional.empty());
  }

  private TableClock withTurn(Optional<ClockTurn> other) {
    return new TableClock(
        control, left, begun, owner, other, pause, pauseAsked, vacations, substitute);
  }

  private TableClock withPause(Optional<Pause> other) {
    return new TableClock(
        control, left, begun, owner, turn, other, pauseAsked, vacations, substitute);
  }

  private TableClock owned(String side) {
    return new TableClock(
        control, left, begun, side, turn, pause, pauseAsked, vacations, substitute);
  }

  private TableClock withLeft(String side, long millis) {
    Map<String, Long> other = new TreeMap<>(left);
    other.put(side, millis);
    return new TableClock(
        control, other, begun, owner, turn, pause, pauseAsked, vacations, substitute);
  }

  private TableClock withVacation(String person, Vacation vacation) {
    Map<String, Vacation> others = new TreeMap<>(vacations);
    others.put(person, vacation);
    return new TableClock(control, left, begun, owner, turn, pause, pauseAsked, others, substitute);
  }
}

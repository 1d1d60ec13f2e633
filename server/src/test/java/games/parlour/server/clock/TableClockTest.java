package games.parlour.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import games.parlour.server.clock.ClockTurn.Hold;
import games.parlour.server.clock.TimeControl.PerGame;
import games.parlour.server.clock.TimeControl.PerMove;
import games.parlour.server.clock.TurnChange.Decider;
import games.parlour.testkit.Seeds;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How clocks are counted, without a server. */
class TableClockTest {
  private static final long MINUTE = Duration.ofMinutes(1).toMillis();
  private static final long DAY = Duration.ofDays(1).toMillis();
  private static final long BEGIN = 1_000_000;
  private static final Decider WHITE = decider("white");
  private static final Decider BLACK = decider("black");

  private static Decider decider(String side) {
    return new Decider(side, side, side, false, false);
  }

  private static TableClock clock(TimeControl control) {
    return TableClock.of(control, List.of("white", "black"))
        .turned(BEGIN, TurnChange.none(Optional.of(WHITE)));
  }

  private static TurnChange move(Decider next, boolean ended, long shown) {
    return new TurnChange(Optional.of(next), true, false, ended, false, shown);
  }

  /** Ten minutes each and five seconds a turn, after the first turn of each side. */
  private static TableClock begun() {
    return clock(new PerGame(600, 5))
        .turned(BEGIN, move(BLACK, true, 0))
        .turned(BEGIN, move(WHITE, true, 0));
  }

  @Test
  void aControlIsWrittenAndRead() {
    for (TimeControl control :
        List.of(
            new PerGame(600, 5), new PerMove(3, 14), new PerGame(10_800, 0), new PerGame(90, 0))) {
      assertThat(TimeControl.of(control.text())).contains(control);
    }
    assertThat(TimeControl.of("ten")).isEmpty();
  }

  @Test
  void firstTurnsCostNothing() {
    TableClock clock = clock(new PerGame(600, 5));
    assertThat(clock.runs()).as("the clock stands in the first turn").isFalse();
    clock = clock.turned(BEGIN + MINUTE, move(BLACK, true, 0));
    assertThat(clock.turn().orElseThrow().hold()).isEqualTo(Hold.FIRST);
    clock = clock.turned(BEGIN + 2 * MINUTE, move(WHITE, true, 0));
    assertThat(clock.runs()).as("the clock runs after the first turns").isTrue();
    assertThat(clock.leftAt("white", BEGIN + 2 * MINUTE)).isEqualTo(10 * MINUTE);
    assertThat(clock.leftAt("black", BEGIN + 2 * MINUTE)).isEqualTo(10 * MINUTE);
  }

  @Test
  void timeIsTakenWhenWhatHappenedWasShown() {
    TableClock clock = begun().turned(BEGIN + MINUTE, move(BLACK, true, 1_400));
    assertThat(clock.leftAt("white", BEGIN + 2 * MINUTE)).isEqualTo(9 * MINUTE + 5_000);
    assertThat(clock.leftAt("black", BEGIN + MINUTE + 1_400)).isEqualTo(10 * MINUTE);
    assertThat(clock.leftAt("black", BEGIN + MINUTE + 2_400)).isEqualTo(10 * MINUTE - 1_000);
    assertThat(clock.deadline()).hasValue(BEGIN + MINUTE + 1_400 + 10 * MINUTE);
  }

  @Test
  void aTurnOfManyDecisionsHasOneIncrement() {
    TableClock clock = begun();
    for (int i = 1; i <= 5; i++) {
      clock = clock.turned(BEGIN + i * 1_000L, move(WHITE, false, 200));
    }
    assertThat(clock.leftAt("white", BEGIN + 5_000)).isEqualTo(10 * MINUTE - 5_000);
    clock = clock.turned(BEGIN + 6_000, move(BLACK, false, 0)); // asked in between
    clock = clock.turned(BEGIN + 9_000, move(WHITE, false, 0));
    assertThat(clock.leftAt("black", BEGIN + 9_000)).isEqualTo(10 * MINUTE - 3_000);
    clock = clock.turned(BEGIN + 10_000, move(BLACK, true, 0));
    assertThat(clock.leftAt("white", BEGIN + 10_000)).isEqualTo(10 * MINUTE - 7_000 + 5_000);
    assertThat(clock.owner()).isEqualTo("black");
  }

  @Test
  void aTakebackSwitchesTheClockAndGivesNothingBack() {
    TableClock clock = begun().turned(BEGIN + MINUTE, move(BLACK, true, 0));
    TurnChange back = new TurnChange(Optional.of(WHITE), true, false, false, true, 0);
    clock = clock.turned(BEGIN + 2 * MINUTE, back);
    assertThat(clock.leftAt("white", BEGIN + 2 * MINUTE)).isEqualTo(9 * MINUTE + 5_000);
    assertThat(clock.leftAt("black", BEGIN + 2 * MINUTE)).isEqualTo(9 * MINUTE);
    assertThat(clock.turn().orElseThrow().side()).isEqualTo("white");
  }

  @Test
  void theClockOfAComputerStands() {
    Decider computer = new Decider("black", "black", "black", true, false);
    TableClock clock = begun().turned(BEGIN, move(computer, true, 0));
    assertThat(clock.deadline()).isEmpty();
    assertThat(clock.isFallen(BEGIN + 100 * DAY))
        .as("the flag of a computer does not fall")
        .isFalse();
    clock = clock.turned(BEGIN + MINUTE, move(WHITE, true, 0));
    assertThat(clock.leftAt("black", BEGIN + MINUTE)).isEqualTo(10 * MINUTE);
  }

  @Test
  void aDeviceIsHandedOverForFreeButNotForEver() {
    Decider other = new Decider("black", "black", "white", false, true);
    TableClock clock = begun().turned(BEGIN, move(other, true, 0));
    assertThat(clock.awaitsReady(BEGIN + 30_000))
        .as("the clock waits until the device is handed over")
        .isTrue();
    TableClock ready = clock.ready(BEGIN + 30_000);
    assertThat(ready.awaitsReady(BEGIN + 30_000))
        .as("the clock waits no more after the device was handed over")
        .isFalse();
    assertThat(ready.leftAt("black", BEGIN + 40_000)).isEqualTo(10 * MINUTE - 10_000);
    assertThat(clock.leftAt("black", BEGIN + 2 * MINUTE)).isEqualTo(9 * MINUTE);
  }

  @Test
  void aPauseCostsNothing() {
    TableClock clock = begun().paused(List.of("white", "black"), BEGIN + MINUTE);
    assertThat(clock.deadline()).isEmpty();
    clock = clock.resumed(BEGIN + DAY);
    assertThat(clock.leftAt("white", BEGIN + DAY + 1_000)).isEqualTo(9 * MINUTE - 1_000);
  }

  @Test
  void everyMoveHasItsDays() {
    TableClock clock = clock(new PerMove(3, 14));
    assertThat(clock.deadline()).hasValue(BEGIN + 3 * DAY);
    clock = clock.turned(BEGIN + 2 * DAY, move(BLACK, true, 0));
    assertThat(clock.deadline()).hasValue(BEGIN + 5 * DAY);
    clock = clock.turned(BEGIN + 3 * DAY, move(BLACK, false, 0));
    assertThat(clock.deadline()).as("the same move goes on").hasValue(BEGIN + 5 * DAY);
    assertThat(clock.isFallen(BEGIN + 5 * DAY - 1))
        .as("the flag does not fall 1 ms early")
        .isFalse();
    assertThat(clock.isFallen(BEGIN + 5 * DAY)).as("the flag falls after three days").isTrue();
  }

  @Test
  void daysOffAreCountedUntilTheyAreUsedUp() {
    TableClock clock = clock(new PerMove(3, 5)).away("white", BEGIN + DAY);
    assertThat(clock.deadline()).hasValue(BEGIN + 6 * DAY + 2 * DAY);
    TableClock back = clock.back("white", BEGIN + 3 * DAY);
    assertThat(back.deadline()).hasValue(BEGIN + 5 * DAY);
    assertThat(back.vacationOf("white").leftAt(BEGIN + 9 * DAY)).isEqualTo(3 * DAY);
    assertThat(clock.vacationOf("white").leftAt(BEGIN + 9 * DAY)).isZero();
    TableClock other = clock(new PerMove(3, 5)).away("black", BEGIN);
    other = other.turned(BEGIN + DAY, move(BLACK, true, 0));
    assertThat(other.deadline()).as("black is still away").hasValue(BEGIN + 5 * DAY + 3 * DAY);
  }

  /** However a game goes, time is neither lost nor made: what is taken is what has passed. */
  @Test
  void whatIsTakenIsWhatHasPassed() {
    Seeds.repeatably(
        random -> {
          for (int game = 0; game < 200; game++) {
            play(random);
          }
        });
  }

  private static void play(Generator random) {
    int increment = random.below(10);
    TableClock clock = clock(new PerGame(10_800, increment));
    long now = BEGIN;
    long running = 0;
    int rewards = 0;
    String side = "white";
    for (int i = 0; i < 50; i++) {
      TableClock before = clock;
      long passed = random.below(20_000);
      long free = clock.runs() ? Math.max(0, clock.turn().orElseThrow().from() - now) : 0;
      running += clock.runs() ? Math.max(0, passed - free) : 0;
      now += passed;
      switch (random.below(5)) {
        case 0 -> clock = clock.paused(List.of("white", "black"), now);
        case 1 -> clock = clock.resumed(now);
        default -> {
          boolean ended = random.below(2) == 0;
          boolean reward = ended && clock.begun().contains(clock.owner());
          reward &= clock.turn().orElseThrow().hold() == Hold.NONE;
          rewards += reward ? 1 : 0;
          side = ended ? (side.equals("white") ? "black" : "white") : side;
          clock = clock.turned(now, move(decider(side), ended, random.below(3) * 500L));
        }
      }
      long left = clock.leftAt("white", now) + clock.leftAt("black", now);
      long expected = 2 * 180 * MINUTE + 1_000L * rewards * increment - running;
      assertThat(left).as("%s at %s after %s", clock, now, before).isEqualTo(expected);
      assertThat(ClockText.read(ClockText.write(clock))).isEqualTo(clock);
    }
  }

  @Test
  void everythingAboutAClockIsStored() {
    Substitute proposal =
        new Substitute("black", "white", Optional.of("level:3"), List.of("white"), true);
    TableClock clock =
        clock(new PerMove(3, 14))
            .away("white", BEGIN)
            .away("black", BEGIN)
            .back("black", BEGIN + DAY)
            .proposed(Optional.of(proposal))
            .askedForPause(List.of("white"));
    assertThat(ClockText.read(ClockText.write(clock))).isEqualTo(clock);
    TableClock paused = begun().paused(List.of("white", "black"), BEGIN);
    assertThat(ClockText.read(ClockText.write(paused))).isEqualTo(paused);
    TableClock open =
        clock.proposed(
            Optional.of(
                new Substitute(
                    "black", "white", Optional.empty(), List.of("white", "black"), false)));
    assertThat(ClockText.read(ClockText.write(open))).isEqualTo(open);
  }
}

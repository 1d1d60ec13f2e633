package games.parlour.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.TestPostgres;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/**
 * Servers that share a PostgreSQL go by its clock, and give back when none of them could use it.
 */
class SharedTimeTest extends SharedTimeFixture {
  /** What a server of version 0.3.0 does every five seconds, by the clock of its machine. */
  private void markAsBefore(long machine, boolean stopping) {
    TestPostgres.askIn(
        address,
        "update clock_mark set at = %d, stopped = %d where id = 1"
            .formatted(machine, stopping ? 1 : 0));
  }

  @Test
  void theClockOfTheMachineDoesNotMatter() {
    long before = now();
    there.advance(Duration.ofHours(1));
    assertThat(now() - before).isEqualTo(Duration.ofHours(1).toMillis());
    long made = System.nanoTime();
    assertFollows(clock(), made);
  }

  @Test
  void sixSecondsWithoutAnybodyAreGivenBackOnce() {
    table();
    Clock clock = clock();
    TimeKeeper first = keeper(clock);
    TimeKeeper second = keeper(clock);
    first.beat();
    long before = deadline();
    long version = number("select version from game_table");
    there.advance(Duration.ofSeconds(6));
    first.beat();
    long followed = System.nanoTime();
    second.beat();
    assertThat(deadline() - before).isEqualTo(6_000);
    assertThat(number("select version from game_table"))
        .as("nodes read it again, once")
        .isEqualTo(version + 1);
    assertFollows(clock, followed);
  }

  /** The first who is there again may be the one who looks for flags. */
  @Test
  void beforeAFlagFallsItIsGivenBack() {
    table();
    TimeKeeper keeper = keeper(clock());
    keeper.beat();
    long before = deadline();
    there.advance(Duration.ofSeconds(6));
    keeper.settleFlag();
    assertThat(deadline() - before).isEqualTo(6_000);
  }

  /** A machine that stands still for two seconds now and then gives nobody time by that. */
  @Test
  void aBusyMachineGivesNothingBack() {
    table();
    TimeKeeper keeper = keeper(clock());
    long before = deadline();
    for (int beat = 0; beat < 5; beat++) {
      keeper.beat();
      there.advance(Duration.ofSeconds(3));
    }
    keeper.settleFlag();
    assertThat(deadline()).isEqualTo(before);
  }

  @Test
  void nothingIsNotedWhereNobodysTimeIsCounted() {
    Clock clock = clock();
    TimeKeeper keeper = keeper(clock);
    keeper.start();
    long marked = marked();
    there.advance(Duration.ofMinutes(5));
    keeper.beat();
    assertThat(marked()).isEqualTo(marked);
    table();
    long before = deadline();
    long version = number("select version from game_table");
    keeper.beat();
    assertThat(marked()).isGreaterThan(marked);
    assertThat(deadline()).as("a clock that has just begun").isEqualTo(before);
    assertThat(number("select version from game_table")).isEqualTo(version);
    there.advance(Duration.ofSeconds(6));
    keeper.beat();
    assertThat(deadline() - before).isEqualTo(6_000);
  }

  @Test
  void aClockThatBeganAfterTheLastNoteIsGivenBackWhatItLost() {
    TimeKeeper keeper = keeper(clock());
    keeper.start();
    there.advance(Duration.ofMinutes(5));
    table();
    long before = deadline();
    there.advance(Duration.ofSeconds(6));
    keeper.beat();
    assertThat(deadline() - before).isEqualTo(6_000);
  }

  /**
   * While a machine sleeps its steady clock stands still, but others go on. Before anything is
   * stored, the clock on the wall tells that time has passed.
   */
  @Test
  void aNodeWhoseMachineSleptStoresNothingByAnOldClock() {
    table();
    AtomicLong wall = new AtomicLong(now());
    Clock clock = clock();
    TimeKeeper slept =
        new TimeKeeper(clock, true, new ClockStore(database), wall::get, () -> true, table -> {});
    TimeKeeper awake = keeper(clock());
    slept.start();
    for (int second = 0; second < 15; second++) {
      there.advance(Duration.ofSeconds(1));
      awake.beat();
    }
    wall.addAndGet(15_000);
    long before = System.nanoTime();
    slept.settle();
    assertFollows(clock, before);
    assertThat(deadline()).as("nobody got any time").isEqualTo(marked() - 15_000 + LEFT);
  }

  /** Servers of version 0.3.0 may run beside, and their machines' clocks may be wrong. */
  @Test
  void theWrongClockOfAnEarlierVersionGivesAndTakesNothing() {
    table();
    TimeKeeper keeper = keeper(clock());
    keeper.beat();
    long before = deadline();
    for (int seconds : new int[] {20, -20, 3_600, -3_600}) {
      markAsBefore(now() + seconds * 1_000L, false);
      keeper.beat();
      assertThat(deadline()).as("%d s ahead", seconds).isEqualTo(before);
    }
    markAsBefore(now() + 3_600_000, true);
    keeper.beat();
    assertThat(deadline()).as("it stops").isEqualTo(before);
  }

  /** Nobody can tell by how much; so they gain time, and nobody loses on time by it. */
  @Test
  void aDatabaseWhoseClockIsSetBackTakesNothing() {
    table();
    Clock clock = clock();
    TimeKeeper keeper = keeper(clock);
    keeper.beat();
    long before = deadline();
    there.advance(Duration.ofHours(-1));
    long begun = System.nanoTime();
    keeper.beat();
    assertThat(deadline()).isEqualTo(before);
    assertFollows(clock, begun);
    assertThat(marked()).isEqualTo(now());
  }

  @Test
  void whileAllWereStoppedItsClockCanBeSet() {
    for (Duration by : new Duration[] {Duration.ofHours(-1), Duration.ofHours(1)}) {
      run("delete from table_clock");
      run("delete from game_table");
      run("delete from guest");
      table();
      keeper(clock()).beat();
      keeper(clock()).stop();
      there.advance(by);
      keeper(clock()).start();
      assertThat(deadline() - now()).as("%s", by).isEqualTo(LEFT);
    }
  }

  @Test
  void aNodeThatStoodStillBesideAnotherChangesNothing() {
    table();
    SteadyClock own = (SteadyClock) clock();
    TimeKeeper frozen = keeper(own);
    TimeKeeper awake = keeper(clock());
    long before = deadline();
    for (int beat = 0; beat < 10; beat++) {
      there.advance(Duration.ofSeconds(3));
      awake.beat();
    }
    own.set(own.millis() + 30_000);
    frozen.settle();
    frozen.settleFlag();
    assertThat(deadline()).isEqualTo(before);
  }
}

package games.parlour.cli.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.chaos.RecoveryWatch.Recovery;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Only what moves after the end of a fault has recovered from it. */
class RecoveryWatchTest {
  private final AtomicLong quick = new AtomicLong(10);
  private final AtomicLong slow = new AtomicLong(20);
  private final RecoveryWatch watch = new RecoveryWatch(List.of(quick::get, slow::get), 0);

  private void step(AtomicLong place, long now) {
    place.incrementAndGet();
    watch.look(now);
  }

  @Test
  void aTableThatMovesInTheFaultAloneHasNotRecovered() {
    watch.strike(100);
    for (int now = 110; now < 200; now += 10) {
      step(quick, now);
      step(slow, now);
    }
    assertThat(watch.still()).isEmpty();
    watch.mend(200);
    assertThat(watch.still()).containsExactly(0, 1);
    step(quick, 210);
    step(quick, 220);
    assertThat(watch.still()).containsExactly(1);
    assertThat(watch.recovery(500))
        .as("until now, and still standing")
        .isEqualTo(new Recovery(310, 300));
  }

  @Test
  void oneStepMayHaveBeenOnItsWayWhenTheFaultWasOver() {
    watch.strike(100);
    watch.mend(200);
    step(quick, 201);
    step(slow, 201);
    assertThat(watch.still()).containsExactly(0, 1);
  }

  @Test
  void theStandstillIsTheLongestOfAnyTableInAndAfterTheFault() {
    watch.strike(100);
    step(quick, 110);
    step(slow, 150);
    step(quick, 190);
    watch.mend(200);
    step(quick, 210);
    step(quick, 220);
    step(slow, 260);
    step(slow, 270);
    assertThat(watch.still()).isEmpty();
    assertThat(watch.recovery(900)).isEqualTo(new Recovery(110, 70));
  }

  @Test
  void whatComesAfterTheRecoveryDoesNotCount() {
    watch.strike(100);
    watch.mend(200);
    for (int i = 0; i < 2; i++) {
      step(quick, 210);
      step(slow, 220);
    }
    step(quick, 800);
    step(slow, 900);
    assertThat(watch.recovery(900)).isEqualTo(new Recovery(120, 20));
  }

  @Test
  void aNewFaultBeginsAnew() {
    watch.strike(100);
    watch.mend(500);
    watch.strike(600);
    assertThat(watch.still()).containsExactly(0, 1);
    step(quick, 610);
    step(quick, 620);
    assertThat(watch.still()).containsExactly(1);
  }
}

package games.parlour.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A flood makes one line a minute, and each line says how many there were. */
class LogThrottleTest {
  @Test
  void oneLineAMinuteCountsTheOthers() {
    AtomicLong now = new AtomicLong(Long.MAX_VALUE - 7); // the clock of Java may run over
    LogThrottle throttle = new LogThrottle(now::get);
    assertThat(throttle.pass()).hasValue(0);
    assertThat(throttle.pass()).isEmpty();
    now.addAndGet(Duration.ofSeconds(59).toNanos());
    assertThat(throttle.pass()).isEmpty();
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(throttle.pass()).hasValue(2);
    assertThat(throttle.pass()).isEmpty();
    assertThat(throttle.takeHeldBack()).isOne();
    assertThat(throttle.takeHeldBack()).isZero();
  }
}

package games.parlour.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.LogCapture;
import games.parlour.server.log.PlainLogLayout;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** A flood of refusals is a line a minute in the log, and all are counted. */
@Isolated("servers of tests beside it would refuse requests in the same log")
class RefusalLogTest {
  @Test
  void refusalsAreToldTogether() {
    AtomicLong now = new AtomicLong();
    try (LogCapture log = new LogCapture(RefusalLog.class.getName())) {
      try (RefusalLog refusals = new RefusalLog(now::get)) {
        for (int i = 0; i < 500; i++) {
          refusals.refused();
        }
        assertThat(log.lines(new PlainLogLayout())).hasSize(1);
        now.addAndGet(TimeUnit.MINUTES.toNanos(1));
        refusals.refused();
        refusals.refused();
      }
      List<String> said = log.lines(new PlainLogLayout());
      assertThat(said).hasSize(3);
      assertThat(said.get(0)).contains("requests=1\n");
      assertThat(said.get(1)).contains("requests=500\n");
      assertThat(said.get(2)).contains("requests=1\n");
    }
  }
}

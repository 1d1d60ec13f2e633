package games.parlour.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What a person sees while somebody thinks. */
class ThinkingNoticeTest {
  private final StringWriter seen = new StringWriter();

  private ThinkingNotice musing(Duration moment) {
    return new ThinkingNotice(new PrintWriter(seen), "One moment", moment);
  }

  @Test
  void whatIsOverSoonIsNotSpokenOf() {
    musing(Duration.ofMinutes(1)).close();
    assertThat(seen.toString()).isEmpty();
  }

  @Test
  void whatTakesLongerIsSaidAndWipedAway() throws InterruptedException {
    ThinkingNotice musing = musing(Duration.ZERO);
    for (int i = 0; i < 12_000 && seen.toString().isEmpty(); i++) {
      Thread.sleep(5);
    }
    assertThat(seen).hasToString("One moment");
    musing.close();
    assertThat(seen).hasToString("One moment\r          \r");
  }
}

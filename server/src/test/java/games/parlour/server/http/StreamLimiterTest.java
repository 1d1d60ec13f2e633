package games.parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.problem.ProblemException;
import games.parlour.server.request.ClientAddress;
import games.parlour.server.request.Limits;
import games.parlour.server.request.Limits.Streams;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How many live streams there are. */
class StreamLimiterTest {
  private static final ClientAddress HERE = ClientAddress.ofText("192.0.2.7");
  private static final ClientAddress THERE = ClientAddress.ofText("192.0.2.8");

  private static String refused(StreamLimiter limiter, String guest, ClientAddress from) {
    try {
      limiter.enter(Optional.of(guest).filter(id -> !id.isEmpty()), from);
      return "";
    } catch (ProblemException problem) {
      return problem.detail().key();
    }
  }

  @Test
  void guestsAddressesAndEverybodyAreCounted() {
    StreamLimiter limiter = new StreamLimiter(new Streams(5, 2, 3, 20, Duration.ofSeconds(15)));
    assertThat(refused(limiter, "ada", HERE)).isEmpty();
    assertThat(refused(limiter, "ada", HERE)).isEmpty();
    assertThat(refused(limiter, "ada", HERE)).isEqualTo("problem.streams");
    assertThat(refused(limiter, "", HERE)).isEmpty();
    assertThat(refused(limiter, "bob", HERE)).isEqualTo("problem.streams.address");
    assertThat(refused(limiter, "bob", THERE)).isEmpty();
    assertThat(refused(limiter, "", THERE)).isEmpty();
    assertThat(refused(limiter, "eve", THERE)).isEqualTo("problem.streams.all");
    limiter.leave(Optional.of("ada"), HERE);
    assertThat(refused(limiter, "ada", HERE)).as("what was refused does not count").isEmpty();
  }

  /** So many it was before: 31 for each of 30 guests. */
  @Test
  void oneAddressCannotHoldHundreds() {
    StreamLimiter limiter = new StreamLimiter(Limits.USUAL.streams());
    int open = 0;
    for (int i = 0; i < 930; i++) {
      open += refused(limiter, "guest " + i % 30, HERE).isEmpty() ? 1 : 0;
    }
    assertThat(open).isEqualTo(300);
    for (int pupil = 0; pupil < 30; pupil++) {
      for (int page = 0; page < 3; page++) {
        assertThat(refused(limiter, "pupil " + pupil, THERE)).isEmpty();
      }
    }
  }
}

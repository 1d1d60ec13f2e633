package games.parlour.server.request;

import static games.parlour.server.request.VisitLimits.Kind.HINT;
import static games.parlour.server.request.VisitLimits.Kind.OPENING;
import static games.parlour.server.request.VisitLimits.Kind.READ;
import static games.parlour.server.request.VisitLimits.Kind.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The usual limits, on a clock of the test's own. */
class VisitLimitsTest {
  private static final ClientAddress SCHOOL = ClientAddress.ofText("192.0.2.7");
  private static final ClientAddress HOME = ClientAddress.ofText("2001:db8::1");
  private static final int PUPILS = 30;

  private final AtomicLong nanos = new AtomicLong(1);
  private final VisitLimits limits = new VisitLimits(Limits.USUAL, nanos::get);

  private void pass(VisitLimits.Kind kind, String guest, ClientAddress from) {
    limits.pass(kind, Optional.of(guest), from);
  }

  private void later(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  private static boolean passes(Runnable visit) {
    try {
      visit.run();
      return true;
    } catch (ProblemException refused) {
      assertThat(refused.kind()).isEqualTo(ProblemKind.TOO_OFTEN);
      return false;
    }
  }

  /** Everybody comes in at once, opens a table, looks every two seconds and moves in turn. */
  @Test
  void aClassBehindOneAddressPlaysAnHour() {
    for (int pupil = 0; pupil < PUPILS; pupil++) {
      limits.welcome(SCHOOL);
      for (int i = 0; i < 15; i++) {
        limits.pass(READ, Optional.empty(), SCHOOL);
      }
      pass(OPENING, "pupil " + pupil, SCHOOL);
      pass(WRITE, "pupil " + pupil, SCHOOL);
    }
    for (int second = 0; second < 3600; second += 2) {
      later(Duration.ofSeconds(2));
      for (int pupil = 0; pupil < PUPILS; pupil++) {
        pass(READ, "pupil " + pupil, SCHOOL);
        pass(READ, "pupil " + pupil, SCHOOL);
        pass(WRITE, "pupil " + pupil, SCHOOL);
        if (second % 60 == 0) {
          pass(HINT, "pupil " + pupil, SCHOOL);
        }
      }
    }
  }

  /** So it went before: 30 guests at once, and 17 tables for each. */
  @Test
  void oneAddressCannotOpenHundredsOfTablesInSeconds() {
    int guests = 0;
    int tables = 0;
    for (int tenth = 0; tenth < 60; tenth++) {
      later(Duration.ofMillis(100));
      for (int i = 0; i < 100; i++) {
        guests += passes(() -> limits.welcome(HOME)) ? 1 : 0;
        String guest = "guest " + i % Math.max(1, guests);
        tables += passes(() -> pass(OPENING, guest, HOME)) ? 1 : 0;
      }
    }
    assertThat(guests).isBetween(60, 63);
    assertThat(tables).isBetween(90, 93);
    assertThat(passes(() -> pass(OPENING, "pupil", SCHOOL))).as("others open theirs").isTrue();
  }

  @Test
  void eachGuestIsCountedAloneAsWell() {
    for (int i = 0; i < 20; i++) {
      pass(OPENING, "ada", SCHOOL);
    }
    assertThatThrownBy(() -> pass(OPENING, "ada", SCHOOL))
        .isInstanceOfSatisfying(
            ProblemException.class,
            problem -> {
              assertThat(problem.detail().key()).isEqualTo("problem.many");
              assertThat(problem.retryAfter()).isEqualTo(6);
            });
    pass(OPENING, "bob", SCHOOL);
    later(Duration.ofSeconds(5));
    pass(OPENING, "ada", SCHOOL);
    assertThat(passes(() -> pass(OPENING, "ada", SCHOOL)))
        .as("after five seconds Ada opens one more table, not two")
        .isFalse();
  }

  @Test
  void anAddressIsToldThatItIsTheAddress() {
    for (int i = 0; i < 60; i++) {
      limits.welcome(HOME);
    }
    assertThatThrownBy(() -> limits.welcome(HOME))
        .isInstanceOfSatisfying(
            ProblemException.class,
            problem -> assertThat(problem.detail().key()).isEqualTo("problem.many.address"));
    later(Duration.ofSeconds(2));
    limits.welcome(HOME);
  }
}

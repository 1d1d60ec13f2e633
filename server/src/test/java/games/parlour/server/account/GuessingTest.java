package games.parlour.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.ClientAddress;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Passwords and codes cannot be guessed by trying, and a class still gets in. */
class GuessingTest {
  private static final ClientAddress SCHOOL = ClientAddress.ofText("192.0.2.1");
  private static final ClientAddress HOME = ClientAddress.ofText("198.51.100.7");

  private final AtomicLong nanos = new AtomicLong();
  private final AccountLimits limits = new AccountLimits(nanos::get);

  private static void times(int count, IntConsumer work) {
    IntStream.range(0, count).forEach(work);
  }

  private static void isRefused(ThrowingCallable tried) {
    assertThatThrownBy(tried)
        .isInstanceOfSatisfying(
            ProblemException.class,
            problem -> {
              assertThat(problem.kind()).isEqualTo(ProblemKind.TOO_OFTEN);
              assertThat(problem.retryAfter()).isPositive();
            });
  }

  @Test
  void aNameIsTriedTenTimesFromOneAddress() {
    times(10, i -> limits.tries(" ADA", SCHOOL));
    isRefused(() -> limits.tries("Ada", SCHOOL));
    limits.tries("Ada", HOME);
    limits.tries("Grace", SCHOOL);
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(31));
    limits.tries("Ada", SCHOOL);
  }

  /** Who is counted is remembered, so it must not take much room. */
  @Test
  void whateverIsTypedIsRememberedInShort() {
    String endless = "\ufdfa".repeat(10_000); // one sign that stands for eighteen
    assertThat(AccountName.keyOf(endless)).hasSizeLessThan(2_000);
    assertThat(AccountName.keyOf(" Ada   LOVELACE ")).isEqualTo("ada lovelace");
  }

  @Test
  void manyAddressesTogetherAreBoundedToo() {
    times(60, i -> limits.tries("Ada", ClientAddress.ofText("203.0.113." + i)));
    isRefused(() -> limits.tries("Ada", HOME));
  }

  @Test
  void codesAreBoundedByAddressAndInAll() {
    times(40, i -> limits.triesCode(SCHOOL));
    isRefused(() -> limits.triesCode(SCHOOL));
    times(460, i -> limits.triesCode(ClientAddress.ofText("10.0." + i / 250 + "." + i % 250)));
    isRefused(() -> limits.triesCode(HOME));
  }

  /** Nobody's letter box is filled by somebody else. */
  @Test
  void lettersToOnePersonAreFew() {
    times(3, i -> limits.sendsReset("Ada", ClientAddress.ofText("203.0.113." + i)));
    isRefused(() -> limits.sendsReset(" ADA", HOME));
    limits.sendsReset("Grace", HOME);
    limits.tries("Ada", HOME);
    nanos.addAndGet(TimeUnit.MINUTES.toNanos(11));
    limits.sendsReset("Ada", HOME);
    isRefused(() -> limits.sendsReset("Ada", HOME));
  }

  @Test
  void aClassOfThirtyRegistersAndSignsIn() {
    times(30, i -> limits.registers(SCHOOL));
    times(30, i -> limits.tries("pupil " + i, SCHOOL));
    times(30, i -> limits.triesCode(SCHOOL));
  }
}

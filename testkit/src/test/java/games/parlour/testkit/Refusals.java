package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Says that something is refused, and why. */
final class Refusals {
  private Refusals() {}

  static void assertRefused(String reasonBegins, ThrowingCallable wish) {
    assertThatThrownBy(wish).isInstanceOf(Refusal.class).message().startsWith(reasonBegins);
  }
}

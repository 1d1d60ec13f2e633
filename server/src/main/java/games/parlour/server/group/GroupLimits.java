package games.parlour.server.group;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.ClientAddress;
import games.parlour.server.request.Limits.Rate;
import games.parlour.server.request.RateLimiter;
import java.time.Clock;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/**
 * Bounds how often codes can be guessed, and how much groups can fill. A class behind one address
 * gets in within a minute; whoever guesses would need weeks for one code of many. Thread-safe.
 */
final class GroupLimits {
  static final int GROUPS = 20;
  static final int MEMBERS = 100;
  static final int TOURNAMENTS = 30;
  static final int PLAYERS = 40;

  /** Who plays more games at once than this plays none of them well. */
  static final int AT_ONCE = 120;

  private static final String ALL = "all";

  private final RateLimiter tries;
  private final RateLimiter allTries;
  private final RateLimiter made;
  private final RateLimiter opened;

  GroupLimits(Clock clock) {
    LongSupplier nanos = () -> Duration.ofMillis(clock.millis()).toNanos();
    this.tries = new RateLimiter(new Rate(300, 1), nanos);
    this.allTries = new RateLimiter(new Rate(2_000, 10), nanos);
    this.made = new RateLimiter(new Rate(40, 0.05), nanos);
    this.opened = new RateLimiter(new Rate(1_000, 2), nanos);
  }

  /** Somebody tries a code. */
  void triesCode(ClientAddress from) {
    pass(tries, from.limitKey());
    pass(allTries, ALL);
  }

  /** Somebody makes a group. */
  void makes(ClientAddress from) {
    pass(made, from.limitKey());
  }

  /** A host opens so many tables. */
  void opens(ClientAddress from, int tables) {
    for (int i = 0; i < tables; i++) {
      pass(opened, from.limitKey());
    }
  }

  private static void pass(RateLimiter limiter, String who) {
    OptionalInt wait = limiter.pass(who);
    if (wait.isPresent()) {
      int seconds = wait.getAsInt();
      throw new ProblemException(
          ProblemKind.TOO_OFTEN, Text.of("problem.group.often", "seconds", seconds), seconds);
    }
  }
}

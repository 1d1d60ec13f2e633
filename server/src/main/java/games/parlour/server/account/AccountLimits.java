package games.parlour.server.account;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.ClientAddress;
import games.parlour.server.request.Limits.Rate;
import games.parlour.server.request.RateLimiter;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/**
 * Bounds how often passwords and codes can be guessed. A class of thirty behind one address gets
 * in; whoever guesses from one address soon cannot, and its owner still can from theirs.
 * Thread-safe.
 */
final class AccountLimits {
  private static final String ALL = "all";

  private final RateLimiter nameAtAddress;
  private final RateLimiter name;
  private final RateLimiter address;
  private final RateLimiter letters;
  private final RateLimiter codes;
  private final RateLimiter allCodes;
  private final RateLimiter registrations;
  private final RateLimiter issues;
  private final RateLimiter exports;

  AccountLimits(LongSupplier nanos) {
    this(nanos, RateLimiter.REMEMBERED);
  }

  /** The same, where an address is forgotten after so long. */
  AccountLimits(LongSupplier nanos, Duration addresses) {
    this.nameAtAddress = new RateLimiter(new Rate(10, 1 / 30.0), nanos, addresses);
    this.name = new RateLimiter(new Rate(60, 0.1), nanos);
    this.address = new RateLimiter(new Rate(100, 1), nanos, addresses);
    this.letters = new RateLimiter(new Rate(3, 1 / 600.0), nanos);
    this.codes = new RateLimiter(new Rate(40, 0.2), nanos, addresses);
    this.allCodes = new RateLimiter(new Rate(500, 5), nanos);
    this.registrations = new RateLimiter(new Rate(40, 0.1), nanos, addresses);
    this.issues = new RateLimiter(new Rate(10, 1 / 30.0), nanos);
    this.exports = new RateLimiter(new Rate(5, 1 / 60.0), nanos);
  }

  /** Somebody tries to get in by a name and something that only its owner knows. */
  void tries(String typedName, ClientAddress from) {
    String key = AccountName.keyOf(typedName);
    pass(address, from.limitKey());
    pass(nameAtAddress, from.limitKey() + " " + key);
    pass(name, key);
  }

  /** Somebody wants a letter to the owner of a name, who gets only a few of them. */
  void sendsReset(String typedName, ClientAddress from) {
    pass(address, from.limitKey());
    pass(letters, AccountName.keyOf(typedName));
  }

  /** Somebody tries a code that is for whoever has it. */
  void triesCode(ClientAddress from) {
    pass(codes, from.limitKey());
    pass(allCodes, ALL);
  }

  /** Somebody wants an account. */
  void registers(ClientAddress from) {
    pass(registrations, from.limitKey());
  }

  /** Somebody wants a code to take along. */
  void issues(String guest) {
    pass(issues, guest);
  }

  /** Somebody wants all that is kept about them. */
  void exports(String guest) {
    pass(exports, guest);
  }

  private static void pass(RateLimiter limiter, String who) {
    OptionalInt wait = limiter.pass(who);
    if (wait.isPresent()) {
      int seconds = wait.getAsInt();
      throw new ProblemException(
          ProblemKind.TOO_OFTEN, Text.of("problem.account.often", "seconds", seconds), seconds);
    }
  }
}

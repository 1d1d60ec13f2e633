package games.parlour.server.http;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/** Counts what guests ask, and what all who come from one address ask together. Thread-safe. */
final class VisitLimits {
  /** What is counted apart from each other. */
  enum Kind {
    READ,
    WRITE,
    OPENING,
    HINT
  }

  private final Map<Kind, RateLimiter> guests;
  private final Map<Kind, RateLimiter> addresses;
  private final RateLimiter newcomers;

  /**
   * Makes ready.
   *
   * @param nanos the time, as {@link System#nanoTime} tells it
   */
  VisitLimits(Limits limits, LongSupplier nanos) {
    this.guests = limiters(limits.guest(), nanos);
    this.addresses = limiters(limits.address(), nanos);
    this.newcomers = new RateLimiter(limits.newcomers(), nanos);
  }

  private static Map<Kind, RateLimiter> limiters(Limits.Rates rates, LongSupplier nanos) {
    return new EnumMap<>(
        Map.of(
            Kind.READ, new RateLimiter(rates.reads(), nanos),
            Kind.WRITE, new RateLimiter(rates.writes(), nanos),
            Kind.OPENING, new RateLimiter(rates.openings(), nanos),
            Kind.HINT, new RateLimiter(rates.hints(), nanos)));
  }

  /** Refuses a guest, or an address, that asks too often, and says how long to wait. */
  void pass(Kind kind, Optional<String> guest, ClientAddress from) {
    guest.ifPresent(id -> refuse(of(guests, kind).pass(id), "problem.many"));
    refuse(of(addresses, kind).pass(from.limitKey()), "problem.many.address");
  }

  private static RateLimiter of(Map<Kind, RateLimiter> limiters, Kind kind) {
    RateLimiter limiter = limiters.get(kind);
    if (limiter == null) {
      throw new IllegalStateException(kind + " is not counted");
    }
    return limiter;
  }

  /** Refuses one more new guest from an address that had too many. */
  void welcome(ClientAddress from) {
    refuse(newcomers.pass(from.limitKey()), "problem.many.address");
  }

  private static void refuse(OptionalInt wait, String why) {
    if (wait.isPresent()) {
      int seconds = wait.getAsInt();
      throw new ProblemException(ProblemKind.TOO_OFTEN, Text.of(why, "seconds", seconds), seconds);
    }
  }
}

package games.parlour.server.request;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/** Counts what guests ask, and what all who come from one address ask together. Thread-safe. */
public final class VisitLimits {
  /** What is counted apart from each other. */
  public enum Kind {
    READ,
    WRITE,
    OPENING,
    HINT,
    LINES
  }

  private final Map<Kind, RateLimiter> guests;
  private final Map<Kind, RateLimiter> addresses;
  private final RateLimiter newcomers;

  /**
   * Makes ready.
   *
   * @param nanos the time, as {@link System#nanoTime} tells it
   */
  public VisitLimits(Limits limits, LongSupplier nanos) {
    Limits.Analyses analyses = limits.analyses();
    this.guests = limiters(limits.guest(), analyses.guestLines(), nanos, RateLimiter.REMEMBERED);
    this.addresses = limiters(limits.address(), analyses.addressLines(), nanos, limits.addresses());
    this.newcomers = new RateLimiter(limits.newcomers(), nanos, limits.addresses());
  }

  private static Map<Kind, RateLimiter> limiters(
      Limits.Rates rates, Limits.Rate lines, LongSupplier nanos, Duration kept) {
    return new EnumMap<>(
        Map.of(
            Kind.READ, new RateLimiter(rates.reads(), nanos, kept),
            Kind.WRITE, new RateLimiter(rates.writes(), nanos, kept),
            Kind.OPENING, new RateLimiter(rates.openings(), nanos, kept),
            Kind.HINT, new RateLimiter(rates.hints(), nanos, kept),
            Kind.LINES, new RateLimiter(lines, nanos, kept)));
  }

  /** Refuses a guest, or an address, that asks too often, and says how long to wait. */
  public void pass(Kind kind, Optional<String> guest, ClientAddress from) {
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
  public void welcome(ClientAddress from) {
    refuse(newcomers.pass(from.limitKey()), "problem.many.address");
  }

  private static void refuse(OptionalInt wait, String why) {
    if (wait.isPresent()) {
      int seconds = wait.getAsInt();
      throw new ProblemException(ProblemKind.TOO_OFTEN, Text.of(why, "seconds", seconds), seconds);
    }
  }
}

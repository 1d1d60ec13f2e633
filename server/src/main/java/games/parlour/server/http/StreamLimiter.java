package games.parlour.server.http;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.ClientAddress;
import games.parlour.server.request.Limits;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the live streams of each guest, of each address, and of everybody. Thread-safe. */
final class StreamLimiter {
  private static final int RETRY_SECONDS = 10;

  private final Limits.Streams limits;
  private final AtomicInteger inAll = new AtomicInteger();
  private final Map<String, Integer> byGuest = new ConcurrentHashMap<>();
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

  StreamLimiter(Limits.Streams limits) {
    this.limits = limits;
  }

  /** One more stream; refuses it where there are too many. Whoever got one calls leave. */
  void enter(Optional<String> guest, ClientAddress from) {
    int all = inAll.incrementAndGet();
    int ofAddress = byAddress.merge(from.limitKey(), 1, Integer::sum);
    int ofGuest = guest.map(id -> byGuest.merge(id, 1, Integer::sum)).orElse(0);
    if (ofGuest > limits.perGuest()) {
      throw refused(guest, from, "problem.streams");
    }
    if (ofAddress > limits.perAddress()) {
      throw refused(guest, from, "problem.streams.address");
    }
    if (all > limits.inAll()) {
      throw refused(guest, from, "problem.streams.all");
    }
  }

  private ProblemException refused(Optional<String> guest, ClientAddress from, String why) {
    leave(guest, from);
    return new ProblemException(ProblemKind.TOO_OFTEN, Text.of(why), RETRY_SECONDS);
  }

  /** A stream that entered has ended. */
  void leave(Optional<String> guest, ClientAddress from) {
    inAll.decrementAndGet();
    oneLess(byAddress, from.limitKey());
    guest.ifPresent(id -> oneLess(byGuest, id));
  }

  private static void oneLess(Map<String, Integer> counts, String key) {
    counts.computeIfPresent(key, (id, count) -> count > 1 ? count - 1 : null);
  }
}

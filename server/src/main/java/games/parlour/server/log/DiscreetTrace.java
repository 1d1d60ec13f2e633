package games.parlour.server.log;

import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;
import ch.qos.logback.classic.spi.ThrowableProxy;
import games.parlour.server.store.StoreException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the log tells of a failure: what kinds it was made of, and where. Messages may quote a move
 * or a card, so only those of databases and files are told.
 */
final class DiscreetTrace {
  private DiscreetTrace() {}

  /** A failure and what caused it, from the outside to the inside. */
  static List<IThrowableProxy> chain(@Nullable IThrowableProxy failure) {
    List<IThrowableProxy> chain = new ArrayList<>();
    for (IThrowableProxy at = failure; at != null && !chain.contains(at); at = at.getCause()) {
      chain.add(at);
    }
    return chain;
  }

  /** The kind of a failure, with its message where that is harmless. */
  static String head(IThrowableProxy failure) {
    return failure.getClassName() + message(failure).map(text -> ": " + text).orElse("");
  }

  private static Optional<String> message(IThrowableProxy failure) {
    return failure instanceof ThrowableProxy proxy && isHarmless(proxy.getThrowable())
        ? Optional.ofNullable(failure.getMessage()).flatMap(text -> text.lines().findFirst())
        : Optional.empty();
  }

  private static boolean isHarmless(Throwable failure) {
    return failure instanceof SQLException
        || failure instanceof IOException
        || failure instanceof StoreException;
  }

  /** Where it happened, as far as its cause does not say the same, and not more than so many. */
  static List<String> places(IThrowableProxy failure, int most) {
    StackTraceElementProxy[] trace = failure.getStackTraceElementProxyArray();
    List<String> places = new ArrayList<>();
    for (int i = 0; i < Math.min(most, trace.length - failure.getCommonFrames()); i++) {
      places.add(trace[i].getStackTraceElement().toString());
    }
    return places;
  }
}

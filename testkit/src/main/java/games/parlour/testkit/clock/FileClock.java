package games.parlour.testkit.clock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * A clock that is ahead of the system's by as many seconds as a file says, so that a test of the
 * whole program need not wait for days. The property {@code parlour.clock} names the file.
 */
public final class FileClock extends Clock {
  private final @Nullable Path file;

  /** The clock that the program finds beside itself. */
  public FileClock() {
    String named = System.getProperty("parlour.clock");
    this.file = named == null ? null : Path.of(named);
  }

  @Override
  public Instant instant() {
    return Instant.now().plusSeconds(ahead());
  }

  private long ahead() {
    if (file == null) {
      return 0;
    }
    try {
      return Long.parseLong(Files.readString(file).strip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }
}

package games.parlour.server.host;

import java.time.Duration;
import java.util.Optional;

/**
 * What a host decides about people's data; where nothing is said, things are kept for ever.
 *
 * @param guests how long guests without an account are kept after they were last here
 * @param sessions how long a device stays signed in that nobody uses
 * @param chats how long what was said at a table is kept after the last move there
 * @param reports how long a report is kept after it was decided
 * @param contact how people reach the host
 */
public record HostSettings(
    Optional<Duration> guests,
    Optional<Duration> sessions,
    Optional<Duration> chats,
    Optional<Duration> reports,
    Optional<String> contact) {
  /** Where a host says nothing. */
  public static final HostSettings USUAL =
      new HostSettings(days(365), days(365), days(90), days(365), Optional.empty());

  /** Nothing is ever removed. */
  public static final HostSettings FOREVER =
      new HostSettings(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  private static Optional<Duration> days(int days) {
    return Optional.of(Duration.ofDays(days));
  }
}

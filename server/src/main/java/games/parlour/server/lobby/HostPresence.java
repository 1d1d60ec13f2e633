package games.parlour.server.lobby;

import games.parlour.server.store.OpenTable;
import games.parlour.server.tables.Hub;
import java.time.Clock;
import java.time.Duration;

/**
 * Whether somebody would come back to a table that they have opened. Where there are days for each
 * move nobody has to be there; for any other game they have to be. Thread-safe.
 */
final class HostPresence {
  /** Whoever has just opened a table may not follow it yet. */
  private static final Duration ARRIVING = Duration.ofSeconds(5);

  /** A table whose host has left is still shown for so long. */
  private static final Duration SHOWN = Duration.ofMinutes(10);

  /** Whoever waits longer for a game over days has forgotten it. */
  private static final Duration WAITING = Duration.ofDays(14);

  private final Hub hub;
  private final Clock clock;

  HostPresence(Hub hub, Clock clock) {
    this.hub = hub;
    this.clock = clock;
  }

  /** Whether somebody who is brought there at once has an opponent. */
  boolean isPlayable(OpenTable table) {
    return table.slow() ? isYoung(table, WAITING) : isHere(table);
  }

  /** Whether a list shows the table; who asked for any opponent and left is looking no more. */
  boolean isShown(OpenTable table) {
    return isPlayable(table) || (!table.slow() && !table.quick() && isYoung(table, SHOWN));
  }

  private boolean isHere(OpenTable table) {
    return hub.here(table.id(), table.creator())
        || (isYoung(table, ARRIVING) && !hub.hasLeft(table.id(), table.creator()));
  }

  private boolean isYoung(OpenTable table, Duration age) {
    return table.changed() > clock.millis() - age.toMillis();
  }
}

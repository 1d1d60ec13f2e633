package games.parlour.server.tables;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.server.clock.Attendance;
import games.parlour.server.store.StoredTable;
import games.parlour.server.store.TableStatus;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * What people see who only watch a game with secrets: the game as it stood a while ago, so that
 * nobody can help a player with what they see. Thread-safe.
 */
final class DelayedTables {
  private static final int REMEMBERED = 500;
  private static final Duration KEPT = Duration.ofMinutes(10);

  private final Duration delay;
  private final Clock clock;
  private final Attendance attendance;

  /** Each lags behind its table and goes on from where it was looked at last. */
  private final Cache<String, LiveTable<?, ?>> tables =
      Caffeine.newBuilder().maximumSize(REMEMBERED).expireAfterAccess(KEPT).build();

  /** When the next entry of a watched table may be told. */
  private final Map<String, Long> due = new ConcurrentHashMap<>();

  DelayedTables(Duration delay, Clock clock, Attendance attendance) {
    this.delay = delay;
    this.clock = clock;
    this.attendance = attendance;
  }

  /** The table as people see it who do not play. */
  LiveTable<?, ?> watched(LiveTable<?, ?> table) {
    if (delay.isZero() || !table.hasSecrets()) {
      return table;
    }
    return table.locked(() -> isUnderWay(table) ? asItStood(table) : table);
  }

  /** A game that waits for a substitute goes on; nothing is told of it sooner meanwhile. */
  private static boolean isUnderWay(LiveTable<?, ?> table) {
    return table.status() == TableStatus.PLAYING || table.awaitsSubstitute();
  }

  private LiveTable<?, ?> asItStood(LiveTable<?, ?> table) {
    LiveTable<?, ?> behind = tables.get(table.id(), unknown -> beginning(table));
    long until = clock.millis() - delay.toMillis();
    behind.locked(
        () -> {
          int old = behind.session().size();
          int all = table.session().size();
          while (old < all && table.timeOf(old + 1) <= until) {
            old++;
          }
          behind.follow(table, old);
          if (old < all) {
            due.put(table.id(), table.timeOf(old + 1) + delay.toMillis());
          }
          return old;
        });
    return behind;
  }

  /** The clocks are those of the game as it stands, which is not told. */
  private <P extends Position<P, M>, M extends Move> LiveTable<P, M> beginning(
      LiveTable<P, M> table) {
    StoredTable file = new StoredTable(table.row(), table.seats(), List.of(), Optional.empty());
    return new LiveTable<>(table.game(), file, attendance);
  }

  /** Names the watched tables that have something new to tell by now. */
  void tellDue(Consumer<String> changed) {
    long now = clock.millis();
    due.forEach(
        (table, moment) -> {
          if (moment <= now && due.remove(table, moment)) {
            changed.accept(table);
          }
        });
  }
}

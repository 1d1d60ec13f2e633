package games.parlour.server.tables;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Scheduler;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The tables in memory. Those that were used last are kept, as far as there is room; one that
 * somebody still holds is always found again, so that no table is there twice. Thread-safe.
 */
final class TableCache {
  /** What an entry may keep in memory, in bytes: more than was measured with any game. */
  private static final long ENTRY = 650;

  /** What a table keeps in memory with its latest positions. */
  private static final long TABLE = 56_000;

  /** A table is weighed again when it has grown by so many entries. */
  private static final int GROWN = 32;

  /** A table that nobody used for so long is read again when somebody comes back. */
  private static final Duration KEPT = Duration.ofMinutes(10);

  private final Cache<String, LiveTable<?, ?>> held = Caffeine.newBuilder().weakValues().build();
  private final Cache<String, LiveTable<?, ?>> kept;

  /**
   * Makes ready.
   *
   * @param room how many bytes the tables that nobody holds may take
   */
  TableCache(long room) {
    this.kept =
        Caffeine.newBuilder()
            .maximumWeight(room)
            .weigher((String id, LiveTable<?, ?> table) -> weight(table.weighed()))
            .expireAfterAccess(KEPT)
            .scheduler(Scheduler.systemScheduler())
            .build();
  }

  /** How many bytes a table with so many entries may take. */
  static int weight(int entries) {
    return (int) Math.min(Integer.MAX_VALUE, TABLE + ENTRY * entries);
  }

  /** The table with this id, from memory or from elsewhere. */
  Optional<LiveTable<?, ?>> find(
      String id, Function<String, ? extends @Nullable LiveTable<?, ?>> load) {
    LiveTable<?, ?> table = held.get(id, load);
    if (table != null && (kept.getIfPresent(id) != table || table.hasGrown(GROWN))) {
      kept.put(id, table);
      if (held.getIfPresent(id) != table) {
        kept.asMap().remove(id, table); // it was given up meanwhile
      }
    }
    return Optional.ofNullable(table);
  }

  /** The table with this id, if it is in memory. */
  Optional<LiveTable<?, ?>> peek(String id) {
    return Optional.ofNullable(held.getIfPresent(id));
  }

  /** The tables in memory just now. */
  List<LiveTable<?, ?>> all() {
    return List.copyOf(held.asMap().values());
  }

  /** About how many there are. */
  long size() {
    return held.estimatedSize();
  }

  void put(LiveTable<?, ?> table) {
    held.put(table.id(), table);
    kept.put(table.id(), table);
  }

  /** Gives a table up; a change under way there is not stored any more. */
  void discard(LiveTable<?, ?> table) {
    table.discard();
    held.asMap().remove(table.id(), table);
    kept.asMap().remove(table.id(), table);
  }
}

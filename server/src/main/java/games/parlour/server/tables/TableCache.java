package games.parlour.server.tables;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The tables in memory. Those that were used last are kept; one that somebody still holds is always
 * found again, so that no table is there twice. Thread-safe.
 */
final class TableCache {
  /** How many entries are kept in all, with a table counted as some more. */
  private static final long ROOM = 400_000;

  private static final int TABLE = 40;
  private static final Duration KEPT = Duration.ofHours(1);

  private final Cache<String, LiveTable<?, ?>> held = Caffeine.newBuilder().weakValues().build();
  private final Cache<String, LiveTable<?, ?>> kept =
      Caffeine.newBuilder()
          .maximumWeight(ROOM)
          .weigher((String id, LiveTable<?, ?> table) -> TABLE + table.length())
          .expireAfterAccess(KEPT)
          .build();

  /** The table with this id, from memory or from elsewhere. */
  Optional<LiveTable<?, ?>> find(
      String id, Function<String, ? extends @Nullable LiveTable<?, ?>> load) {
    LiveTable<?, ?> table = held.get(id, load);
    if (table != null) {
      kept.put(id, table);
    }
    return Optional.ofNullable(table);
  }

  void put(LiveTable<?, ?> table) {
    held.put(table.id(), table);
    kept.put(table.id(), table);
  }

  /** Gives a table up; whoever holds its lock calls. */
  void discard(LiveTable<?, ?> table) {
    table.discard();
    held.asMap().remove(table.id(), table);
    kept.asMap().remove(table.id(), table);
  }
}

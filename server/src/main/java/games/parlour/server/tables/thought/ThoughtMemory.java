package games.parlour.server.tables.thought;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What computers thought lately, at this server and at others, whichever tables are in memory. It
 * is never stored. Thread-safe.
 */
public final class ThoughtMemory {
  private static final int TABLES = 1_000;
  private static final Duration KEPT = Duration.ofHours(1);

  private final Cache<String, Map<Integer, ComputerThought>> tables =
      Caffeine.newBuilder().maximumSize(TABLES).expireAfterAccess(KEPT).build();

  /** A computer made an entry of a table after this thought. */
  public void add(String table, int entry, ComputerThought thought) {
    tables.get(table, id -> new ConcurrentHashMap<>()).put(entry, thought);
  }

  /** The thoughts at a table, by entry. */
  public Map<Integer, ComputerThought> of(String table) {
    Map<Integer, ComputerThought> known = tables.getIfPresent(table);
    return known == null ? Map.of() : known;
  }
}

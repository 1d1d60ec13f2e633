package games.parlour.server.tables;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Knows who follows which table. A follower is only told that a table changed, never what: it looks
 * itself when it is ready. So nothing piles up for a slow reader, and no writer waits for one.
 */
public final class Hub {
  private final Map<String, Set<Follower>> followers = new ConcurrentHashMap<>();

  /** From now on a follower hears of a table. */
  public void follow(String table, Follower follower) {
    followers.compute(
        table,
        (id, known) -> {
          Set<Follower> all = known == null ? ConcurrentHashMap.newKeySet() : known;
          all.add(follower);
          return all;
        });
    changed(table);
  }

  /** A follower hears of a table no more. */
  public void leave(String table, Follower follower) {
    followers.computeIfPresent(
        table,
        (id, known) -> {
          known.remove(follower);
          return known.isEmpty() ? null : known;
        });
    changed(table);
  }

  /** Tells everybody who follows a table that it changed. */
  public void changed(String table) {
    followers.getOrDefault(table, Set.of()).forEach(follower -> follower.changed(table));
  }

  /** Whether a guest follows a table now. */
  public boolean here(String table, String guest) {
    return followers.getOrDefault(table, Set.of()).stream()
        .anyMatch(follower -> follower.guest().map(guest::equals).orElse(false));
  }
}

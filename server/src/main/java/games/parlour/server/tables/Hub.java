package games.parlour.server.tables;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Knows who follows which table. A follower is only told that a table changed, never what: it looks
 * itself when it is ready. So nothing piles up for a slow reader, and no writer waits for one. That
 * somebody came or left is told only where it is news: of a guest, at the first and last stream.
 */
public final class Hub {
  private final Map<String, Set<Follower>> followers = new ConcurrentHashMap<>();

  /** From now on a follower hears of a table, first of how it stands. */
  public void follow(String table, Follower follower) {
    boolean known = isHere(table, follower.guest());
    followers.compute(
        table,
        (id, all) -> {
          Set<Follower> with = all == null ? ConcurrentHashMap.newKeySet() : all;
          with.add(follower);
          return with;
        });
    if (known || follower.guest().isEmpty()) {
      follower.changed(table);
    } else {
      changed(table);
    }
  }

  /** A follower hears of a table no more. */
  public void leave(String table, Follower follower) {
    followers.computeIfPresent(
        table,
        (id, known) -> {
          known.remove(follower);
          return known.isEmpty() ? null : known;
        });
    if (follower.guest().isPresent() && !isHere(table, follower.guest())) {
      changed(table);
    }
  }

  private boolean isHere(String table, Optional<String> guest) {
    return guest.map(id -> here(table, id)).orElse(false);
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

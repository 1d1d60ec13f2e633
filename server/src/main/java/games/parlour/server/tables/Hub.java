package games.parlour.server.tables;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.server.clock.Absence;
import games.parlour.server.clock.Attendance;
import games.parlour.server.clock.DueQueue;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Knows who follows which table. A follower is only told that a table changed, never what: it looks
 * itself when it is ready. So nothing piles up for a slow reader, and no writer waits for one. That
 * somebody came or left is told only where it is news: of a guest, at the first and last stream.
 */
public final class Hub implements Attendance {
  /** Who was seen longer ago is not missed by the minute. */
  private static final Duration REMEMBERED = Duration.ofHours(1);

  private final Clock clock;
  private final long started;
  private final Cache<String, Long> left =
      Caffeine.newBuilder().expireAfterWrite(REMEMBERED).build();

  /** When those at a table are to look again, although nothing has changed but the time. */
  private final DueQueue looks = new DueQueue();

  private final Map<String, Set<Follower>> followers = new ConcurrentHashMap<>();

  public Hub(Clock clock) {
    this.clock = clock;
    this.started = clock.millis();
  }

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
      String guest = follower.guest().get();
      left.put(table + " " + guest, clock.millis());
      looks.set(table + " " + guest, OptionalLong.of(clock.millis() + Absence.DISCONNECTED));
      changed(table);
    }
  }

  /** Those at a table are to look again at a moment; the name begins with the table. */
  void lookAgain(String name, long moment) {
    looks.set(name, OptionalLong.of(moment));
  }

  /** Tells those who are to look again by now. */
  void tellDue() {
    looks.take(clock.millis()).forEach(name -> changed(name.substring(0, name.indexOf(' '))));
  }

  @Override
  public long now() {
    return clock.millis();
  }

  @Override
  public long lastSeen(String table, String guest) {
    Long seen = left.getIfPresent(table + " " + guest);
    return seen == null ? started : seen;
  }

  /** Whether a guest followed a table within the last hour and does no more. */
  public boolean hasLeft(String table, String guest) {
    return left.getIfPresent(table + " " + guest) != null && !here(table, guest);
  }

  private boolean isHere(String table, Optional<String> guest) {
    return guest.map(id -> here(table, id)).orElse(false);
  }

  /** Tells everybody who follows a table that it changed. */
  public void changed(String table) {
    followers.getOrDefault(table, Set.of()).forEach(follower -> follower.changed(table));
  }

  /** Tells everybody who follows a table that something was said there. */
  public void chatted(String table, int line) {
    followers.getOrDefault(table, Set.of()).forEach(follower -> follower.chatted(table, line));
  }

  /** Whether a guest follows any table now. */
  public boolean follows(String guest) {
    return followers.values().stream()
        .flatMap(Set::stream)
        .anyMatch(follower -> follower.guest().map(guest::equals).orElse(false));
  }

  @Override
  public boolean here(String table, String guest) {
    return followers.getOrDefault(table, Set.of()).stream()
        .anyMatch(follower -> follower.guest().map(guest::equals).orElse(false));
  }
}

package games.parlour.server.tables;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.server.clock.Absence;
import games.parlour.server.clock.Attendance;
import games.parlour.server.clock.DueQueue;
import games.parlour.server.node.PresenceCache;
import games.parlour.server.node.PresenceCache.Presence;
import games.parlour.server.node.PresenceStore;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
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

  /** Who follows tables at other servers. */
  private final PresenceCache elsewhere = new PresenceCache();

  /** Tells other servers who follows tables here, where there may be any. */
  private final Optional<PresenceStore> presence;

  /** Of a server that is alone. */
  public Hub(Clock clock) {
    this(clock, Optional.empty());
  }

  /**
   * Makes ready.
   *
   * @param presence tells other servers who follows tables here, where there may be any
   */
  public Hub(Clock clock, Optional<PresenceStore> presence) {
    this.clock = clock;
    this.started = clock.millis();
    this.presence = presence;
  }

  /** From now on a follower hears of a table, first of how it stands. */
  public void follow(String table, Follower follower) {
    boolean known = isHere(table, follower.guest());
    followers.compute(
        table,
        (id, all) -> {
          Set<Follower> with = all == null ? ConcurrentHashMap.newKeySet() : all;
          if (!isAmong(with, follower.guest())) {
            arrived(table, follower);
          }
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
          if (known.remove(follower) && !isAmong(known, follower.guest())) {
            left(table, follower);
          }
          return known.isEmpty() ? null : known;
        });
    if (follower.guest().isPresent() && !isAtThisServer(table, follower.guest().get())) {
      String guest = follower.guest().get();
      left.put(table + " " + guest, clock.millis());
      looks.set(table + " " + guest, OptionalLong.of(clock.millis() + Absence.DISCONNECTED));
      changed(table);
    }
  }

  /** Called while nobody else can come or leave, so that the last message is the true one. */
  private void arrived(String table, Follower follower) {
    presence.ifPresent(told -> follower.guest().ifPresent(guest -> told.arrived(table, guest)));
  }

  private void left(String table, Follower follower) {
    presence.ifPresent(
        told -> follower.guest().ifPresent(guest -> told.left(table, guest, clock.millis())));
  }

  private static boolean isAmong(Set<Follower> followers, Optional<String> guest) {
    return guest.isPresent()
        && followers.stream().anyMatch(follower -> follower.guest().equals(guest));
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

  /** Somebody came to a table at another server, or left it there. */
  public void heard(Presence other) {
    elsewhere.set(other);
    lookWhenMissed(other);
    changed(other.table());
  }

  /** Those at a table look again when whoever has left it is missed. */
  private void lookWhenMissed(Presence other) {
    other
        .left()
        .ifPresent(
            moment ->
                lookAgain(other.table() + " " + other.guest(), moment + Absence.DISCONNECTED));
  }

  /** Takes over who is at other servers, and tells them who is here. */
  public void catchUp(Collection<Presence> others) {
    elsewhere.reset(others, clock.millis()).forEach(this::lookWhenMissed);
    followers.forEach((table, all) -> all.forEach(one -> arrived(table, one)));
  }

  /** Another server took a guest for gone; says so if they are still here. */
  public void denyLeft(String table, String guest) {
    followers.computeIfPresent(
        table,
        (id, all) -> {
          all.stream()
              .filter(one -> one.guest().equals(Optional.of(guest)))
              .findFirst()
              .ifPresent(one -> arrived(table, one));
          return all;
        });
  }

  /** Forgets those who left other servers before anybody would miss them. */
  public void tidy() {
    elsewhere.forgetBefore(clock.millis() - REMEMBERED.toMillis());
  }

  /** Whether somebody follows a table here. */
  boolean isFollowed(String table) {
    return followers.containsKey(table);
  }

  /** The tables that somebody follows here. */
  public List<String> followed() {
    return List.copyOf(followers.keySet());
  }

  @Override
  public long lastSeen(String table, String guest) {
    Long here = left.getIfPresent(table + " " + guest);
    long there = elsewhere.left(table, guest).orElse(started);
    return here == null ? there : Math.max(here, there);
  }

  /** Whether a guest followed a table within the last hour and does no more. */
  public boolean hasLeft(String table, String guest) {
    boolean seen =
        left.getIfPresent(table + " " + guest) != null || elsewhere.left(table, guest).isPresent();
    return seen && !here(table, guest);
  }

  private boolean isHere(String table, Optional<String> guest) {
    return guest.map(id -> here(table, id)).orElse(false);
  }

  /** Tells everybody who follows a table that it changed. */
  public void changed(String table) {
    followers.getOrDefault(table, Set.of()).forEach(follower -> follower.changed(table));
  }

  /**
   * Announces to all who follow a table that its chat has this line. The database announces it as
   * well, even at the server where it was said: followers know what they have sent.
   */
  public void chatted(String table, int line) {
    followers.getOrDefault(table, Set.of()).forEach(follower -> follower.chatted(table, line));
  }

  /** Whether a guest follows any table now. */
  public boolean follows(String guest) {
    return elsewhere.follows(guest)
        || followers.values().stream()
            .flatMap(Set::stream)
            .anyMatch(follower -> follower.guest().map(guest::equals).orElse(false));
  }

  /** All guests who follow any table now. */
  public Set<String> following() {
    Set<String> guests = elsewhere.following();
    followers.values().stream()
        .flatMap(Set::stream)
        .forEach(follower -> follower.guest().ifPresent(guests::add));
    return guests;
  }

  @Override
  public boolean here(String table, String guest) {
    return isAtThisServer(table, guest) || elsewhere.isHere(table, guest);
  }

  private boolean isAtThisServer(String table, String guest) {
    return isAmong(followers.getOrDefault(table, Set.of()), Optional.of(guest));
  }
}

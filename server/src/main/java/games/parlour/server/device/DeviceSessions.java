package games.parlour.server.device;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.StoreException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who is signed in where. A device that is signed out here is unknown at once. Of those that others
 * sign out a server with PostgreSQL is told; one with SQLite, beside which only commands of the
 * host run, asks every few seconds for a number that says whether there was any, so nobody is
 * looked up again while there was none. Thread-safe.
 */
public final class DeviceSessions {
  /** So often the store is asked whether something else has signed a device out. */
  private static final Duration ASKED = Duration.ofSeconds(5);

  /** So long a device is known whose row was read just before another server removed it. */
  private static final Duration TRUSTED = Duration.ofMinutes(2);

  /** When a device was last used is kept no more exactly than this. */
  private static final Duration NOTED = Duration.ofHours(1);

  private static final int REMEMBERED = 50_000;
  private static final Logger LOG = LoggerFactory.getLogger(DeviceSessions.class);

  private final DeviceSessionStore store;
  private final Clock clock;
  private final boolean told;
  private final Cache<String, DeviceSession> byHash =
      Caffeine.newBuilder().maximumSize(REMEMBERED).expireAfterWrite(TRUSTED).build();

  private final AtomicLong asked;
  private volatile long removals;

  /**
   * Makes ready.
   *
   * @param told whether this server is told whose devices others sign out
   */
  public DeviceSessions(DeviceSessionStore store, Clock clock, boolean told) {
    this.store = store;
    this.told = told;
    this.clock = clock;
    this.asked = new AtomicLong(clock.millis());
    this.removals = store.removals();
  }

  /** The device whose cookie has this hash. */
  public Optional<DeviceSession> of(String hash) {
    if (!told) {
      askForRemovals();
    }
    return Optional.ofNullable(byHash.get(hash, unknown -> looked(unknown).orElse(null)));
  }

  private void askForRemovals() {
    long now = clock.millis();
    long before = asked.get();
    if (Math.abs(now - before) >= ASKED.toMillis() && asked.compareAndSet(before, now)) {
      try {
        lookForRemovals();
      } catch (StoreException failed) {
        LOG.debug("where the store does not answer nobody is signed out, either", failed);
      }
    }
  }

  /** Looks whether another server has signed a device out. */
  public void lookForRemovals() {
    long number = store.removals();
    if (number != removals) {
      removals = number;
      byHash.invalidateAll();
    }
  }

  private Optional<DeviceSession> looked(String hash) {
    Optional<DeviceSession> found = store.byHash(hash);
    found.filter(this::isDue).ifPresent(this::note);
    return found;
  }

  private boolean isDue(DeviceSession session) {
    return clock.millis() - session.used() >= NOTED.toMillis();
  }

  /** Whoever only looks is answered even where nothing can be stored now. */
  private void note(DeviceSession session) {
    try {
      store.used(session.id(), clock.millis());
    } catch (StoreException failed) {
      LOG.debug("when a device was used is not noted now", failed);
    }
  }

  /** Somebody new comes with their first device. */
  public void welcome(GuestRow guest, String id, String hash, DeviceLabel device) {
    store.add(guest, fresh(id, guest.id(), device), hash);
  }

  /** Somebody signs in on one more device. */
  public void signIn(String guest, String id, String hash, DeviceLabel device) {
    store.add(fresh(id, guest, device), hash);
  }

  private DeviceSession fresh(String id, String guest, DeviceLabel device) {
    long now = clock.millis();
    return new DeviceSession(id, guest, now, now, device);
  }

  /** All devices of somebody, the one used last first. */
  public List<DeviceSession> list(String guest) {
    return store.of(guest);
  }

  /** Signs a device of somebody out; whether there was such a one. */
  public boolean signOut(String guest, String id) {
    boolean removed = store.remove(guest, id);
    forget(guest);
    return removed;
  }

  /** Signs all devices of somebody out, but for one; how many these were. */
  public int signOutOthers(String guest, String kept) {
    int removed = store.removeOthers(guest, kept);
    forget(guest);
    return removed;
  }

  /** Signs all devices of somebody out. */
  public void signOutAll(String guest) {
    signOutOthers(guest, ""); // no device is called so
  }

  /** Signs devices out that were last used before a moment; how many. */
  public int removeBefore(long moment, int most) {
    List<String> guests = store.removeBefore(moment, most);
    forget(Set.copyOf(guests));
    return guests.size();
  }

  /** Looks the devices of somebody up again when they are used next. */
  public void forget(String guest) {
    forget(Set.of(guest));
  }

  private void forget(Set<String> guests) {
    byHash.asMap().values().removeIf(session -> guests.contains(session.guest()));
  }
}

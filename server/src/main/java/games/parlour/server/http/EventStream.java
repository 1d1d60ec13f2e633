package games.parlour.server.http;

import games.parlour.server.tables.Follower;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One reader's place in the tables it follows, and which of them have changed since. */
final class EventStream implements Follower {
  private final Optional<String> guest;
  private final Map<String, Integer> last;
  private final Map<String, Long> revisions = new TreeMap<>();
  private final Set<String> changed = new LinkedHashSet<>();

  /** The first line of each table's chat that was not told yet; empty where nobody chats. */
  private final Map<String, Integer> unread = new TreeMap<>();

  private boolean ended;

  EventStream(Optional<String> guest, Map<String, Integer> last) {
    this.guest = guest;
    this.last = new TreeMap<>(last);
  }

  @Override
  public Optional<String> guest() {
    return guest;
  }

  @Override
  public synchronized void changed(String table) {
    changed.add(table);
    notifyAll();
  }

  /** Strangers read no chat, so they need not even wake. */
  @Override
  public synchronized void chatted(String table, int line) {
    if (guest.isPresent()) {
      unread.merge(table, line, Math::min);
      notifyAll();
    }
  }

  /** Ends it, as soon as what is being told has been told. */
  synchronized void end() {
    ended = true;
    notifyAll();
  }

  synchronized boolean hasEnded() {
    return ended;
  }

  /**
   * Waits for changes or for something said, at most so long; the tables that changed, each once.
   */
  synchronized Set<String> take(long millis) {
    long until = System.nanoTime() + millis * 1_000_000;
    long left = millis;
    while (changed.isEmpty() && unread.isEmpty() && !ended && left > 0) {
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        ended = true;
      }
      left = (until - System.nanoTime()) / 1_000_000;
    }
    Set<String> taken = Set.copyOf(changed);
    changed.clear();
    return taken;
  }

  /** The first line of each table's chat that was said since this was asked last. */
  synchronized Map<String, Integer> takeUnread() {
    if (unread.isEmpty()) {
      return Map.of();
    }
    Map<String, Integer> taken = Map.copyOf(unread);
    unread.clear();
    return taken;
  }

  /** The number of the last entry that was told of a table. */
  int last(String table) {
    @Nullable Integer known = last.get(table);
    return known == null ? 0 : known;
  }

  /** Which state of a table was told last; 0 before any was. */
  long revision(String table) {
    @Nullable Long known = revisions.get(table);
    return known == null ? 0 : known;
  }

  void told(String table, int entry, long revision) {
    // A reader may name a place that there is not; what was told here is never told again.
    boolean first = revision(table) == 0;
    last.merge(table, entry, (before, now) -> first ? now : Math.max(before, now));
    revisions.put(table, revision);
  }

  /** The reader's place, as it names it to resume. */
  String place() {
    return last.entrySet().stream()
        .map(table -> table.getKey() + ":" + table.getValue())
        .collect(Collectors.joining(","));
  }
}

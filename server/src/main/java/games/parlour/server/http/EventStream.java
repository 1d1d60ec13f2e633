package games.parlour.server.http;

import games.parlour.server.tables.Follower;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One reader's stream: which tables have changed since it last looked, and what it has sent. Two
 * locks guard them, since those who announce a change must never wait for a slow reader: its
 * monitor what has changed, and another lock, which is held while sending, what was sent.
 */
final class EventStream implements Follower {
  private final Optional<String> guest;
  private final Set<String> changed = new LinkedHashSet<>();

  /** The newest chat line that was announced of each table. */
  private final Map<String, Integer> chatted = new TreeMap<>();

  private final ReentrantLock sending = new ReentrantLock();
  private final StreamPlace place;
  private boolean ended;

  EventStream(Optional<String> guest, Map<String, Integer> entries) {
    this.guest = guest;
    this.place = new StreamPlace(entries);
  }

  /** Tables that have changed, and the newest announced chat line of tables where people chat. */
  record PendingNews(Set<String> tables, Map<String, Integer> chats) {}

  /** Reads what follows the last numbers that were sent, and sends it. */
  interface Step {
    /** Whether there was anything to send. */
    boolean send(StreamPlace place) throws IOException;
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
    if (guest.isPresent() && !place.hasSentLine(table, line)) {
      chatted.merge(table, line, Math::max);
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

  /** Waits until something is announced, at most until a moment of {@link System#nanoTime}. */
  synchronized PendingNews take(long until) {
    long left = millisUntil(until);
    while (changed.isEmpty() && chatted.isEmpty() && !ended && left > 0) {
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        ended = true;
      }
      left = millisUntil(until);
    }
    PendingNews news = new PendingNews(Set.copyOf(changed), Map.copyOf(chatted));
    changed.clear();
    chatted.clear();
    return news;
  }

  /** Rounded up, so that a wait does not end before its time. */
  private static long millisUntil(long moment) {
    return Math.ceilDiv(moment - System.nanoTime(), 1_000_000L);
  }

  /** Chat begins after these lines, which the reader asks for once the stream is open. */
  void beginChatAfter(Map<String, Integer> lines) {
    sending.lock();
    try {
      lines.forEach(place::advanceToLine);
    } finally {
      sending.unlock();
    }
  }

  /**
   * Checks what was sent, reads what follows and sends it, before any other step of this stream
   * begins; whether there was anything to send.
   */
  boolean inOneStep(Step step) throws IOException {
    sending.lock();
    try {
      return step.send(place);
    } finally {
      sending.unlock();
    }
  }
}

package games.parlour.server.http;

import games.parlour.server.api.WrittenUpdate;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How far a stream has got: for each table the numbers of the last entry, the last stored state and
 * the last chat line that it sent. The numbers only grow, so nothing is sent twice. All but {@link
 * #hasSentLine} is for {@link EventStream#inOneStep} alone.
 */
final class StreamPlace {
  /** Until the first update of a table, the entry that the reader named; it may not exist. */
  private final Map<String, Integer> entries;

  private final Map<String, State> states = new TreeMap<>();
  private final Map<String, Integer> lines = new ConcurrentHashMap<>();
  private final Set<String> gone = new HashSet<>();

  StreamPlace(Map<String, Integer> entries) {
    this.entries = new TreeMap<>(entries);
  }

  /**
   * The state of a table that was sent last.
   *
   * @param seats the news of its people that was sent since; empty if there was none
   */
  private record State(int entry, long version, long revision, ByteBuffer seats) {
    /** Whether a state is older than this one. */
    boolean isAfter(WrittenUpdate news) {
      return news.after() < entry || news.version() < version;
    }

    boolean isRepeatedBy(WrittenUpdate news) {
      return news.revision() == revision && seats.equals(seatsOf(news));
    }
  }

  private static ByteBuffer seatsOf(WrittenUpdate news) {
    return news.isOfSeats() ? ByteBuffer.wrap(news.json()) : ByteBuffer.allocate(0);
  }

  /** Whether nothing of a table was sent yet. */
  boolean isNew(String table) {
    return !states.containsKey(table);
  }

  /** The number of the last entry that was sent of a table, or that the reader had before. */
  int entry(String table) {
    return entries.getOrDefault(table, 0);
  }

  /** The revision of a table that was sent last; 0 before any was. */
  long revision(String table) {
    @Nullable State state = states.get(table);
    return state == null ? 0 : state.revision();
  }

  /** Whether news of a table is older than what was sent. */
  boolean isAheadOf(String table, WrittenUpdate news) {
    @Nullable State state = states.get(table);
    return state != null && state.isAfter(news);
  }

  /** Moves on to what is about to be sent; false if that, or something later, was sent before. */
  boolean advance(String table, WrittenUpdate news) {
    @Nullable State state = states.get(table);
    if (state != null && state.isAfter(news)) {
      return false;
    }
    boolean wasGone = gone.remove(table);
    if (state != null && !wasGone && state.isRepeatedBy(news)) {
      return false;
    }
    entries.put(table, news.after());
    states.put(table, new State(news.after(), news.version(), news.revision(), seatsOf(news)));
    return true;
  }

  /** Notes that the reader is about to be told that a table is gone; false if they know. */
  boolean advanceToGone(String table) {
    return gone.add(table);
  }

  /** The number of the last chat line of a table that the reader was sent, or may not read. */
  int line(String table) {
    return lines.getOrDefault(table, 0);
  }

  void advanceToLine(String table, int line) {
    lines.merge(table, line, Math::max);
  }

  /** Whether a chat line needs no look; any thread may ask. */
  boolean hasSentLine(String table, int line) {
    return line <= line(table);
  }

  /** The reader's place, as it names it to resume. */
  String text() {
    return entries.entrySet().stream()
        .map(table -> table.getKey() + ":" + table.getValue())
        .collect(Collectors.joining(","));
  }
}

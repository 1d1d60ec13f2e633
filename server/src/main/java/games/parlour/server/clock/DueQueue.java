package games.parlour.server.clock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.Predicate;

/** What is due when: one moment for each name. To look costs the same however much waits. */
public final class DueQueue {
  private final Map<String, Long> moments = new HashMap<>();
  private final TreeSet<Due> queue = new TreeSet<>();

  private record Due(long moment, String name) implements Comparable<Due> {
    @Override
    public int compareTo(Due other) {
      int earlier = Long.compare(moment, other.moment);
      return earlier == 0 ? name.compareTo(other.name) : earlier;
    }
  }

  /** From now on this is due then, or not at all. */
  public synchronized void set(String name, OptionalLong moment) {
    Long before = moments.remove(name);
    if (before != null) {
      queue.remove(new Due(before, name));
    }
    if (moment.isPresent()) {
      moments.put(name, moment.getAsLong());
      queue.add(new Due(moment.getAsLong(), name));
    }
  }

  /** Takes out what is due by now, the earliest first. */
  public synchronized List<String> take(long now) {
    List<String> due = due(now);
    due.forEach(name -> set(name, OptionalLong.empty()));
    return due;
  }

  /** What is due by now, the earliest first; it stays until somebody sets another moment. */
  synchronized List<String> due(long now) {
    List<String> due = new ArrayList<>();
    for (Due next : queue) {
      if (next.moment() > now) {
        break;
      }
      due.add(next.name());
    }
    return due;
  }

  /** The first of those that are due by now and that somebody wants. */
  public synchronized Optional<String> firstDue(long now, Predicate<String> wanted) {
    for (Due next : queue) {
      if (next.moment() > now) {
        return Optional.empty();
      }
      if (wanted.test(next.name())) {
        return Optional.of(next.name());
      }
    }
    return Optional.empty();
  }

  /** Whether something waits under this name. */
  public synchronized boolean contains(String name) {
    return moments.containsKey(name);
  }

  /** This is due then, unless it is due before. */
  public synchronized void bringForward(String name, long moment) {
    Long before = moments.get(name);
    if (before == null || before > moment) {
      set(name, OptionalLong.of(moment));
    }
  }

  /** Whether nothing waits. */
  public synchronized boolean isEmpty() {
    return queue.isEmpty();
  }
}

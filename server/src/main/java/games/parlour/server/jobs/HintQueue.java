package games.parlour.server.jobs;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Thinks for people who ask for a hint, on threads of its own: however many ask, no computer at a
 * table waits for it. The queue is short, and nobody stands in it twice. Thread-safe.
 */
public final class HintQueue implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int MOST_WAITING = 16;

  private final ThinkingPool threads;
  private final Set<String> asking = ConcurrentHashMap.newKeySet();

  /**
   * Makes ready.
   *
   * @param size how many hints are thought about at once
   */
  public HintQueue(int size) {
    this.threads = new ThinkingPool("hint", size, MOST_WAITING, PATIENCE);
  }

  /** How many guests wait for a hint, those included whose hint is being thought about. */
  public int waiting() {
    return asking.size();
  }

  /** Thinks for a guest who waits for it; refuses one who waits already, or when too many do. */
  public <T> T ask(String guest, Supplier<T> thought) {
    if (!asking.add(guest)) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.hint.one"));
    }
    try {
      return threads.ask(thought::get);
    } finally {
      asking.remove(guest);
    }
  }

  @Override
  public void close() {
    threads.close();
  }
}

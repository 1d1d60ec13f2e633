package games.parlour.server.host;

import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes what is too old to be kept, a little at a time. */
public final class Retention {
  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);
  private static final int AT_ONCE = 50;
  private static final Duration FIRST = Duration.ofMinutes(1);
  private static final Duration MORE = Duration.ofSeconds(2);
  private static final Duration AGAIN = Duration.ofHours(1);

  private final Database database;
  private final Clock clock;
  private final List<RetentionTask> tasks;
  private long next;

  public Retention(Database database, Clock clock, List<RetentionTask> tasks) {
    this.database = database;
    this.clock = clock;
    this.tasks = List.copyOf(tasks);
    this.next = clock.millis() + FIRST.toMillis();
  }

  /**
   * Something that is not kept for ever.
   *
   * @param name what is removed, for the log
   * @param kept how long it is kept
   * @param remover how it is removed
   */
  public record RetentionTask(String name, Optional<Duration> kept, Remover remover) {}

  /** How something old is removed. */
  @FunctionalInterface
  public interface Remover {
    /** Removes what is older than a moment, at most so many; how many these were. */
    int removeBefore(long moment, int most);
  }

  /** Removes something if it is time to. */
  public synchronized void work() {
    database.scrubAgain();
    long now = clock.millis();
    if (now < next) {
      return;
    }
    next = now + AGAIN.toMillis();
    try {
      int removed = 0;
      for (RetentionTask task : tasks) {
        removed += task.kept().map(kept -> remove(task, now - kept.toMillis())).orElse(0);
      }
      if (removed > 0) {
        database.scrub();
      }
    } catch (StoreException failed) {
      LOG.debug("what is too old is removed later", failed);
    }
  }

  private int remove(RetentionTask task, long before) {
    int removed = task.remover().removeBefore(before, AT_ONCE);
    if (removed > 0) {
      LOG.atInfo()
          .addKeyValue("what", task.name())
          .addKeyValue("removed", removed)
          .log("removed what was too old to be kept");
    }
    if (removed >= AT_ONCE) {
      next = clock.millis() + MORE.toMillis();
    }
    return removed;
  }
}

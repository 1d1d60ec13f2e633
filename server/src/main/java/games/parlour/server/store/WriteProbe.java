package games.parlour.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the store takes changes: a tiny one is really made, at most once a second however many
 * ask.
 */
final class WriteProbe {
  private static final Logger LOG = LoggerFactory.getLogger(WriteProbe.class);
  private static final Duration FRESH = Duration.ofSeconds(1);

  /** SQLite may still find room for a tiny change on a disk that is full for any other. */
  private static final long LEAST_ROOM = 4L * 1024 * 1024;

  private final Writer writer;
  private final Optional<Path> file;
  private final ReentrantLock asking = new ReentrantLock();
  private volatile Answer last = new Answer(true, System.nanoTime() - FRESH.toNanos());

  private record Answer(boolean well, long at) {}

  WriteProbe(Writer writer, Optional<Path> file) {
    this.writer = writer;
    this.file = file;
  }

  /** While one asks the store, others hear what it said last. */
  boolean takesChanges() {
    if (System.nanoTime() - last.at() >= FRESH.toNanos() && asking.tryLock()) {
      try {
        boolean well = hasRoom() && isWritten();
        last = new Answer(well, System.nanoTime());
      } finally {
        asking.unlock();
      }
    }
    return last.well();
  }

  private boolean hasRoom() {
    if (file.isEmpty()) {
      return true;
    }
    try {
      long room = Files.getFileStore(file.get()).getUsableSpace();
      if (room < LEAST_ROOM && last.well()) {
        LOG.error("the disk of {} is full: {} bytes are left", file.get(), room);
      }
      return room >= LEAST_ROOM;
    } catch (IOException gone) {
      return false;
    }
  }

  private boolean isWritten() {
    try {
      long now = System.currentTimeMillis();
      return writer.write(
              handle ->
                  handle
                      .createUpdate("update write_probe set at = :now where id = 1")
                      .bind("now", now)
                      .execute())
          == 1;
    } catch (StoreException down) {
      if (last.well()) {
        LOG.error("the store takes no changes", down);
      }
      return false;
    }
  }
}

package games.parlour.cli.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Notices when the whole machine stands still, so that nobody takes that for a fault of the server:
 * it sleeps a little again and again, and remembers when it was woken far too late. Thread-safe.
 */
final class StallWatch implements AutoCloseable {
  private static final long NAP_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  /** A machine that is merely busy wakes a sleeper late, too; the server has to cope with that. */
  private static final long STALL_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final int slowness;
  private final List<Stall> stalls = new ArrayList<>();
  private long wake = System.nanoTime() + NAP_NANOS;
  private final Thread thread;

  /**
   * Begins to watch.
   *
   * @param slowness how many times as long everything may take here as on a machine that does
   *     nothing else
   */
  StallWatch(int slowness) {
    this.slowness = slowness;
    this.thread = Thread.ofPlatform().daemon().name("stall watch").start(this::watch);
  }

  private record Stall(long from, long until) {
    long since(long begun) {
      return Math.max(0, until - Math.max(from, begun));
    }
  }

  private void watch() {
    try {
      while (true) {
        wakeAt(look() + NAP_NANOS);
        TimeUnit.NANOSECONDS.sleep(NAP_NANOS);
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void wakeAt(long moment) {
    wake = moment;
  }

  /** Whoever is first to go on notes that the machine stood still. */
  private synchronized long look() {
    long now = System.nanoTime();
    if (now - wake > STALL_NANOS) {
      stalls.add(new Stall(wake, now));
      wake = now;
    }
    return now;
  }

  /** How much was done since a moment, as nanoseconds of a machine that does nothing else. */
  synchronized long workedSince(long begun) {
    long now = look();
    long stood = stalls.stream().mapToLong(stall -> stall.since(begun)).sum();
    return (now - begun - stood) / slowness;
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}

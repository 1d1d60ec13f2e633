package games.parlour.server;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for what comes by itself. */
final class Patience {
  private static final Duration LONG = Duration.ofMinutes(1);

  private Patience() {}

  static void until(BooleanSupplier come) {
    long end = System.nanoTime() + LONG.toNanos();
    while (!come.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("it did not come within " + LONG);
      }
      pause(5);
    }
  }

  /** From now on a change is seen to be later than those before, as times are told to the ms. */
  static void untilTheClockMoves() {
    long now = System.currentTimeMillis();
    until(() -> System.currentTimeMillis() > now);
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}

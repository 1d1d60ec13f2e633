package games.parlour.cli.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a long command end in its own way when the process is told to stop (Ctrl+C): it learns of
 * it, and the process waits a while for it to tell what it has.
 */
public final class Interruption implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 10;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = Thread.ofPlatform().unstarted(this::stop);
  private volatile boolean asked;

  public Interruption() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Whether the process was told to stop. */
  public boolean asked() {
    return asked;
  }

  @SuppressWarnings("ReturnValueIgnored") // the process ends, whether or not the command has
  private void stop() {
    asked = true;
    try {
      done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** The command has told everything. */
  @Override
  public void close() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException stopping) {
      // the hook is what waits for this
    }
  }
}

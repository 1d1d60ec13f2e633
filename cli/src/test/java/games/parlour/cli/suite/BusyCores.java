package games.parlour.cli.suite;

import java.util.ArrayList;
import java.util.List;

/** Keeps cores busy until it is closed, with a thread for each in this process. */
final class BusyCores implements AutoCloseable {
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean closed;

  BusyCores(int cores) {
    for (int i = 0; i < cores; i++) {
      threads.add(Thread.ofPlatform().daemon().name("busy-" + i).start(this::spin));
    }
  }

  private void spin() {
    while (!closed) {
      Thread.onSpinWait();
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}

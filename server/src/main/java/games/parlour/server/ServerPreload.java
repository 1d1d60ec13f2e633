package games.parlour.server;

import games.parlour.server.http.HttpListener;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.store.Database;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads on a second thread what a server will need, while the first one still reads the command and
 * opens the database. Nothing depends on it; it helps where a core is free.
 */
public final class ServerPreload {
  private ServerPreload() {}

  /** Begins, and does not wait for the end. */
  public static void begin() {
    Thread.ofPlatform().name("parlour-preload").daemon(true).start(ServerPreload::load);
  }

  private static void load() {
    List<Runnable> parts =
        List.of(Database::preload, HttpListener::preload, () -> new ServerMetrics().close());
    for (Runnable part : parts) {
      try {
        part.run();
      } catch (RuntimeException | LinkageError failed) {
        Logger log = LoggerFactory.getLogger(ServerPreload.class);
        log.debug("the start itself will say what is wrong", failed);
      }
    }
  }
}

package games.parlour.server.node;

import games.parlour.core.random.Generator;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.TestPostgres;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Keeps the news of a database back and passes it on later, in another order, and some of it more
 * than once. What the triggers send goes to a channel of its own, and from here to the nodes.
 */
final class NewsShuffler implements AutoCloseable {
  private static final String MARK = "mark ";

  /** So much is kept back at most, or it would all arrive at the end. */
  private static final int MOST = 8;

  private static final int PAUSE_MILLIS = 5;

  private final String database;
  private final Generator random;
  private final List<String> kept = new ArrayList<>();
  private final AtomicInteger marks = new AtomicInteger();
  private final Thread thread;
  private volatile int marksSeen;
  private volatile boolean draining;
  private volatile boolean closing;
  private volatile @Nullable Exception failed;

  NewsShuffler(String database, Generator random) {
    this.database = database;
    this.random = random;
    TestPostgres.askIn(
        database,
        "create or replace function tell_nodes(message text) returns void language sql as $$"
            + " select pg_notify('kept', current_setting('application_name') || '|' || message) $$");
    this.thread = Thread.ofPlatform().name("shuffler").start(this::work);
    passOnAll(); // from here on it listens
  }

  private void work() {
    try (Connection connection = DriverManager.getConnection(database);
        Statement statement = connection.createStatement()) {
      statement.execute("listen kept");
      PGConnection news = connection.unwrap(PGConnection.class);
      while (!closing) {
        PGNotification[] heard = news.getNotifications(PAUSE_MILLIS);
        for (PGNotification one : heard == null ? new PGNotification[0] : heard) {
          keep(one.getParameter());
        }
        while (!kept.isEmpty() && (draining || kept.size() > MOST || random.below(3) == 0)) {
          passOn(statement);
        }
        if (draining && marksSeen == marks.get()) {
          draining = false;
        }
      }
    } catch (SQLException e) {
      failed = e;
    }
  }

  private void keep(String message) {
    if (message.startsWith(MARK)) {
      marksSeen = Integer.parseInt(message.substring(MARK.length()));
    } else {
      kept.add(message);
    }
  }

  /** One of those that are kept, which in one of three cases comes again later. */
  private void passOn(Statement statement) throws SQLException {
    int which = random.below(kept.size());
    String message = random.below(3) == 0 ? kept.get(which) : kept.remove(which);
    statement.execute("select pg_notify('parlour', '" + message.replace("'", "''") + "')");
  }

  /** Waits until all that was sent before this call has been passed on for the last time. */
  void passOnAll() {
    int mark = marks.incrementAndGet();
    draining = true;
    Await.until(
        () -> {
          if (marksSeen < mark) {
            TestPostgres.askIn(database, "select pg_notify('kept', '" + MARK + mark + "')");
          }
          return failed != null || !draining;
        });
    if (failed != null) {
      throw new AssertionError(failed);
    }
  }

  @Override
  public void close() {
    closing = true;
    try {
      thread.join();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}

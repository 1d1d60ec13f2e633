package games.parlour.server.node;

import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens to what PostgreSQL tells of other nodes' changes, on a connection and a thread of its
 * own. When the connection is lost, or the audience could not catch up, it makes a new one, and
 * lets the audience catch up.
 */
public final class NewsListener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NewsListener.class);
  private static final String CHANNEL = "parlour";

  /** A connection that says nothing for so long is asked whether it is still there. */
  private static final Duration SILENCE = Duration.ofSeconds(2);

  private static final Duration AGAIN = Duration.ofMillis(500);

  private final Database database;
  private final NewsAudience audience;
  private final Thread thread;
  private volatile boolean closing;
  private volatile boolean connected;
  private volatile @Nullable Connection connection;

  public NewsListener(Database database, NewsAudience audience) {
    this.database = database;
    this.audience = audience;
    this.thread = Thread.ofPlatform().name("parlour-news").daemon(true).unstarted(this::work);
  }

  /** Begins to listen. */
  public void start() {
    thread.start();
  }

  /** Whether the others are heard now. */
  public boolean isConnected() {
    return connected;
  }

  private void work() {
    while (!closing) {
      try (Connection open = database.address().listening(database.node())) {
        connection = open;
        listen(open);
      } catch (SQLException | StoreException lost) {
        LOG.debug("the other nodes are not heard", lost);
      } catch (RuntimeException failed) {
        LOG.error("what other nodes have changed could not be caught up with", failed);
      } finally {
        connected = false;
      }
      pause();
    }
  }

  private void pause() {
    try {
      if (!closing) {
        Thread.sleep(AGAIN);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      closing = true;
    }
  }

  private void listen(Connection open) throws SQLException {
    try (Statement statement = open.createStatement()) {
      statement.execute("listen " + CHANNEL);
      audience.catchUp();
      connected = true;
      PGConnection news = open.unwrap(PGConnection.class);
      while (!closing) {
        PGNotification[] heard = news.getNotifications((int) SILENCE.toMillis());
        if (heard == null || heard.length == 0) {
          statement.execute("select 1");
        } else {
          for (PGNotification one : heard) {
            guarded(() -> hear(one.getParameter()));
          }
        }
      }
    }
  }

  /** What one message leads to must not keep the next from being heard. */
  private static void guarded(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException failed) {
      LOG.error("news of another node could not be taken", failed);
    }
  }

  /** A message begins with its sender, then its kind; what is not known is of a newer version. */
  private void hear(String message) {
    String[] words = message.split("\\|", -1);
    if (words.length < 2 || words[0].equals(database.node())) {
      return;
    }
    switch (words[1]) {
      case "table" -> audience.table(words[2], Long.parseLong(words[3]));
      case "thought" -> audience.thought(words[2], Integer.parseInt(words[3]), after(words, 4));
      case "chat" -> audience.chat(words[2], Integer.parseInt(words[3]));
      case "presence" -> audience.presence(words[2], words[3], words[4], moment(words[5]));
      case "name" -> audience.name(words[2]);
      case "out" -> audience.signedOut(words[2]);
      case "host" -> audience.host();
      case "records" -> audience.records();
      default -> LOG.debug("news of an unknown kind: {}", words[1]);
    }
  }

  /** The rest of a message, which may hold what separates its words. */
  private static String after(String[] words, int first) {
    return String.join("|", List.of(words).subList(first, words.length));
  }

  private static OptionalLong moment(String text) {
    return text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text));
  }

  @Override
  public void close() {
    closing = true;
    thread.interrupt();
    Connection open = connection;
    try {
      if (open != null) {
        open.abort(Runnable::run);
      }
      thread.join(Duration.ofSeconds(2));
    } catch (SQLException gone) {
      LOG.debug("the connection was closed already", gone);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}

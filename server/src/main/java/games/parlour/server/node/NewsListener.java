package games.parlour.server.node;

import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens to what PostgreSQL tells of changes, on a connection and a thread of its own. When the
 * connection is lost, or the handler could not catch up, it makes a new one, and lets the handler
 * catch up. It counts as connected once it has heard itself: a pool between the nodes and
 * PostgreSQL may take everything and pass nothing on.
 */
public final class NewsListener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NewsListener.class);
  private static final String CHANNEL = "parlour";

  /** A connection that says nothing for so long is asked whether it is still there. */
  private static final Duration SILENCE = Duration.ofSeconds(2);

  private static final Duration AGAIN = Duration.ofMillis(500);

  /** How long a node waits to hear itself. */
  private static final Duration ECHO = Duration.ofSeconds(5);

  /** How long news may be missing before that is logged. */
  private static final Duration WORTH_TELLING = Duration.ofSeconds(20);

  private final Database database;
  private final NewsHandler handler;
  private final Duration worthTelling;
  private final Thread thread;
  private volatile boolean closing;
  private volatile boolean connected;
  private volatile @Nullable Connection connection;

  /** When the connection last showed that it works, or when this was made. */
  private volatile long alive = System.nanoTime();

  private boolean told;

  public NewsListener(Database database, NewsHandler handler) {
    this(database, handler, WORTH_TELLING);
  }

  NewsListener(Database database, NewsHandler handler, Duration worthTelling) {
    this.database = database;
    this.handler = handler;
    this.worthTelling = worthTelling;
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

  /** Whether the others are heard now, or have been within a time. */
  public boolean isAliveWithin(Duration time) {
    return connected || System.nanoTime() - alive < time.toNanos();
  }

  private void work() {
    while (!closing) {
      try (Connection open = database.address().listening(database.node())) {
        connection = open;
        listen(open);
      } catch (SQLException | StoreException failed) {
        LOG.debug("the other nodes are not heard", failed);
      } catch (RuntimeException failed) {
        LOG.error("what other nodes have changed could not be caught up with", failed);
      } finally {
        connected = false;
      }
      tellLoss();
      pause();
    }
  }

  private void tellLoss() {
    if (!told && !closing && !isAliveWithin(worthTelling)) {
      told = true;
      LOG.warn(
          "changes of other nodes have not been heard for {} s: PostgreSQL does not answer, or a pool"
              + " in between shares its connections between transactions",
          worthTelling.toSeconds());
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
      PGConnection news = open.unwrap(PGConnection.class);
      awaitEcho(statement, news);
      handler.catchUp();
      alive = System.nanoTime();
      connected = true;
      if (told) {
        told = false;
        LOG.warn("changes of other nodes are heard again");
      }
      while (!closing) {
        PGNotification[] heard = news.getNotifications((int) SILENCE.toMillis());
        if (heard == null || heard.length == 0) {
          statement.execute("select 1");
        } else {
          for (PGNotification one : heard) {
            guarded(() -> hear(one.getParameter()));
          }
        }
        alive = System.nanoTime();
      }
    }
  }

  /** What is told meanwhile is caught up with afterwards. */
  private void awaitEcho(Statement statement, PGConnection news) throws SQLException {
    String echo = database.node() + "|echo|" + System.nanoTime();
    statement.execute("select pg_notify('" + CHANNEL + "', '" + echo + "')");
    long until = System.nanoTime() + ECHO.toNanos();
    while (!closing && System.nanoTime() < until) {
      PGNotification[] heard = news.getNotifications((int) AGAIN.toMillis());
      if (heard != null
          && Arrays.stream(heard).map(PGNotification::getParameter).anyMatch(echo::equals)) {
        return;
      }
    }
    throw new SQLException("PostgreSQL did not tell this node of its own message");
  }

  /** What one message leads to must not keep the next from being heard. */
  private static void guarded(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException failed) {
      LOG.error("news of another node could not be taken", failed);
    }
  }

  /**
   * A message begins with its sender, then its kind; what is not known is of a newer version. Who
   * stored a change may not know that it has, so of changes a node hears its own as well.
   */
  private void hear(String message) {
    String[] words = message.split("\\|", -1);
    if (words.length < 2) {
      return;
    }
    switch (words[1]) {
      case "table" -> handler.table(words[2], Long.parseLong(words[3]));
      case "chat" -> handler.chat(words[2], Integer.parseInt(words[3]));
      case "out" -> handler.signedOut(words[2]);
      default -> {
        if (!words[0].equals(database.node())) {
          hearOther(words);
        }
      }
    }
  }

  private void hearOther(String[] words) {
    switch (words[1]) {
      case "thought" -> handler.thought(words[2], Integer.parseInt(words[3]), after(words, 4));
      case "presence" -> handler.presence(words[2], words[3], words[4], moment(words[5]));
      case "name" -> handler.name(words[2]);
      case "host" -> handler.host();
      case "record" -> handler.record(words[2]);
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

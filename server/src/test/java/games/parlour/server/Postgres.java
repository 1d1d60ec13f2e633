package games.parlour.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** One real PostgreSQL for all tests of a run; it ends with the run. */
public final class Postgres {
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static @Nullable EmbeddedPostgres started;

  private Postgres() {}

  private static synchronized EmbeddedPostgres started() {
    if (started == null) {
      try {
        started = EmbeddedPostgres.builder().start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return started;
  }

  /** Where it listens. */
  public static int port() {
    return started().getPort();
  }

  /** The address of a new, empty database. */
  public static String fresh() {
    String name = "house" + COUNT.incrementAndGet();
    ask("create database " + name);
    return started().getJdbcUrl("postgres", name);
  }

  /** Does something as the owner; the first field of what it gives, if it gives anything. */
  public static String ask(String statement) {
    try (Connection connection = started().getPostgresDatabase().getConnection();
        Statement made = connection.createStatement()) {
      if (!made.execute(statement)) {
        return "";
      }
      try (ResultSet result = made.getResultSet()) {
        return result.next() ? result.getString(1) : "";
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}

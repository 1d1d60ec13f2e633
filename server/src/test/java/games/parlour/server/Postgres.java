package games.parlour.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** One real PostgreSQL for all tests of a run; it ends with the run. */
final class Postgres {
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

  /** The address of a new, empty database. */
  static String fresh() {
    String name = "house" + COUNT.incrementAndGet();
    try (Connection connection = started().getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return started().getJdbcUrl("postgres", name);
  }
}

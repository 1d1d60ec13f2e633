package games.parlour.server.store.migration;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Which versions of PostgreSQL the server is tested with. */
public final class PostgresVersion {
  private static final int OLDEST = 15;

  private PostgresVersion() {}

  /**
   * Refuses a PostgreSQL that is too old.
   *
   * @param address what the database is called in a message
   */
  public static void check(DataSource source, String address) throws SQLException {
    try (Connection connection = source.getConnection()) {
      DatabaseMetaData server = connection.getMetaData();
      check(server.getDatabaseMajorVersion(), server.getDatabaseProductVersion(), address);
    }
  }

  static void check(int major, String version, String address) {
    if (major < OLDEST) {
      throw new Refusal(
          Text.of(
              "refused.db.old",
              "db",
              address,
              "version",
              version,
              "oldest",
              String.valueOf(OLDEST)));
    }
  }
}

package games.parlour.cli.chaos.cluster;

import games.parlour.core.Refusal;
import games.parlour.server.secret.SecretCipher;
import games.parlour.server.secret.ServerKey;
import games.parlour.server.store.DatabaseAddress;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** A PostgreSQL that somebody else keeps. It must be empty, or of an earlier run with our key. */
public final class NamedDatabase {
  private static final String HAS_TABLES =
      "select 1 from information_schema.tables where table_schema = current_schema()";

  private static final String FINGERPRINT = "select fingerprint from server_key where id = 1";

  private NamedDatabase() {}

  /** Why it cannot be used with the key in this file; empty if it can. */
  public static Optional<String> refusal(String address, Path key) {
    try (Connection database = DatabaseAddress.of(address).listening("chaos")) {
      boolean isEmpty = first(database, HAS_TABLES).isEmpty();
      return isEmpty || isOurs(database, key)
          ? Optional.empty()
          : Optional.of(
              "the database of --db is in use already; name an empty one, or with --folder the"
                  + " folder of the earlier run in it.");
    } catch (SQLException failed) {
      String why = String.valueOf(failed.getMessage()).lines().findFirst().orElse("");
      return Optional.of("the database of --db cannot be read: " + why);
    }
  }

  private static boolean isOurs(Connection database, Path key) {
    try {
      Optional<String> ours = ServerKey.read(key).map(SecretCipher::fingerprint);
      return ours.isPresent() && ours.equals(first(database, FINGERPRINT));
    } catch (Refusal | SQLException foreign) {
      return false; // no key of ours, or no table of ours
    }
  }

  private static Optional<String> first(Connection database, String question) throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      return rows.next() ? Optional.of(rows.getString(1)) : Optional.empty();
    }
  }
}

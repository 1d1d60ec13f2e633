package games.parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import games.parlour.core.Refusal;
import games.parlour.server.fixture.TestPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An address is taken as it is meant or refused, and a database that cannot be used says why. */
class DatabaseAddressTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "postgresql://",
        "postgresql://host",
        "postgresql://host:x/parlour",
        "postgresql://host:99999/parlour",
        "jdbc:postgresql://host:x/parlour",
        "mysql://host/parlour",
        "jdbc:sqlite:"
      })
  void whatIsNoAddressIsRefused(String address) {
    assertThatThrownBy(() -> DatabaseAddress.of(address))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.db{")
        .hasMessageContaining(address);
  }

  @ParameterizedTest
  @CsvSource({
    "postgresql://host/parlour?options=-c%20lock_timeout%3D0, options",
    "postgresql://ada@host/parlour?ssl=true&applicationname=parlour-1, applicationname",
    "jdbc:postgresql://host/parlour?ApplicationName=x, ApplicationName"
  })
  void whatServersSetThemselvesIsRefused(String address, String parameter) {
    assertThatThrownBy(() -> DatabaseAddress.of(address))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.db.parameter{")
        .hasMessageContaining(parameter);
  }

  @ParameterizedTest
  @CsvSource({
    "postgresql://ada:p%40ss@host:5433/parlour, jdbc:postgresql://host:5433/parlour, ada, p@ss",
    "postgres://ada@host/parlour, jdbc:postgresql://host/parlour, ada,",
    "jdbc:postgresql://host/parlour, jdbc:postgresql://host/parlour,,"
  })
  void nameAndPasswordAreKeptApart(String address, String url, String user, String password) {
    DatabaseAddress read = DatabaseAddress.of(address);
    assertThat(read.url()).isEqualTo(url);
    assertThat(read.who().getProperty("user")).isEqualTo(user);
    assertThat(read.who().getProperty("password")).isEqualTo(password);
    assertThat(read.toString()).isEqualTo(url);
  }

  private void refused(String address, String... why) {
    assertThatThrownBy(() -> Database.open(address, folder.resolve("parlour.key")))
        .isInstanceOf(Refusal.class)
        .message()
        .contains(why)
        .hasLineCount(1);
  }

  @Test
  void aDatabaseThatCannotBeReachedSaysWhy() {
    refused("postgresql://127.0.0.1:1/parlour", "refused.db.open", "refused");
    refused("postgresql://host.invalid/parlour", "refused.db.host", "host.invalid");
    String other = "postgresql://postgres@127.0.0.1:" + TestPostgres.port() + "/nowhere";
    refused(other, "refused.db.open", "\"nowhere\" does not exist");
  }

  private static void isNotCutOff(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet limit = statement.executeQuery("show idle_in_transaction_session_timeout")) {
      assertThat(limit.next()).as("the database says how long a transaction may be idle").isTrue();
      assertThat(limit.getString(1)).isEqualTo("0");
    }
  }

  /** A backup that writes to a slow disk reads nothing meanwhile. */
  @Test
  void aSlowBackupIsNotCutOff() throws SQLException {
    DatabaseAddress address = DatabaseAddress.of(TestPostgres.fresh());
    try (HikariDataSource source = new HikariDataSource(address.snapshot());
        Connection connection = source.getConnection()) {
      isNotCutOff(connection);
    }
  }

  /** While one connection takes a long step, the one that holds the lock stands idle beside it. */
  @Test
  void aLongStepOfTheSchemaIsNotCutOff() throws SQLException {
    DatabaseAddress address = DatabaseAddress.of(TestPostgres.fresh());
    try (HikariDataSource source = new HikariDataSource(address.maintenance("test"));
        Connection connection = source.getConnection()) {
      isNotCutOff(connection);
      assertThat(connection.getNetworkTimeout()).as("of an answer").isZero();
    }
  }
}

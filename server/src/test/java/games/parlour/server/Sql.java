package games.parlour.server;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Looks into a house's database and changes it, past the server. */
final class Sql {
  private Sql() {}

  static void run(House house, String statement) {
    try (Connection connection = DriverManager.getConnection(house.database());
        Statement made = connection.createStatement()) {
      made.execute("sqlite".equals(dialect(house)) ? "pragma busy_timeout = 5000" : "select 1");
      made.execute(statement);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String dialect(House house) {
    return house.database().split(":", 3)[1];
  }

  /** The first column of what a question gives. */
  static List<String> ask(House house, String question) {
    List<String> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(house.database());
        Statement made = connection.createStatement();
        ResultSet result = made.executeQuery(question)) {
      while (result.next()) {
        rows.add(result.getString(1));
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return rows;
  }

  /** The stored log of a table. */
  static List<String> log(House house, String table) {
    return ask(house, "select line from entry where table_id = '" + table + "' order by number");
  }
}

package games.parlour.server.backup;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The tables of a database, each after those that it refers to.
 *
 * @param tables their columns, by their names
 */
record StoredSchema(Map<String, List<String>> tables) {
  private static final String HISTORY = "flyway_schema_history";

  /** What only tells of the servers that run just now, and what they are about to do. */
  private static final Set<String> OF_RUNNING_SERVERS =
      Set.of("node", "presence", "computer_job", "flag_job", "analysis_job");

  /** All tables of a database but those that say how it was made and who uses it just now. */
  static StoredSchema of(Connection connection) throws SQLException {
    Set<String> left = new TreeSet<>(names(connection));
    left.remove(HISTORY);
    left.removeAll(OF_RUNNING_SERVERS);
    Map<String, Set<String>> parents = new LinkedHashMap<>();
    for (String table : left) {
      parents.put(table, parents(connection, table));
    }
    Map<String, List<String>> ordered = new LinkedHashMap<>();
    while (!left.isEmpty()) {
      String next =
          left.stream()
              .filter(table -> ordered.keySet().containsAll(parents.getOrDefault(table, Set.of())))
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("tables refer to each other: " + left));
      ordered.put(next, columns(connection, next));
      left.remove(next);
    }
    return new StoredSchema(ordered);
  }

  /** The names of all tables that people made. */
  static List<String> names(Connection connection) throws SQLException {
    List<String> names = new ArrayList<>();
    DatabaseMetaData about = connection.getMetaData();
    try (ResultSet found =
        about.getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
      while (found.next()) {
        String name = found.getString("TABLE_NAME");
        if (!name.startsWith("sqlite_")) {
          names.add(name);
        }
      }
    }
    return names;
  }

  private static Set<String> parents(Connection connection, String table) throws SQLException {
    Set<String> parents = new TreeSet<>();
    try (ResultSet keys =
        connection.getMetaData().getImportedKeys(null, connection.getSchema(), table)) {
      while (keys.next()) {
        parents.add(keys.getString("PKTABLE_NAME"));
      }
    }
    parents.remove(table);
    return parents;
  }

  private static List<String> columns(Connection connection, String table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet none =
            statement.executeQuery("select * from " + quoted(table) + " where 1 = 0")) {
      ResultSetMetaData about = none.getMetaData();
      List<String> columns = new ArrayList<>();
      for (int i = 1; i <= about.getColumnCount(); i++) {
        columns.add(about.getColumnName(i));
      }
      return columns;
    }
  }

  /** A name as it stands in a statement. */
  static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}

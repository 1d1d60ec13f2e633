package games.parlour.server.store.migration;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/**
 * Brings a database up to date. Flyway does it, but it takes a fifth of a second to find out that
 * there is nothing to do, so that is looked up first.
 */
public final class Migrations {
  private static final String HOME = "games/parlour/server/store/";
  private static final String HISTORY =
      "select version, success from flyway_schema_history order by installed_rank";

  private Migrations() {}

  /** The files with the steps, first to last. A new one is added here. */
  static List<String> files(String dialect) {
    return List.of(
        HOME + "common/V1__tables.sql",
        HOME + dialect + "/V2__the_log_only_grows.sql",
        HOME + "common/V3__locked_secrets.sql",
        HOME + "common/V4__lessons.sql");
  }

  /** Takes the steps that a database has not taken yet. */
  public static void run(DataSource source, String dialect) {
    List<MigrationFile> files = files(dialect).stream().map(MigrationFile::new).toList();
    if (!isUpToDate(source, files)) {
      Flyway.configure(Migrations.class.getClassLoader())
          .dataSource(source)
          .resourceProvider(new MigrationFiles(files)) // the class path is large
          .javaMigrationClassProvider(List::of)
          .validateMigrationNaming(true)
          .load()
          .migrate();
    }
  }

  /** Whether exactly these steps were taken; whatever is doubtful is left to Flyway. */
  static boolean isUpToDate(DataSource source, List<MigrationFile> files) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet steps = statement.executeQuery(HISTORY)) {
      List<String> taken = new ArrayList<>();
      while (steps.next()) {
        if (!steps.getBoolean("success")) {
          return false;
        }
        taken.add(steps.getString("version"));
      }
      return taken.equals(files.stream().map(MigrationFile::version).toList());
    } catch (SQLException none) {
      return false;
    }
  }
}

package games.parlour.server.store.migration;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings a database up to date. Flyway does it, but it takes a fifth of a second to find out that
 * there is nothing to do, so that is looked up first.
 */
public final class Migrations {
  private static final Logger LOG = LoggerFactory.getLogger(Migrations.class);
  private static final String HOME = "games/parlour/server/store/";
  private static final String HISTORY =
      "select version, success from flyway_schema_history where version is not null"
          + " order by installed_rank";

  /** A deadlock, and a lock that was not to be had in time. */
  private static final Set<String> LOCKED = Set.of("40P01", "55P03");

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private Migrations() {}

  /** The files with the steps, first to last. A new one is added here. */
  static List<String> files(String dialect) {
    return List.of(
        HOME + "common/V1__tables.sql",
        HOME + dialect + "/V2__the_log_only_grows.sql",
        HOME + "common/V3__locked_secrets.sql",
        HOME + "common/V4__lessons.sql",
        HOME + "common/V5__accounts.sql",
        HOME + "common/V6__chat.sql",
        HOME + "common/V7__lobby.sql",
        HOME + "common/V8__clocks.sql",
        HOME + "common/V9__groups.sql",
        HOME + "common/V10__mail.sql",
        HOME + "common/V11__host.sql",
        HOME + "common/V12__fairness.sql",
        HOME + "common/V13__finished_games.sql",
        HOME + "common/V14__analysis.sql",
        HOME + "common/V15__report_lines.sql",
        HOME + dialect + "/V16__nodes.sql");
  }

  /** The numbers of the steps, first to last. */
  public static List<String> versions() {
    return migrations("sqlite").stream().map(MigrationFile::version).toList();
  }

  private static List<MigrationFile> migrations(String dialect) {
    return files(dialect).stream().map(MigrationFile::new).toList();
  }

  /** Takes the steps that a database has not taken yet. */
  public static void run(DataSource source, String dialect) {
    run(source, migrations(dialect));
  }

  /** Takes only these steps, so that a database is as it was when the program knew no more. */
  public static void run(DataSource source, String dialect, List<String> versions) {
    run(
        source,
        migrations(dialect).stream().filter(file -> versions.contains(file.version())).toList());
  }

  private static void run(DataSource source, List<MigrationFile> files) {
    if (isUpToDate(source, files)) {
      return;
    }
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (!isMigrated(source, files, until)) {
      pause();
    }
  }

  /** Whether it could be done; if not, there is time for another attempt. */
  private static boolean isMigrated(DataSource source, List<MigrationFile> files, long until) {
    try {
      migrate(source, files);
      return true;
    } catch (FlywayException failed) {
      if (!isInTheWay(failed) || System.nanoTime() > until) {
        throw failed;
      }
      LOG.info("servers of an earlier version are writing; trying again");
      return false;
    }
  }

  private static void migrate(DataSource source, List<MigrationFile> files) {
    Flyway.configure(Migrations.class.getClassLoader())
        .dataSource(source)
        .resourceProvider(new MigrationFiles(files)) // the class path is large
        .javaMigrationClassProvider(List::of)
        .validateMigrationNaming(true)
        .load()
        .migrate();
  }

  /** Whether others hold locks, so that nothing was changed and may be tried again. */
  private static boolean isInTheWay(Throwable failed) {
    for (Throwable at = failed; at != null; at = at.getCause()) {
      if (at instanceof SQLException sql && LOCKED.contains(String.valueOf(sql.getSQLState()))) {
        return true;
      }
    }
    return false;
  }

  /** Lets waiting writers go first, so that the next attempt meets them at another point. */
  private static void pause() {
    try {
      Thread.sleep(ThreadLocalRandom.current().nextLong(50, 250));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("stopped while waiting for others", stopped);
    }
  }

  /** Whether a database has taken steps that this program does not know. */
  public static boolean isNewer(DataSource source) {
    try (Connection connection = source.getConnection()) {
      return !versions().containsAll(taken(connection));
    } catch (SQLException none) {
      return false; // it has taken none, or does not answer, which the next look tells
    }
  }

  /** Whether a database is as this program needs it. */
  public static boolean isUpToDate(DataSource source, String dialect) {
    return isUpToDate(source, migrations(dialect));
  }

  /** Whether exactly these steps were taken; whatever is doubtful is left to Flyway. */
  static boolean isUpToDate(DataSource source, List<MigrationFile> files) {
    try (Connection connection = source.getConnection()) {
      return taken(connection).equals(files.stream().map(MigrationFile::version).toList());
    } catch (SQLException none) {
      return false;
    }
  }

  /** The numbers of the steps that a database has taken; fails where that is not to be found. */
  public static List<String> taken(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet steps = statement.executeQuery(HISTORY)) {
      List<String> taken = new ArrayList<>();
      while (steps.next()) {
        if (!steps.getBoolean("success")) {
          throw new SQLException("step " + steps.getString("version") + " failed");
        }
        taken.add(steps.getString("version"));
      }
      return taken;
    }
  }
}

package games.parlour.server.backup;

import com.zaxxer.hikari.HikariDataSource;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.backup.BackupManifest.BackupTable;
import games.parlour.server.secret.PrivateFiles;
import games.parlour.server.secret.SecretCipher;
import games.parlour.server.secret.ServerKey;
import games.parlour.server.store.Database;
import games.parlour.server.store.DatabaseAddress;
import games.parlour.server.store.migration.Migrations;
import games.parlour.server.store.migration.PostgresVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;

/** Puts a backup into an empty database; where that fails, the database is empty as before. */
public final class BackupRestorer {
  private static final int AT_ONCE = 500;

  private final BackupReader backup;
  private final Path keyFile;

  public BackupRestorer(BackupReader backup, Path keyFile) {
    this.backup = backup;
    this.keyFile = keyFile;
  }

  /** Refuses a database that holds anything, and a key file with another key. */
  public void restore(DatabaseAddress to) {
    boolean keyIsThere = checkKey();
    try {
      if (to.isSqlite()) {
        intoFile(to, keyIsThere);
      } else {
        intoServer(to, keyIsThere);
      }
    } catch (SQLException | FlywayException failed) {
      throw Database.failure(failed, to);
    } catch (IOException unwritable) {
      throw new Refusal(Text.of("refused.restore.write", "db", to.shown()));
    }
  }

  /** Whether the backup's key lies there already. */
  private boolean checkKey() {
    Optional<String> there = ServerKey.read(keyFile).map(SecretCipher::fingerprint);
    Optional<String> needed = backup.key().flatMap(ServerKey::fingerprint);
    if (there.isPresent() && needed.isPresent() && !there.equals(needed)) {
      throw new Refusal(Text.of("refused.restore.key", "file", keyFile.toString()));
    }
    return there.isPresent();
  }

  private void putKey(boolean keyIsThere) {
    if (!keyIsThere) {
      backup.key().ifPresent(key -> ServerKey.restore(keyFile, key));
    }
  }

  private static Refusal notEmpty(DatabaseAddress to) {
    return new Refusal(Text.of("refused.restore.full", "db", to.shown()));
  }

  /** The file gets its name when everything is in it. */
  private void intoFile(DatabaseAddress to, boolean keyIsThere) throws SQLException, IOException {
    Path file = to.file().orElseThrow(() -> new Refusal(Text.of("refused.db", "db", to.shown())));
    if (Files.exists(file)) {
      throw notEmpty(to);
    }
    Path fresh = PrivateFiles.createFresh(file);
    try {
      DatabaseAddress filled = DatabaseAddress.ofFile(fresh);
      try (HikariDataSource source = new HikariDataSource(filled.snapshot())) {
        fill(source, filled.dialect());
        try (Connection connection = source.getConnection();
            Statement statement = connection.createStatement()) {
          statement.execute("pragma wal_checkpoint(truncate)");
        }
      }
      putKey(keyIsThere);
      PrivateFiles.publish(fresh, file);
    } finally {
      for (String rest : List.of("", "-wal", "-shm")) {
        Files.deleteIfExists(fresh.resolveSibling(fresh.getFileName() + rest));
      }
    }
  }

  private void intoServer(DatabaseAddress to, boolean keyIsThere) throws SQLException, IOException {
    try (HikariDataSource source = new HikariDataSource(to.maintenance("restore"))) {
      PostgresVersion.check(source, to.shown());
      List<String> functions = functions(source);
      try (Connection connection = source.getConnection()) {
        if (!StoredSchema.names(connection).isEmpty()) {
          throw notEmpty(to);
        }
      }
      try {
        fill(source, to.dialect());
        putKey(keyIsThere);
      } catch (SQLException | IOException | RuntimeException failed) {
        empty(source, functions);
        throw failed;
      }
    }
  }

  /** The schema is first as it was when the backup was written, and then as it is today. */
  private void fill(HikariDataSource source, String dialect) throws SQLException, IOException {
    Migrations.run(source, dialect, backup.manifest().steps());
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      load(connection);
      connection.commit();
    }
    Migrations.run(source, dialect);
  }

  private void load(Connection connection) throws SQLException, IOException {
    StoredSchema schema = StoredSchema.of(connection);
    Map<String, BackupTable> tables = new HashMap<>();
    backup.manifest().tables().forEach(table -> tables.put(table.name(), table));
    if (!schema.tables().keySet().equals(tables.keySet())) {
      throw new IOException("other tables");
    }
    for (String name : schema.tables().keySet().stream().toList().reversed()) {
      clear(connection, name);
    }
    for (String name : schema.tables().keySet()) {
      BackupTable table = tables.get(name);
      if (table != null) {
        load(connection, table);
      }
    }
  }

  /** Some steps of the schema put a row into a table, which is in the backup as well. */
  private static void clear(Connection connection, String table) throws SQLException {
    if (count(connection, table) > 0) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("delete from " + StoredSchema.quoted(table));
      }
    }
  }

  private static long count(Connection connection, String table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("select count(*) from " + StoredSchema.quoted(table))) {
      row.next();
      return row.getLong(1);
    }
  }

  private void load(Connection connection, BackupTable table) throws SQLException, IOException {
    String columns =
        table.columns().stream().map(StoredSchema::quoted).collect(Collectors.joining(", "));
    String values =
        Stream.generate(() -> "?").limit(table.columns().size()).collect(Collectors.joining(", "));
    String insert =
        "insert into "
            + StoredSchema.quoted(table.name())
            + " ("
            + columns
            + ") values ("
            + values
            + ")";
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      int[] waiting = {0};
      backup.<SQLException>rows(
          table,
          row -> {
            bind(statement, row);
            statement.addBatch();
            if (++waiting[0] == AT_ONCE) {
              statement.executeBatch();
              waiting[0] = 0;
            }
          });
      statement.executeBatch();
    }
    if (count(connection, table.name()) != table.rows()) {
      throw new IOException(table.name() + " has other rows");
    }
  }

  private static void bind(PreparedStatement statement, @Nullable Object[] row)
      throws SQLException {
    for (int i = 0; i < row.length; i++) {
      statement.setObject(i + 1, row[i]);
    }
  }

  private static List<String> functions(HikariDataSource source) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "select string_agg(p.oid::regprocedure::text, ';') from pg_proc p"
                    + " join pg_namespace n on n.oid = p.pronamespace"
                    + " where n.nspname = current_schema()")) {
      found.next();
      return Optional.ofNullable(found.getString(1)).stream()
          .flatMap(all -> Stream.of(all.split(";", -1)))
          .toList();
    }
  }

  /** Removes what was made since. */
  private static void empty(HikariDataSource source, List<String> functions) throws SQLException {
    List<String> made =
        functions(source).stream().filter(function -> !functions.contains(function)).toList();
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      for (String table : StoredSchema.names(connection)) {
        statement.execute("drop table if exists " + StoredSchema.quoted(table) + " cascade");
      }
      for (String function : made) {
        statement.execute("drop function " + function + " cascade");
      }
    }
  }
}

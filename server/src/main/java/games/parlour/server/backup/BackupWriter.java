package games.parlour.server.backup;

import com.zaxxer.hikari.HikariDataSource;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.backup.BackupManifest.BackupTable;
import games.parlour.server.secret.PrivateFiles;
import games.parlour.server.secret.ServerKey;
import games.parlour.server.store.Database;
import games.parlour.server.store.DatabaseAddress;
import games.parlour.server.store.migration.Migrations;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Writes a database as it stands at one moment into a file, beside a server that goes on. */
public final class BackupWriter {
  private static final int AT_ONCE = 500;
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final DatabaseAddress from;
  private final Path keyFile;
  private final String program;
  private final Clock clock;

  /**
   * Makes ready.
   *
   * @param program the version of this program
   */
  public BackupWriter(DatabaseAddress from, Path keyFile, String program, Clock clock) {
    this.from = from;
    this.keyFile = keyFile;
    this.program = program;
    this.clock = clock;
  }

  /** Writes a new file, reads it once more to be sure, and only then gives it its name. */
  public BackupManifest write(Path file) {
    if (from.file().map(database -> !Files.exists(database)).orElse(false)) {
      throw new Refusal(Text.of("refused.db.none", "db", from.shown()));
    }
    if (Files.exists(file)) {
      throw exists(file);
    }
    @Nullable Path fresh = null;
    try {
      fresh = PrivateFiles.createFresh(file);
      BackupManifest manifest = fill(fresh);
      BackupSeal.close(fresh);
      BackupReader.open(fresh).close();
      PrivateFiles.publish(fresh, file);
      return manifest;
    } catch (FileAlreadyExistsException taken) {
      throw exists(file);
    } catch (IOException unwritable) {
      throw new Refusal(Text.of("refused.backup.write", "file", file.toString()));
    } finally {
      remove(fresh);
    }
  }

  private static Refusal exists(Path file) {
    return new Refusal(Text.of("refused.save.exists", "file", file.toString()));
  }

  private static void remove(@Nullable Path fresh) {
    if (fresh != null) {
      try {
        Files.deleteIfExists(fresh);
      } catch (IOException stays) {
        // a file with a dot before its name; nothing refers to it
      }
    }
  }

  private BackupManifest fill(Path fresh) throws IOException {
    try (HikariDataSource source = new HikariDataSource(from.snapshot());
        Connection connection = source.getConnection();
        OutputStream file =
            Files.newOutputStream(fresh, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
        ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(file, 1 << 20))) {
      connection.setAutoCommit(false);
      if (!from.isSqlite()) {
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setReadOnly(true);
      }
      zip.setComment(BackupSeal.BLANK);
      BackupManifest manifest = copy(connection, zip);
      connection.rollback();
      return manifest;
    } catch (SQLException failed) {
      throw Database.failure(failed, from);
    }
  }

  private BackupManifest copy(Connection connection, ZipOutputStream zip)
      throws SQLException, IOException {
    List<String> steps = steps(connection);
    StoredSchema schema = StoredSchema.of(connection);
    Optional<String> key =
        schema.tables().containsKey("server_key") ? fingerprint(connection) : Optional.empty();
    if (key.isPresent()) {
      zip.putNextEntry(new ZipEntry(BackupManifest.KEY_NAME));
      zip.write(ownKey(key.get()).getBytes(StandardCharsets.US_ASCII));
      zip.closeEntry();
    }
    List<BackupTable> tables = new ArrayList<>();
    for (Map.Entry<String, List<String>> table : schema.tables().entrySet()) {
      tables.add(copy(connection, zip, table.getKey(), table.getValue()));
    }
    BackupManifest manifest =
        new BackupManifest(
            BackupManifest.FORMAT,
            program,
            clock.millis(),
            from.dialect(),
            steps,
            key.orElse(null),
            tables);
    zip.putNextEntry(new ZipEntry(BackupManifest.NAME));
    zip.write(JSON.writeValueAsBytes(manifest));
    zip.closeEntry();
    return manifest;
  }

  /** Refuses a database that is none of ours, or that a newer program has changed. */
  private List<String> steps(Connection connection) {
    List<String> steps;
    try {
      steps = Migrations.taken(connection);
    } catch (SQLException none) {
      throw new Refusal(Text.of("refused.db.none", "db", from.shown()));
    }
    if (!Migrations.versions().containsAll(steps)) {
      throw new Refusal(Text.of("refused.db.newer", "db", from.shown()));
    }
    return steps;
  }

  private static Optional<String> fingerprint(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select fingerprint from server_key")) {
      return row.next() ? Optional.of(row.getString(1)) : Optional.empty();
    }
  }

  /** The key in the file, if it is the one that the database was made with. */
  private String ownKey(String fingerprint) {
    if (!Files.exists(keyFile)) {
      throw new Refusal(Text.of("refused.key.missing", "file", keyFile.toString()));
    }
    String written = ServerKey.written(keyFile);
    if (!ServerKey.fingerprint(written).equals(Optional.of(fingerprint))) {
      throw new Refusal(Text.of("refused.key.other", "file", keyFile.toString()));
    }
    return written;
  }

  private static BackupTable copy(
      Connection connection, ZipOutputStream zip, String table, List<String> columns)
      throws SQLException, IOException {
    BackupTable named = new BackupTable(table, columns, 0, "");
    zip.putNextEntry(new ZipEntry(named.fileName()));
    MessageDigest hash = BackupSeal.sha256();
    long rows = 0;
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(AT_ONCE);
      OutputStream out = new DigestOutputStream(zip, hash);
      try (ResultSet row = statement.executeQuery("select * from " + StoredSchema.quoted(table))) {
        while (row.next()) {
          out.write(line(row, columns.size()));
          rows++;
        }
      }
    }
    zip.closeEntry();
    return new BackupTable(table, columns, rows, HexFormat.of().formatHex(hash.digest()));
  }

  private static byte[] line(ResultSet row, int columns) throws SQLException {
    List<@Nullable Object> values = new ArrayList<>(columns);
    for (int i = 1; i <= columns; i++) {
      @Nullable Object value = row.getObject(i);
      if (value != null && !(value instanceof String) && !(value instanceof Number)) {
        throw new IllegalStateException("a column holds " + value.getClass().getSimpleName());
      }
      values.add(value);
    }
    return (JSON.writeValueAsString(values) + "\n").getBytes(StandardCharsets.UTF_8);
  }
}

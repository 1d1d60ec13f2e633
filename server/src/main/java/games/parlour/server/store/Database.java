package games.parlour.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.secret.PrivateFiles;
import games.parlour.server.secret.SecretCipher;
import games.parlour.server.store.migration.Migrations;
import games.parlour.server.store.migration.PostgresVersion;
import games.parlour.server.store.migration.StoreCheck;
import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An open database, brought up to date: one connection that writes and some that read. */
public final class Database implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Database.class);
  private static final String SQLITE = "jdbc:sqlite:";
  private static final int READERS = 4;
  private static final String NODE = "parlour-";

  private final HikariDataSource writing;
  private final HikariDataSource reading;
  private final Jdbi reader;
  private final Writer writer;
  private final SecretCipher cipher;
  private final RowSecrets secrets;
  private final WriteProbe probe;
  private final Optional<Path> file;
  private final DatabaseAddress address;
  private final String node;
  private boolean scrubIsDue;

  private Database(
      HikariDataSource writing,
      HikariDataSource reading,
      SecretCipher cipher,
      DatabaseAddress address,
      String node) {
    this.address = address;
    this.node = node;
    this.file = address.file();
    this.writing = writing;
    this.reading = reading;
    this.reader = discreet(reading);
    this.writer = new Writer(discreet(writing));
    this.cipher = cipher;
    this.secrets = new RowSecrets(cipher);
    this.probe = new WriteProbe(writer, file);
  }

  /** Seeds, links and cookies are among what is bound; a failure does not say it. */
  private static Jdbi discreet(DataSource source) {
    Jdbi jdbi = Jdbi.create(source);
    jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
    return jdbi;
  }

  /** The address of the database that lies in a folder. */
  public static String inFolder(Path folder) {
    return DatabaseAddress.ofFile(folder.resolve("parlour.db")).url();
  }

  /** The folder that a database by this address lies in, if it is a file. */
  public static Optional<Path> folderOf(String address) {
    return address.startsWith(SQLITE)
        ? new DatabaseAddress(address, new Properties())
            .file()
            .map(file -> file.toAbsolutePath().getParent())
        : Optional.empty();
  }

  /** What sort of database an address names; it tells nothing else of it. */
  public static String kindOf(String address) {
    return address.startsWith(SQLITE) ? "sqlite" : "postgresql";
  }

  /** Whether several servers may use it at a time; each has to hear what the others change. */
  public boolean isShared() {
    return !address.isSqlite();
  }

  /** Where it is. */
  public DatabaseAddress address() {
    return address;
  }

  /** What this server is called among those that share the database; another one at each start. */
  public String node() {
    return node;
  }

  /**
   * Opens a database by its address; refuses one that is not known, does not answer, is damaged or
   * belongs to another key than the one in the file.
   */
  public static Database open(String address, Path keyFile) {
    DatabaseAddress where = DatabaseAddress.of(address);
    Optional<Path> file = where.file();
    file.ifPresent(Database::keepPrivate);
    file.ifPresent(checked -> StoreCheck.file(where.sqlite(), checked));
    return open(
        where,
        keyFile,
        source -> {
          if (Migrations.isNewer(source)) {
            throw new Refusal(Text.of("refused.db.newer", "db", where.shown()));
          }
          if (!Migrations.isUpToDate(source, where.dialect())) {
            migrate(source, where);
          }
        });
  }

  private static void migrate(DataSource source, DatabaseAddress where) {
    if (where.isSqlite()) {
      Migrations.run(source, where.dialect());
    } else {
      try (HikariDataSource patient = new HikariDataSource(where.maintenance("migration"))) {
        Migrations.run(patient, where.dialect());
      }
    }
  }

  /**
   * Opens a database that a server of this version has used, beside that server; refuses where
   * there is none, and where a server of this version has still to bring it up to date.
   */
  public static Database beside(String address, Path keyFile) {
    DatabaseAddress where = DatabaseAddress.of(address);
    if (where.file().map(file -> !Files.exists(file)).orElse(false)) {
      throw new Refusal(Text.of("refused.db.none", "db", where.shown()));
    }
    return open(
        where,
        keyFile,
        source -> {
          if (!Migrations.isUpToDate(source, where.dialect())) {
            throw new Refusal(Text.of("refused.db.version", "db", where.shown()));
          }
        });
  }

  /** What SQLite puts beside the file has the same rights as the file. */
  private static void keepPrivate(Path file) {
    try {
      PrivateFiles.createFile(file);
      PrivateFiles.tighten(file.resolveSibling(file.getFileName() + "-wal"));
      PrivateFiles.tighten(file.resolveSibling(file.getFileName() + "-shm"));
    } catch (IOException impossible) {
      LOG.debug("the rights of {} stay as they are", file, impossible);
    }
  }

  private static Database open(
      DatabaseAddress where, Path keyFile, Consumer<DataSource> preparation) {
    String node = NODE + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    HikariDataSource reading = null;
    try {
      HikariConfig config = where.pool(node);
      config.setMaximumPoolSize(READERS);
      reading = new HikariDataSource(config);
      if (!where.isSqlite()) {
        PostgresVersion.check(reading, where.shown());
      }
      preparation.accept(reading); // with PostgreSQL it needs more than one connection
      Jdbi jdbi = discreet(reading);
      StoreCheck.schema(jdbi, where.shown());
      SecretCipher cipher = StoredKey.of(jdbi, keyFile, where.isSqlite());
      HikariConfig one = new HikariConfig();
      config.copyStateTo(one);
      one.setMaximumPoolSize(1);
      return new Database(new HikariDataSource(one), reading, cipher, where, node);
    } catch (Refusal refusal) {
      close(reading);
      throw refusal;
    } catch (RuntimeException | SQLException failed) {
      close(reading);
      throw failure(failed, where);
    }
  }

  /** Why a database cannot be used, in one line. */
  public static Refusal failure(Exception failed, DatabaseAddress where) {
    if (where.file().isPresent() && StoreCheck.isDamage(failed)) {
      return StoreCheck.damaged(where.file().get(), Optional.of(why(failed)));
    }
    Throwable deepest = deepest(failed);
    return deepest instanceof UnknownHostException
        ? new Refusal(Text.of("refused.db.host", "db", where.shown()))
        : new Refusal(Text.of("refused.db.open", "db", where.shown(), "why", why(failed)));
  }

  private static String why(Throwable failed) {
    Throwable at = deepest(failed);
    String message = String.valueOf(at.getMessage());
    return message.lines().findFirst().orElse(at.getClass().getSimpleName());
  }

  private static Throwable deepest(Throwable failed) {
    Throwable at = failed;
    while (at.getCause() != null) {
      at = at.getCause();
    }
    return at;
  }

  private static void close(@Nullable HikariDataSource source) {
    if (source != null) {
      source.close();
    }
  }

  /** Asks the database something. */
  public <T> T read(HandleCallback<T, RuntimeException> question) {
    try {
      return reader.withHandle(question);
    } catch (JdbiException failed) {
      throw new StoreException("the database does not answer", failed);
    }
  }

  /** Changes something; durable when it returns. */
  public <T> T write(Function<Handle, T> change) {
    return writer.write(change);
  }

  /** Does something that no other server on this database does at the same time. */
  public <T> T exclusively(String what, Supplier<T> work) {
    if (!isShared()) {
      return work.get();
    }
    return read(
        handle ->
            handle.inTransaction(
                own -> {
                  // A server that was frozen meanwhile loses the lock with its transaction.
                  own.select("select pg_advisory_xact_lock(hashtext(?))", what).mapToMap().list();
                  return work.get();
                }));
  }

  /** Lets somebody hear how writing goes. */
  public void listen(WriteListener listener) {
    writer.listen(listener);
  }

  /** Whether the last change that was tried could not be written. */
  public boolean isFailing() {
    return writer.isFailing();
  }

  /** How many changes wait to be written. */
  public int waiting() {
    return writer.waiting();
  }

  /** What locks secrets with the server's key. */
  public SecretCipher cipher() {
    return cipher;
  }

  /** How secrets are kept in its rows. */
  RowSecrets secrets() {
    return secrets;
  }

  /** Loads what opening a database needs; it may be done beside other things. */
  public static void preload() {
    discreet(DatabaseAddress.of(SQLITE + ":memory:").sqlite())
        .useHandle(handle -> handle.execute("select 1"));
  }

  /**
   * Removes what was deleted or changed for good: SQLite keeps it in its journal for a while, and
   * cannot remove it while somebody reads; then {@link #scrubAgain} does it. PostgreSQL's own
   * vacuum does the same.
   */
  public synchronized void scrub() {
    if (file.isPresent()) {
      scrubIsDue = true;
      scrubIsDue = read(Database::isJournalInUse);
    }
  }

  /** Does it once more where that was in vain. */
  public synchronized void scrubAgain() {
    if (scrubIsDue) {
      scrub();
    }
  }

  private static boolean isJournalInUse(Handle handle) {
    return handle
        .createQuery("pragma wal_checkpoint(truncate)")
        .map((row, at) -> row.getInt("busy") != 0)
        .one();
  }

  /** Loads what the first table would otherwise wait for. */
  public void warmUp() {
    secrets.warmUp();
  }

  /** Whether it takes changes; asked often, it says what it found within the last second. */
  public boolean takesChanges() {
    return probe.takesChanges();
  }

  /** Writes what still waits and closes. */
  @Override
  public void close() {
    writer.close();
    reading.close();
    writing.close();
  }
}

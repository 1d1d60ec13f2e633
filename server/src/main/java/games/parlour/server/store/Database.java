package games.parlour.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.secret.PrivateFiles;
import games.parlour.server.secret.SecretCipher;
import games.parlour.server.store.migration.Migrations;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** An open database, brought up to date: one connection that writes and some that read. */
public final class Database implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Database.class);
  private static final String SQLITE = "jdbc:sqlite:";
  private static final String SQLITE_DIALECT = "sqlite";
  private static final String POSTGRESQL = "jdbc:postgresql:";
  private static final String POSTGRESQL_DIALECT = "postgresql";
  private static final Pattern OWN_FORM =
      Pattern.compile(
          "postgres(?:ql)?://(?:(?<user>[^:/@]*)(?::(?<password>.*))?@)?(?<rest>[^@/]*/[^@]*)");

  private static final int READERS = 4;
  private static final int PATIENCE_MS = 5_000;

  private final HikariDataSource writing;
  private final HikariDataSource reading;
  private final Jdbi reader;
  private final Writer writer;
  private final RowSecrets secrets;
  private final WriteProbe probe;

  private Database(
      HikariDataSource writing,
      HikariDataSource reading,
      SecretCipher cipher,
      Optional<Path> file) {
    this.writing = writing;
    this.reading = reading;
    this.reader = discreet(reading);
    this.writer = new Writer(discreet(writing));
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
    return SQLITE + folder.resolve("parlour.db");
  }

  /** The folder that a database by this address lies in, if it is a file. */
  public static Optional<Path> folderOf(String address) {
    return address.startsWith(SQLITE)
        ? fileOf(address).map(file -> file.toAbsolutePath().getParent())
        : Optional.empty();
  }

  /** What sort of database an address names; it tells nothing else of it. */
  public static String kindOf(String address) {
    return address.startsWith(SQLITE) ? SQLITE_DIALECT : POSTGRESQL_DIALECT;
  }

  /**
   * Opens a database by its address; refuses one that is not known, does not answer, is damaged or
   * belongs to another key than the one in the file.
   */
  public static Database open(String address, Path keyFile) {
    if (address.startsWith(SQLITE) && address.length() > SQLITE.length()) {
      SQLiteDataSource source = sqlite(address);
      Optional<Path> file = fileOf(address);
      file.ifPresent(Database::keepPrivate);
      file.ifPresent(checked -> StoreCheck.file(source, checked));
      return open(pool(source), SQLITE_DIALECT, address, keyFile, file);
    }
    if (address.startsWith(POSTGRESQL)) {
      Properties none = new Properties();
      return open(
          postgresql(address, none), POSTGRESQL_DIALECT, address, keyFile, Optional.empty());
    }
    if (address.startsWith("postgresql:") || address.startsWith("postgres:")) {
      return ofUri(address, keyFile);
    }
    throw new Refusal(Text.of("refused.db", "db", shown(address)));
  }

  /** PostgreSQL's own form of address, in which name and password stand before the host. */
  private static Database ofUri(String address, Path keyFile) {
    Matcher parts = OWN_FORM.matcher(address);
    if (!parts.matches()) {
      throw new Refusal(Text.of("refused.db", "db", shown(address)));
    }
    Properties who = new Properties();
    set(who, "user", parts.group("user"));
    set(who, "password", parts.group("password"));
    String plain = POSTGRESQL + "//" + parts.group("rest");
    return open(postgresql(plain, who), POSTGRESQL_DIALECT, plain, keyFile, Optional.empty());
  }

  /** The file of a database in SQLite, unless it is in memory or written as a URI. */
  private static Optional<Path> fileOf(String address) {
    String name = address.substring(SQLITE.length()).replaceFirst("\\?.*", "");
    return name.startsWith(":") || name.startsWith("file:") || name.isEmpty()
        ? Optional.empty()
        : path(name);
  }

  private static Optional<Path> path(String name) {
    try {
      return Optional.of(Path.of(name));
    } catch (InvalidPathException none) {
      return Optional.empty(); // SQLite says what is wrong with it
    }
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

  private static void set(Properties who, String key, @Nullable String coded) {
    if (coded != null) {
      who.setProperty(key, decoded(coded));
    }
  }

  private static String decoded(String coded) {
    try {
      String plus = coded.replace("+", "%2B"); // here a plus is no space
      return URLDecoder.decode(plus, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException plain) {
      return coded; // a percent sign of its own
    }
  }

  private static Database open(
      HikariConfig config, String dialect, String address, Path keyFile, Optional<Path> file) {
    HikariDataSource reading = null;
    try {
      config.setMaximumPoolSize(READERS);
      reading = new HikariDataSource(config);
      Migrations.run(reading, dialect); // with PostgreSQL it needs more than one connection
      Jdbi jdbi = discreet(reading);
      StoreCheck.schema(jdbi, shown(address));
      SecretCipher cipher = StoredKey.of(jdbi, keyFile, dialect.equals(SQLITE_DIALECT));
      HikariConfig one = new HikariConfig();
      config.copyStateTo(one);
      one.setMaximumPoolSize(1);
      return new Database(new HikariDataSource(one), reading, cipher, file);
    } catch (Refusal refusal) {
      close(reading);
      throw refusal;
    } catch (RuntimeException failed) {
      close(reading);
      if (file.isPresent() && StoreCheck.isDamage(failed)) {
        throw StoreCheck.damaged(file.get(), Optional.of(deepest(failed)));
      }
      throw new Refusal(Text.of("refused.db.open", "db", shown(address), "why", deepest(failed)));
    }
  }

  private static SQLiteDataSource sqlite(String address) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(PATIENCE_MS);
    config.enforceForeignKeys(true);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl(address);
    return source;
  }

  private static HikariConfig postgresql(String address, Properties who) {
    HikariConfig config = pool(null);
    config.setJdbcUrl(address);
    config.setDriverClassName("org.postgresql.Driver");
    config.setDataSourceProperties(who);
    // A database that falls silent must not hold the writer, and a table's lock with it, for ever.
    config.addDataSourceProperty("connectTimeout", "5");
    config.addDataSourceProperty("socketTimeout", "10");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    // What a failure quotes of a row could be somebody's secret.
    config.addDataSourceProperty("logServerErrorDetail", "false");
    return config;
  }

  private static HikariConfig pool(@Nullable DataSource source) {
    HikariConfig config = new HikariConfig();
    if (source != null) {
      config.setDataSource(source);
    }
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE_MS);
    config.setInitializationFailTimeout(PATIENCE_MS);
    return config;
  }

  /** An address without whatever could hold a password. */
  private static String shown(String address) {
    return address.replaceFirst("//.*@", "//").replaceFirst("\\?.*", "");
  }

  private static String deepest(Throwable failed) {
    Throwable at = failed;
    while (at.getCause() != null) {
      at = at.getCause();
    }
    String message = String.valueOf(at.getMessage());
    return message.lines().findFirst().orElse(at.getClass().getSimpleName());
  }

  private static void close(@Nullable HikariDataSource source) {
    if (source != null) {
      source.close();
    }
  }

  /** Asks the database something. */
  <T> T read(HandleCallback<T, RuntimeException> question) {
    try {
      return reader.withHandle(question);
    } catch (JdbiException failed) {
      throw new StoreException("the database does not answer", failed);
    }
  }

  /** Changes something; durable when it returns. */
  <T> T write(Function<Handle, T> change) {
    return writer.write(change);
  }

  /** Lets somebody hear how writing goes. */
  public void listen(WriteListener listener) {
    writer.listen(listener);
  }

  /** How many changes wait to be written. */
  public int waiting() {
    return writer.waiting();
  }

  /** How secrets are kept in its rows. */
  RowSecrets secrets() {
    return secrets;
  }

  /** Loads what opening a database needs; it may be done beside other things. */
  public static void preload() {
    discreet(sqlite(SQLITE + ":memory:")).useHandle(handle -> handle.execute("select 1"));
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

package games.parlour.server.store;

import com.zaxxer.hikari.HikariConfig;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * Where a database is, and how to connect to it.
 *
 * @param url as Java's drivers write it, without a name or password before the host
 * @param who the name and the password, where they stood before the host
 */
public record DatabaseAddress(String url, Properties who) {
  private static final String SQLITE = "jdbc:sqlite:";
  private static final String POSTGRESQL = "jdbc:postgresql:";
  private static final Pattern OWN_FORM =
      Pattern.compile(
          "postgres(?:ql)?://(?:(?<user>[^:/@]*)(?::(?<password>.*))?@)?(?<rest>[^@/]*/[^@]*)");
  private static final int PATIENCE_MS = 5_000;

  /** What the driver says of an address, or of a database that is away, is said by ourselves. */
  private static final Logger DRIVER = Logger.getLogger("org.postgresql");

  static {
    DRIVER.setLevel(Level.OFF);
  }

  /**
   * What PostgreSQL does by itself: a server that was frozen or cut off in the midst of a change
   * must not hold what it has locked, and nobody waits for that for long.
   */
  private static final String SESSION =
      "-c lock_timeout=2000 -c idle_in_transaction_session_timeout=5000"
          + " -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3";

  /** The same for what may stand idle in a transaction while it does something else. */
  private static final String UNHURRIED = SESSION + " -c idle_in_transaction_session_timeout=0";

  /** What servers rely on, and an address may therefore not set. */
  private static final Pattern OURS =
      Pattern.compile("[?&](options|ApplicationName)=", Pattern.CASE_INSENSITIVE);

  /** Reads an address; refuses one of no known kind. */
  public static DatabaseAddress of(String address) {
    boolean sqlite = address.startsWith(SQLITE) && address.length() > SQLITE.length();
    if (sqlite) {
      return new DatabaseAddress(address, new Properties());
    }
    Properties who = new Properties();
    String url = address;
    Matcher parts = OWN_FORM.matcher(address);
    if (parts.matches()) {
      set(who, "user", parts.group("user"));
      set(who, "password", parts.group("password"));
      url = POSTGRESQL + "//" + parts.group("rest");
    }
    if (!url.startsWith(POSTGRESQL) || Driver.parseURL(url, null) == null) {
      throw new Refusal(Text.of("refused.db", "db", shown(address)));
    }
    Matcher ours = OURS.matcher(url);
    if (ours.find()) {
      throw new Refusal(Text.of("refused.db.parameter", "parameter", ours.group(1)));
    }
    return new DatabaseAddress(url, who);
  }

  /** A file of SQLite. */
  public static DatabaseAddress ofFile(Path file) {
    return new DatabaseAddress(SQLITE + file, new Properties());
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

  /** Whether it is one of SQLite's; else it is one of PostgreSQL's. */
  public boolean isSqlite() {
    return url.startsWith(SQLITE);
  }

  /** The word for its kind. */
  public String dialect() {
    return isSqlite() ? "sqlite" : "postgresql";
  }

  /** The file of a database in SQLite, unless it is in memory or written as a URI. */
  public Optional<Path> file() {
    if (!isSqlite()) {
      return Optional.empty();
    }
    String name = url.substring(SQLITE.length()).replaceFirst("\\?.*", "");
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

  /** The address without whatever could hold a password. */
  public String shown() {
    return shown(url);
  }

  private static String shown(String address) {
    return address.replaceFirst("//.*@", "//").replaceFirst("\\?.*", "");
  }

  /**
   * How connections for play are made. A change waits its turn, should the host change something.
   *
   * @param name whose connections these are; PostgreSQL tells it to everybody who listens
   */
  public HikariConfig pool(String name) {
    return isSqlite() ? usual(sqlite(SQLiteConfig.TransactionMode.IMMEDIATE)) : postgresql(name);
  }

  /**
   * How connections are made that change the schema or fill it, which may take long: while one
   * works the other waits in the midst of a transaction.
   */
  public HikariConfig maintenance(String name) {
    HikariConfig config = pool(name);
    if (!isSqlite()) {
      config.addDataSourceProperty("options", UNHURRIED);
      config.addDataSourceProperty("socketTimeout", "0");
    }
    config.setMaximumPoolSize(2); // Flyway needs one more to hold its lock
    return config;
  }

  /** How connections for jobs are made, which may run twice: losing the last commits is no harm. */
  public HikariConfig jobs(String name) {
    HikariConfig config = postgresql(name);
    config.addDataSourceProperty("options", SESSION + " -c synchronous_commit=off");
    return config;
  }

  /** One connection to PostgreSQL that is kept to hear what others tell. */
  public Connection listening(String name) throws SQLException {
    Properties properties = new Properties();
    properties.putAll(postgresql(name).getDataSourceProperties());
    // It only waits for messages and asks for nothing slow, and should notice soon when it is cut.
    properties.put("socketTimeout", "5");
    return new Driver().connect(url, properties);
  }

  /**
   * How one connection is made that only looks, and holds nobody up with it. What it reads may have
   * to wait for a slow disk.
   */
  public HikariConfig snapshot() {
    HikariConfig config =
        isSqlite() ? usual(sqlite(SQLiteConfig.TransactionMode.DEFERRED)) : postgresql("backup");
    if (!isSqlite()) {
      config.addDataSourceProperty("options", UNHURRIED);
    }
    config.setMaximumPoolSize(1);
    return config;
  }

  /** SQLite's own source of connections. */
  DataSource sqlite() {
    return sqlite(SQLiteConfig.TransactionMode.IMMEDIATE);
  }

  private SQLiteDataSource sqlite(SQLiteConfig.TransactionMode mode) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(PATIENCE_MS);
    config.setTransactionMode(mode);
    config.enforceForeignKeys(true);
    config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "on"); // what is removed is overwritten
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl(url);
    return source;
  }

  private HikariConfig postgresql(String name) {
    HikariConfig config = usual(null);
    config.setJdbcUrl(url);
    config.setDriverClassName("org.postgresql.Driver");
    Properties properties = new Properties();
    properties.putAll(who);
    config.setDataSourceProperties(properties);
    config.addDataSourceProperty("ApplicationName", name);
    config.addDataSourceProperty("options", SESSION);
    // A database that falls silent must not hold the writer, and a table's lock with it, for ever.
    config.addDataSourceProperty("connectTimeout", "5");
    config.addDataSourceProperty("socketTimeout", "10");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    // What a failure quotes of a row could be somebody's secret.
    config.addDataSourceProperty("logServerErrorDetail", "false");
    return config;
  }

  private static HikariConfig usual(@Nullable DataSource source) {
    HikariConfig config = new HikariConfig();
    if (source != null) {
      config.setDataSource(source);
    }
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE_MS);
    config.setInitializationFailTimeout(PATIENCE_MS);
    return config;
  }

  /** Nobody is told a password by mistake. */
  @Override
  public String toString() {
    return shown();
  }
}

package games.parlour.server.store;

import com.zaxxer.hikari.HikariConfig;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
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

  /** Reads an address; refuses one of no known kind. */
  public static DatabaseAddress of(String address) {
    boolean sqlite = address.startsWith(SQLITE) && address.length() > SQLITE.length();
    if (sqlite || address.startsWith(POSTGRESQL)) {
      return new DatabaseAddress(address, new Properties());
    }
    Matcher parts = OWN_FORM.matcher(address);
    if (!parts.matches()) {
      throw new Refusal(Text.of("refused.db", "db", shown(address)));
    }
    Properties who = new Properties();
    set(who, "user", parts.group("user"));
    set(who, "password", parts.group("password"));
    return new DatabaseAddress(POSTGRESQL + "//" + parts.group("rest"), who);
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
   */
  public HikariConfig pool() {
    return isSqlite() ? pool(sqlite(SQLiteConfig.TransactionMode.IMMEDIATE)) : postgresql();
  }

  /** How one connection is made that only looks, and holds nobody up with it. */
  public HikariConfig snapshot() {
    HikariConfig config =
        isSqlite() ? pool(sqlite(SQLiteConfig.TransactionMode.DEFERRED)) : postgresql();
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

  private HikariConfig postgresql() {
    HikariConfig config = pool(null);
    config.setJdbcUrl(url);
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

  /** Nobody is told a password by mistake. */
  @Override
  public String toString() {
    return shown();
  }
}

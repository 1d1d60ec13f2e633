package games.parlour.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Properties;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** An open database, brought up to date: one connection that writes and some that read. */
public final class Database implements AutoCloseable {
  private static final String HOME = "classpath:games/parlour/server/store/";
  private static final String SQLITE = "jdbc:sqlite:";
  private static final String POSTGRESQL = "jdbc:postgresql:";
  private static final Pattern OWN_FORM =
      Pattern.compile(
          "postgres(?:ql)?://(?:(?<user>[^:/@]*)(?::(?<password>.*))?@)?(?<rest>[^@/]*/[^@]*)");

  private static final int READERS = 4;
  private static final int PATIENCE_MS = 5_000;

  private final HikariDataSource writing;
  private final HikariDataSource reading;
  private final Jdbi reader;
  private final Writer writer;

  private Database(HikariDataSource writing, HikariDataSource reading) {
    this.writing = writing;
    this.reading = reading;
    this.reader = discreet(reading);
    this.writer = new Writer(discreet(writing));
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

  /** Opens a database by its address; refuses one that is not known or does not answer. */
  public static Database open(String address) {
    if (address.startsWith(SQLITE) && address.length() > SQLITE.length()) {
      return open(sqlite(address), "sqlite", address);
    }
    if (address.startsWith(POSTGRESQL)) {
      Properties none = new Properties();
      return open(postgresql(address, none), "postgresql", address);
    }
    if (address.startsWith("postgresql:") || address.startsWith("postgres:")) {
      return ofUri(address);
    }
    throw new Refusal(Text.of("refused.db", "db", shown(address)));
  }

  /** PostgreSQL's own form of address, in which name and password stand before the host. */
  private static Database ofUri(String address) {
    Matcher parts = OWN_FORM.matcher(address);
    if (!parts.matches()) {
      throw new Refusal(Text.of("refused.db", "db", shown(address)));
    }
    Properties who = new Properties();
    set(who, "user", parts.group("user"));
    set(who, "password", parts.group("password"));
    String plain = POSTGRESQL + "//" + parts.group("rest");
    return open(postgresql(plain, who), "postgresql", plain);
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

  private static Database open(HikariConfig config, String dialect, String address) {
    HikariDataSource reading = null;
    try {
      config.setMaximumPoolSize(READERS);
      reading = new HikariDataSource(config);
      migrate(reading, dialect); // with PostgreSQL it needs more than one connection
      HikariConfig one = new HikariConfig();
      config.copyStateTo(one);
      one.setMaximumPoolSize(1);
      return new Database(new HikariDataSource(one), reading);
    } catch (RuntimeException failed) {
      close(reading);
      throw new Refusal(Text.of("refused.db.open", "db", shown(address), "why", deepest(failed)));
    }
  }

  private static HikariConfig sqlite(String address) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(PATIENCE_MS);
    config.enforceForeignKeys(true);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl(address);
    return pool(source);
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

  private static void migrate(DataSource source, String dialect) {
    Flyway.configure(Database.class.getClassLoader())
        .dataSource(source)
        .locations(HOME + "common", HOME + dialect)
        .validateMigrationNaming(true)
        .load()
        .migrate();
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

  /** Whether it answers. */
  public boolean answers() {
    return read(handle -> handle.createQuery("select 1").mapTo(Integer.class).one()) == 1;
  }

  /** Writes what still waits and closes. */
  @Override
  public void close() {
    writer.close();
    reading.close();
    writing.close();
  }
}

package games.parlour.server;

import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.http.HttpListener;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.store.Database;
import games.parlour.server.store.DatabaseAddress;
import games.parlour.server.store.StoreException;
import java.net.BindException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server. Closing it lets what is under way finish and loses nothing. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final Database database;
  private final ServerAssembly assembly;
  private final HttpListener http;
  private final ServerMetrics metrics;

  private Server(
      Database database, ServerAssembly assembly, HttpListener http, ServerMetrics metrics) {
    this.database = database;
    this.assembly = assembly;
    this.http = http;
    this.metrics = metrics;
  }

  /** Opens the database and listens; refuses what cannot be had. */
  public static Server start(Config config, List<Game<?, ?>> games) {
    Database database = Database.open(config.database(), config.keyFile());
    ServerMetrics metrics = new ServerMetrics();
    @Nullable ServerAssembly assembly = null;
    try {
      database.listen(metrics.store());
      assembly = new ServerAssembly(config, games, database, metrics);
      HttpListener http =
          HttpListener.listen(
              config.host(),
              config.port(),
              config.network(),
              assembly.routes(),
              assembly.words(),
              metrics);
      assembly.resume(config.host() + ":" + http.port());
      Thread.startVirtualThread(database::warmUp);
      logStart(config, http.port());
      return new Server(database, assembly, http, metrics);
    } catch (RuntimeException failed) {
      if (assembly != null) {
        assembly.close();
      }
      database.close();
      throw told(failed, config);
    }
  }

  private static void logStart(Config config, int port) {
    LOG.atInfo()
        .addKeyValue("host", config.host())
        .addKeyValue("port", port)
        .addKeyValue("database", Database.kindOf(config.database()))
        .addKeyValue("settings", config.settingsFile().map(Path::toString).orElse("none"))
        .log("the server has started");
  }

  private static RuntimeException told(RuntimeException failed, Config config) {
    for (Throwable at = failed; at != null; at = at.getCause()) {
      if (at instanceof BindException) {
        return new Refusal(Text.of("refused.port", "port", config.port(), "host", config.host()));
      }
      if (at instanceof UnknownHostException || at instanceof UnresolvedAddressException) {
        return new Refusal(Text.of("refused.host", "host", config.host()));
      }
    }
    return failed instanceof StoreException
        ? Database.failure(failed, DatabaseAddress.of(config.database()))
        : failed;
  }

  /** The port it listens on. */
  public int port() {
    return http.port();
  }

  /** Stops listening, ends the streams, lets computers finish their move, closes the database. */
  @Override
  public void close() {
    assembly.endStreams();
    http.close();
    assembly.close();
    database.close();
    metrics.close();
    LOG.info("the server has stopped");
  }
}

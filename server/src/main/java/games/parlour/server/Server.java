package games.parlour.server;

import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.http.EventStreams;
import games.parlour.server.http.HttpListener;
import games.parlour.server.http.Routes;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.network.ProxyHeaders;
import games.parlour.server.store.Database;
import games.parlour.server.store.GuestStore;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStore;
import games.parlour.server.tables.Guests;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.SecretGenerator;
import games.parlour.server.tables.Tables;
import java.net.BindException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server. Closing it lets what is under way finish and loses nothing. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final Database database;
  private final Tables tables;
  private final EventStreams events;
  private final HttpListener http;
  private final ServerMetrics metrics;

  private Server(
      Database database,
      Tables tables,
      EventStreams events,
      HttpListener http,
      ServerMetrics metrics) {
    this.database = database;
    this.tables = tables;
    this.events = events;
    this.http = http;
    this.metrics = metrics;
  }

  /** Opens the database and listens; refuses what cannot be had. */
  public static Server start(Config config, List<Game<?, ?>> games) {
    Database database = Database.open(config.database(), config.keyFile());
    ServerMetrics metrics = new ServerMetrics();
    try {
      database.listen(metrics.store());
      Clock clock = Clock.systemUTC();
      SecretGenerator secrets = new SecretGenerator(config.demonstration());
      Hub hub = new Hub();
      Guests guests = new Guests(new GuestStore(database), secrets, clock);
      Map<String, Game<?, ?>> byId =
          games.stream().collect(Collectors.toMap(Game::id, game -> game));
      Tables tables =
          new Tables(
              byId,
              new TableStore(database),
              new TableLists(database),
              hub,
              secrets,
              clock,
              config.thinkers(),
              config.pace(),
              config.limits().tables(),
              config.tableMemory());
      Catalogues words = new Catalogues();
      Presenter presenter = new Presenter(games, words, guests, hub);
      UpdateWriter updates = new UpdateWriter(words, guests, hub);
      EventStreams events = new EventStreams(tables, updates, hub, config.limits().streams());
      Routes routes =
          new Routes(
              tables,
              guests,
              presenter,
              updates,
              words,
              events,
              database,
              config.limits(),
              new ProxyHeaders(config.network().trustedProxies()),
              config.pages(),
              metrics,
              config.metrics());
      HttpListener http =
          HttpListener.listen(
              config.host(), config.port(), config.network(), routes, words, metrics);
      watch(metrics, database, tables, events);
      tables.resume();
      Thread.startVirtualThread(database::warmUp);
      logStart(config, http.port());
      return new Server(database, tables, events, http, metrics);
    } catch (RuntimeException failed) {
      database.close();
      throw told(failed, config);
    }
  }

  private static void watch(
      ServerMetrics metrics, Database database, Tables tables, EventStreams events) {
    metrics.gauge("parlour.tables", "Tables in memory", tables::inMemory);
    metrics.gauge("parlour.streams", "Live streams that are open", events::size);
    metrics.gauge(
        "parlour.computers.waiting",
        "Tables that wait until a computer has time for them",
        tables::waitingForComputers);
    metrics.gauge("parlour.hints.waiting", "Guests who wait for a hint", tables::waitingForHints);
    metrics.gauge("parlour.store.waiting", "Changes that wait to be written", database::waiting);
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
    return failed;
  }

  /** The port it listens on. */
  public int port() {
    return http.port();
  }

  /** Stops listening, ends the streams, lets computers finish their move, closes the database. */
  @Override
  public void close() {
    events.close();
    http.close();
    tables.close();
    database.close();
    metrics.close();
    LOG.info("the server has stopped");
  }
}

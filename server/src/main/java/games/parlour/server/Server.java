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
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A running server. Closing it lets what is under way finish and loses nothing. */
public final class Server implements AutoCloseable {
  private final Database database;
  private final Tables tables;
  private final EventStreams events;
  private final HttpListener http;

  private Server(Database database, Tables tables, EventStreams events, HttpListener http) {
    this.database = database;
    this.tables = tables;
    this.events = events;
    this.http = http;
  }

  /** Opens the database and listens; refuses what cannot be had. */
  public static Server start(Config config, List<Game<?, ?>> games) {
    Database database = Database.open(config.database(), config.keyFile());
    try {
      Clock clock = Clock.systemUTC();
      SecretGenerator secrets = new SecretGenerator();
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
              config.pages());
      HttpListener http =
          HttpListener.listen(config.host(), config.port(), config.network(), routes, words);
      tables.resume();
      Thread.startVirtualThread(database::warmUp);
      return new Server(database, tables, events, http);
    } catch (RuntimeException failed) {
      database.close();
      throw told(failed, config);
    }
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
  }
}

package games.parlour.server;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.server.http.Limits;
import games.parlour.server.http.Limits.Rate;
import games.parlour.server.http.Limits.Streams;
import games.parlour.server.http.Pages;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.ghosts.GhostsGame;
import games.parlour.votes.VotesForWomen;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A running server of the tests, which can be closed and opened again on the same database. */
final class House implements AutoCloseable {
  /** So much that no test meets it by chance. */
  static final Limits GENEROUS = limits(new Streams(500, 100, 20, Duration.ofMillis(250)));

  static final List<Game<?, ?>> GAMES =
      List.of(
          new Suffragetto(),
          new CardsGame(),
          new GhostsGame(),
          new FortChitral(),
          new VotesForWomen());

  private final String database;
  private final Duration pace;
  private final Limits limits;
  private final Pages pages;
  private Server server;

  House(String database, Limits limits, Pages pages) {
    this(database, Duration.ZERO, limits, pages);
  }

  private House(String database, Duration pace, Limits limits, Pages pages) {
    this.database = database;
    this.pace = pace;
    this.limits = limits;
    this.pages = pages;
    this.server = start();
  }

  static Limits limits(Streams streams) {
    Rate many = new Rate(1_000_000, 100_000);
    return new Limits(many, many, many, many, many, streams);
  }

  /** A server with enough room for every test. */
  static House at(String database) {
    return new House(database, GENEROUS, Pages.none());
  }

  /** A server with a database in a folder, for what no database could change. */
  static House in(Path folder, Limits limits, Pages pages) {
    return new House("jdbc:sqlite:" + folder.resolve("t.db"), limits, pages);
  }

  /** Another server on the same database. */
  House beside() {
    return at(database);
  }

  /** Another server on the same database, with other limits. */
  House beside(Limits other) {
    return new House(database, other, pages);
  }

  /** Another server on the same database, where computers take so long for a move at least. */
  House beside(Duration slow) {
    return new House(database, slow, limits, pages);
  }

  private Server start() {
    return Server.start(new Config("127.0.0.1", 0, database, 2, pace, limits, pages), GAMES);
  }

  String database() {
    return database;
  }

  int port() {
    return server.port();
  }

  /** Somebody new. */
  Visitor visitor() {
    return new Visitor(this::port);
  }

  void restart() {
    server.close();
    server = start();
  }

  @Override
  public void close() {
    server.close();
  }
}

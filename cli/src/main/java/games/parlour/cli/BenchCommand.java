package games.parlour.cli;

import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.players.PlayerSpec;
import games.parlour.players.search.Budget;
import java.util.List;
import java.util.Locale;

/** Measures how many random games are played in a second, or how much a search looks at. */
final class BenchCommand implements Command {
  private static final double USUAL_SECONDS = 10;
  private static final double LEAST_WARM_UP = 2;
  private static final Budget USUAL_SEARCH = Budget.time(1000);

  @Override
  public String name() {
    return "bench";
  }

  @Override
  public void shape(Shape shape) {
    shape
        .parameter("game", true)
        .value("seconds")
        .value("seed")
        .value("threads")
        .flag("search")
        .value("time")
        .value("nodes")
        .flag("json")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(Desk desk, Given given) {
    Game<?, ?> game = given.game();
    given.apart("search", "seconds");
    given.needs("time", "search");
    given.needs("nodes", "search");
    return given.has("search") ? search(desk, game, given) : measure(desk, game, given);
  }

  private static <P extends Position<P, M>, M extends Move> int measure(
      Desk desk, Game<P, M> game, Given given) {
    double seconds = given.decimal("seconds", USUAL_SECONDS, 0.1, 86_400);
    long seed = given.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1);
    int threads = (int) given.number("threads", 1, 1024).orElse(1);
    Setup setup = given.setup(desk, game, Occasion.COMPUTERS);
    double warmUp = Math.max(LEAST_WARM_UP, seconds / 5);
    boolean talks = !given.has("json");
    if (talks) {
      desk.say("bench.warm", "seconds", decimals(warmUp));
      desk.out().flush();
    }
    Race<P, M> race = new Race<>(game, game.start(setup), warmUp, seconds);
    Race.Tally tally = race.run(threads, new Generator(seed));
    if (talks) {
      tell(desk, tally, Locale.of(desk.language().tag()));
    }
    List<String> sides = sides(game, setup);
    Json results =
        new Json()
            .with(sides.get(0), tally.first())
            .with(sides.get(1), tally.second())
            .with("draw", tally.drawn());
    Json json =
        new Json()
            .with("game", game.id())
            .with("options", setup.options())
            .with("seed", seed)
            .with("threads", threads)
            .with("seconds", rounded(tally.seconds()))
            .with("playouts", tally.games())
            .with("playouts_per_s", rounded(tally.games() / tally.seconds()))
            .with("turns_per_s", rounded(tally.turns() / tally.seconds()))
            .with("moves_per_s", rounded(tally.moves() / tally.seconds()))
            .with("mean_turns", rounded((double) tally.turns() / tally.games()))
            .with("results", results)
            .with("java", System.getProperty("java.version"))
            .with("cores", Runtime.getRuntime().availableProcessors())
            .with("warmup_seconds", rounded(warmUp));
    desk.out().println(json.line());
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> int search(
      Desk desk, Game<P, M> game, Given given) {
    long seed = given.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1);
    int threads = (int) given.number("threads", 1, PlayerSpec.MOST_THREADS).orElse(1);
    Budget budget = given.budget(USUAL_SEARCH);
    Setup setup = given.setup(desk, game, Occasion.COMPUTERS);
    SearchBench<P, M> bench = new SearchBench<>(game, setup, seed);
    SearchBench.Tally tally = bench.run(threads, budget);
    if (!given.has("json")) {
      Locale locale = Locale.of(desk.language().tag());
      desk.say(
          "bench.search",
          "positions",
          tally.positions(),
          "nodes",
          count(locale, tally.nodes()),
          "seconds",
          decimals(tally.seconds()));
      desk.say(
          "bench.search.speed",
          "nodes",
          count(locale, Math.round(tally.speed())),
          "depth",
          decimals(tally.meanDepth()));
    }
    Json json =
        new Json()
            .with("game", game.id())
            .with("options", setup.options())
            .with("seed", seed)
            .with("threads", threads)
            .with("positions", tally.positions())
            .with("time_per_position_ms", budget.millis())
            .with("nodes_per_position", budget.nodes())
            .with("seconds", rounded(tally.seconds()))
            .with("nodes", tally.nodes())
            .with("nodes_per_s", rounded(tally.speed()))
            .with("mean_depth", rounded(tally.meanDepth()))
            .with("java", System.getProperty("java.version"))
            .with("cores", Runtime.getRuntime().availableProcessors());
    desk.out().println(json.line());
    return 0;
  }

  private static void tell(Desk desk, Race.Tally tally, Locale locale) {
    desk.say(
        "bench.games", "games", count(locale, tally.games()), "seconds", decimals(tally.seconds()));
    desk.say(
        "bench.speed",
        "games",
        count(locale, Math.round(tally.games() / tally.seconds())),
        "turns",
        count(locale, Math.round(tally.turns() / tally.seconds())),
        "moves",
        count(locale, Math.round(tally.moves() / tally.seconds())));
  }

  /** The names of side 0 and side 1. */
  private static List<String> sides(Game<?, ?> game, Setup setup) {
    return game.sides(setup).stream().map(Side::name).toList();
  }

  private static String count(Locale locale, long number) {
    return String.format(locale, "%,d", number);
  }

  private static String decimals(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  private static double rounded(double number) {
    return Math.round(number * 1000) / 1000.0;
  }
}

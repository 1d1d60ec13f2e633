package games.parlour.cli.check;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.random.Generator;
import games.parlour.players.PlayerSpec;
import games.parlour.players.search.Budget;
import java.util.List;
import java.util.Locale;

/**
 * Measures how many random games are played in a second, how much a search looks at, or how long a
 * player takes.
 */
public final class BenchCommand implements Command {
  private static final double USUAL_SECONDS = 10;
  private static final double LEAST_WARM_UP = 2;
  private static final double MILLIS = 1000;
  private static final int USUAL_GAMES = 5;
  private static final int MOST_GAMES = 10_000;
  private static final Budget USUAL_SEARCH = Budget.time(1000);

  @Override
  public String name() {
    return "bench";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .value("seconds")
        .value("seed")
        .value("threads")
        .flag("search")
        .value("player")
        .value("games")
        .value("time")
        .value("nodes")
        .flag("json")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    Game<?, ?> game = arguments.game();
    arguments.apart("search", "seconds");
    arguments.needs("games", "player");
    if (arguments.has("player")) {
      for (String other : List.of("search", "seconds", "threads")) {
        arguments.apart("player", other);
      }
      return player(context, game, arguments);
    }
    arguments.needs("time", "search");
    arguments.needs("nodes", "search");
    return arguments.has("search")
        ? search(context, game, arguments)
        : measure(context, game, arguments);
  }

  private static <P extends Position<P, M>, M extends Move> int player(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    String word = arguments.value("player").orElseThrow();
    long seed = arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1);
    int games = (int) arguments.number("games", 1, MOST_GAMES).orElse(USUAL_GAMES);
    Budget budget = arguments.budget(USUAL_SEARCH);
    Setup setup = arguments.setup(context, game, Occasion.COMPUTERS);
    PlayerBenchmark.Tally tally = new PlayerBenchmark<>(game, setup, word, budget).run(games, seed);
    if (!arguments.has("json")) {
      context.say(
          "bench.player",
          "player",
          word,
          "games",
          games,
          "decisions",
          count(Locale.of(context.language().tag()), tally.decisions()));
      context.say(
          "bench.player.time",
          "mean",
          decimals(tally.mean() * MILLIS),
          "longest",
          decimals(tally.longest() * MILLIS),
          "seconds",
          decimals(tally.perGame()));
    }
    JsonAnswer json =
        new JsonAnswer()
            .with("game", game.id())
            .with("options", setup.options())
            .with("seed", seed)
            .with("player", word)
            .with("games", games)
            .with("decisions", tally.decisions())
            .with("mean_ms", rounded(tally.mean() * MILLIS))
            .with("longest_ms", rounded(tally.longest() * MILLIS))
            .with("core_seconds_per_game", rounded(tally.perGame()))
            .with("java", System.getProperty("java.version"))
            .with("cores", Runtime.getRuntime().availableProcessors());
    context.out().println(json.line());
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> int measure(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    double seconds = arguments.decimal("seconds", USUAL_SECONDS, 0.1, 86_400);
    long seed = arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1);
    int threads = (int) arguments.number("threads", 1, 1024).orElse(1);
    Setup setup = arguments.setup(context, game, Occasion.COMPUTERS);
    double warmUp = Math.max(LEAST_WARM_UP, seconds / 5);
    boolean talks = !arguments.has("json");
    if (talks) {
      context.say("bench.warm", "seconds", decimals(warmUp));
      context.out().flush();
    }
    PlayoutBenchmark<P, M> race = new PlayoutBenchmark<>(game, game.start(setup), warmUp, seconds);
    PlayoutBenchmark.Tally tally = race.run(threads, new Generator(seed));
    if (talks) {
      tell(context, tally, Locale.of(context.language().tag()));
    }
    List<String> sides = sides(game, setup);
    JsonAnswer results =
        new JsonAnswer()
            .with(sides.get(0), tally.first())
            .with(sides.get(1), tally.second())
            .with("draw", tally.drawn());
    JsonAnswer json =
        new JsonAnswer()
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
    context.out().println(json.line());
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> int search(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    long seed = arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1);
    int threads = (int) arguments.number("threads", 1, PlayerSpec.MOST_THREADS).orElse(1);
    Budget budget = arguments.budget(USUAL_SEARCH);
    Setup setup = arguments.setup(context, game, Occasion.COMPUTERS);
    SearchBenchmark<P, M> bench = new SearchBenchmark<>(game, setup, seed);
    SearchBenchmark.Tally tally = bench.run(threads, budget);
    if (!arguments.has("json")) {
      Locale locale = Locale.of(context.language().tag());
      context.say(
          "bench.search",
          "positions",
          tally.positions(),
          "nodes",
          count(locale, tally.nodes()),
          "seconds",
          decimals(tally.seconds()));
      context.say(
          "bench.search.speed",
          "nodes",
          count(locale, Math.round(tally.speed())),
          "depth",
          decimals(tally.meanDepth()));
    }
    JsonAnswer json =
        new JsonAnswer()
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
    context.out().println(json.line());
    return 0;
  }

  private static void tell(CommandContext context, PlayoutBenchmark.Tally tally, Locale locale) {
    context.say(
        "bench.games", "games", count(locale, tally.games()), "seconds", decimals(tally.seconds()));
    context.say(
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

package games.parlour.cli.lab;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.Program;
import games.parlour.cli.command.ProgressLine;
import games.parlour.cli.files.RecordFolder;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.lab.match.GameResult;
import games.parlour.lab.match.Match;
import games.parlour.lab.match.MatchPlan;
import games.parlour.lab.match.Tally;
import games.parlour.lab.statistics.Sprt;
import games.parlour.players.parallel.ParallelPlayers;
import games.parlour.players.search.Budget;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lets two computer players play a match. */
public final class MatchCommand implements Command {
  static final int MOST_GAMES = 100_000;

  private static final long USUAL_MILLIS = 200;
  private static final long MOST_MILLIS = 3_600_000;
  private static final long MOST_NODES = 1_000_000_000_000L;
  private static final int MOST_THREADS = 1024;
  private static final Pattern BOUNDS =
      Pattern.compile("(-?\\d{1,4}(?:\\.\\d{1,3})?),(-?\\d{1,4}(?:\\.\\d{1,3})?)");

  @Override
  public String name() {
    return "match";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .value("a")
        .value("b")
        .value("games")
        .value("time")
        .value("time-a")
        .value("time-b")
        .value("nodes")
        .value("seed")
        .value("concurrency")
        .value("sprt")
        .value("out")
        .flag("json")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    return play(context, arguments.game(), arguments);
  }

  private <P extends Position<P, M>, M extends Move> int play(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    String a = needed(arguments, "a", "--a SPEC");
    String b = needed(arguments, "b", "--b SPEC");
    checkTimes(arguments);
    MatchPlan<P, M> contest =
        new MatchPlan<>(
            game,
            arguments.setup(context, game, Occasion.COMPUTERS),
            a,
            b,
            budget(arguments, "time-a", a),
            budget(arguments, "time-b", b),
            games(arguments),
            arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1),
            threads(arguments),
            arguments.value("sprt").map(MatchCommand::sprt));
    Optional<RecordFolder> folder =
        arguments.value("out").map(name -> RecordFolder.of(name, contest.a(), contest.b()));
    try (Interruption interruption = new Interruption()) {
      Tally tally;
      try (ProgressLine progress = new ProgressLine(context)) {
        tally =
            new Match<>(contest)
                .run(
                    (played, sofar) -> {
                      folder.ifPresent(kept -> kept.keep(played));
                      tell(context, progress, contest, played, sofar);
                    },
                    interruption::asked);
      }
      MatchReport<P, M> report = new MatchReport<>(context, contest, tally);
      if (arguments.has("json")) {
        context.out().println(report.json().line());
      } else {
        report.tell();
        folder.ifPresent(kept -> context.say("match.records", "folder", kept.path().toString()));
      }
      context.out().flush();
    }
    return 0;
  }

  private static void tell(
      CommandContext context,
      ProgressLine progress,
      MatchPlan<?, ?> contest,
      GameResult played,
      Tally sofar) {
    if (played.fault()) {
      progress.close();
      String player = played.points() == 0 ? contest.a() : contest.b();
      context.aside(
          "match.fault", "number", played.number(), "player", player, "reason", played.reason());
    }
    Tally.Share all = sofar.all();
    progress.tell(
        Text.of(
            "match.progress",
            "done",
            all.games(),
            "games",
            contest.games(),
            "wins",
            all.wins(),
            "draws",
            all.draws(),
            "losses",
            all.losses()));
  }

  private String needed(CommandArguments arguments, String flag, String label) {
    return arguments.value(flag).orElseThrow(() -> missing(label));
  }

  private int games(CommandArguments arguments) {
    return (int) arguments.number("games", 1, MOST_GAMES).orElseThrow(() -> missing("--games N"));
  }

  private Refusal missing(String label) {
    return new Refusal(
        Text.of("refused.missing", "label", label, "command", Program.NAME + " " + name()));
  }

  /** How many games are played at once. */
  static int threads(CommandArguments arguments) {
    return (int) arguments.number("concurrency", 1, MOST_THREADS).orElse(1);
  }

  /** A time for each player leaves nobody whom a common one could be for. */
  private static void checkTimes(CommandArguments arguments) {
    arguments.apart("time-a", "nodes");
    arguments.apart("time-b", "nodes");
    if (arguments.has("time") && arguments.has("time-a") && arguments.has("time-b")) {
      throw new Refusal(Text.of("refused.match.times"));
    }
  }

  /** How long a player may think: its own time, or what is said for both. */
  private static Budget budget(CommandArguments arguments, String flag, String player) {
    if (!arguments.has(flag)) {
      return budget(arguments);
    }
    long millis = arguments.number(flag, 1, MOST_MILLIS).orElseThrow();
    if (!ParallelPlayers.takesBudget(player)) {
      throw new Refusal(Text.of("refused.match.time", "flag", "--" + flag, "player", player));
    }
    return Budget.time(millis);
  }

  /** How long an engine may think. */
  static Budget budget(CommandArguments arguments) {
    arguments.apart("time", "nodes");
    return arguments.has("nodes")
        ? Budget.nodes(arguments.number("nodes", 1, MOST_NODES).orElse(1))
        : Budget.time(arguments.number("time", 1, MOST_MILLIS).orElse(USUAL_MILLIS));
  }

  private static Sprt sprt(String text) {
    Matcher bounds = BOUNDS.matcher(text);
    if (bounds.matches()) {
      double low = Double.parseDouble(bounds.group(1));
      double high = Double.parseDouble(bounds.group(2));
      if (low < high) {
        return new Sprt(low, high);
      }
    }
    throw new Refusal(Text.of("refused.sprt", "value", text));
  }
}

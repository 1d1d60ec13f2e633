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
import games.parlour.core.Text;
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
  public void describe(CommandSyntax shape) {
    shape
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
  public int run(CommandContext desk, CommandArguments given) {
    return play(desk, given.game(), given);
  }

  private <P extends Position<P, M>, M extends Move> int play(
      CommandContext desk, Game<P, M> game, CommandArguments given) {
    String a = needed(given, "a", "--a SPEC");
    String b = needed(given, "b", "--b SPEC");
    checkTimes(given);
    MatchPlan<P, M> contest =
        new MatchPlan<>(
            game,
            given.setup(desk, game, Occasion.COMPUTERS),
            a,
            b,
            budget(given, "time-a", a),
            budget(given, "time-b", b),
            games(given),
            given.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1),
            threads(given),
            given.value("sprt").map(MatchCommand::sprt));
    Optional<RecordFolder> folder =
        given.value("out").map(name -> RecordFolder.of(name, contest.a(), contest.b()));
    try (Interruption interruption = new Interruption()) {
      Tally tally;
      try (ProgressLine progress = new ProgressLine(desk)) {
        tally =
            new Match<>(contest)
                .run(
                    (played, sofar) -> {
                      folder.ifPresent(kept -> kept.keep(played));
                      tell(desk, progress, contest, played, sofar);
                    },
                    interruption::asked);
      }
      MatchReport<P, M> report = new MatchReport<>(desk, contest, tally);
      if (given.has("json")) {
        desk.out().println(report.json().line());
      } else {
        report.tell();
        folder.ifPresent(kept -> desk.say("match.records", "folder", kept.path().toString()));
      }
      desk.out().flush();
    }
    return 0;
  }

  private static void tell(
      CommandContext desk, ProgressLine progress, MatchPlan<?, ?> contest, GameResult played, Tally sofar) {
    if (played.fault()) {
      progress.close();
      String player = played.points() == 0 ? contest.a() : contest.b();
      desk.aside(
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

  private String needed(CommandArguments given, String flag, String label) {
    return given.value(flag).orElseThrow(() -> missing(label));
  }

  private int games(CommandArguments given) {
    return (int) given.number("games", 1, MOST_GAMES).orElseThrow(() -> missing("--games N"));
  }

  private Refusal missing(String label) {
    return new Refusal(
        Text.of("refused.missing", "label", label, "command", Program.NAME + " " + name()));
  }

  /** How many games are played at once. */
  static int threads(CommandArguments given) {
    return (int) given.number("concurrency", 1, MOST_THREADS).orElse(1);
  }

  /** A time for each player leaves nobody whom a common one could be for. */
  private static void checkTimes(CommandArguments given) {
    given.apart("time-a", "nodes");
    given.apart("time-b", "nodes");
    if (given.has("time") && given.has("time-a") && given.has("time-b")) {
      throw new Refusal(Text.of("refused.match.times"));
    }
  }

  /** How long a player may think: its own time, or what is said for both. */
  private static Budget budget(CommandArguments given, String flag, String player) {
    if (!given.has(flag)) {
      return budget(given);
    }
    long millis = given.number(flag, 1, MOST_MILLIS).orElseThrow();
    if (!ParallelPlayers.takesBudget(player)) {
      throw new Refusal(Text.of("refused.match.time", "flag", "--" + flag, "player", player));
    }
    return Budget.time(millis);
  }

  /** How long an engine may think. */
  static Budget budget(CommandArguments given) {
    given.apart("time", "nodes");
    return given.has("nodes")
        ? Budget.nodes(given.number("nodes", 1, MOST_NODES).orElse(1))
        : Budget.time(given.number("time", 1, MOST_MILLIS).orElse(USUAL_MILLIS));
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

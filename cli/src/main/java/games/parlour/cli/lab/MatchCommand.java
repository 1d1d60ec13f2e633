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
import games.parlour.lab.Contest;
import games.parlour.lab.Match;
import games.parlour.lab.Played;
import games.parlour.lab.Sprt;
import games.parlour.lab.Tally;
import games.parlour.players.Budget;
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
    Contest<P, M> contest =
        new Contest<>(
            game,
            given.setup(desk, game, Occasion.COMPUTERS),
            needed(given, "a", "--a SPEC"),
            needed(given, "b", "--b SPEC"),
            budget(given),
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
      CommandContext desk,
      ProgressLine progress,
      Contest<?, ?> contest,
      Played played,
      Tally sofar) {
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

  /** How long an engine may think. */
  static Budget budget(CommandArguments given) {
    if (given.has("time") && given.has("nodes")) {
      throw new Refusal(Text.of("refused.flag.both", "first", "--time", "second", "--nodes"));
    }
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

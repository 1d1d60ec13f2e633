package games.parlour.cli.lab;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.ProgressLine;
import games.parlour.cli.files.NewFile;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.output.NumberFormats;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.lab.tuning.Tuning;
import games.parlour.lab.tuning.TuningResult;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;

/** Fits the weights of a game's evaluation to self-played games. */
final class TuneCommand implements Command {
  private static final int USUAL_GAMES = 1000;
  private static final int USUAL_NODES = 1000;
  private static final int MOST_NODES = 1_000_000;

  @Override
  public String name() {
    return "tune";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .value("games")
        .value("nodes")
        .value("seed")
        .value("concurrency")
        .value("out")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    tune(context, arguments.game(), arguments);
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void tune(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    Tuning<P, M> tuning =
        new Tuning<>(
            game,
            arguments.setup(context, game, Occasion.COMPUTERS),
            (int) arguments.number("games", 1, MatchCommand.MOST_GAMES).orElse(USUAL_GAMES),
            arguments.number("nodes", 1, MOST_NODES).orElse(USUAL_NODES),
            arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1),
            MatchCommand.threads(arguments));
    Optional<String> out = arguments.value("out");
    out.ifPresent(TuneCommand::checkFree);
    try (Interruption interruption = new Interruption()) {
      TuningResult tuned;
      try (ProgressLine progress = new ProgressLine(context)) {
        tuned =
            tuning.run(
                done ->
                    progress.tell(Text.of("tune.progress", "done", done, "games", tuning.games())),
                interruption::asked);
      }
      String file = file(tuned, arguments.asTyped());
      if (out.isPresent()) {
        NewFile.write(out.get(), file);
        tell(context, context.out(), tuned);
        context.say("tune.written", "file", out.get());
      } else {
        tell(context, context.err(), tuned);
        context.out().print(file);
      }
      context.out().flush();
      context.err().flush();
    }
  }

  /** Before hours of play, not after them. */
  static void checkFree(String name) {
    Path path = RecordFiles.path(name);
    if (Files.exists(path)) {
      throw new Refusal(Text.of("refused.save.exists", "file", name));
    }
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || !Files.isWritable(folder)) {
      throw new Refusal(Text.of("refused.file.unwritable", "file", name));
    }
  }

  /** The data file: how it can be had again, then the weights. */
  private static String file(TuningResult tuned, String command) {
    return String.format(
            Locale.ROOT,
            "# %s%n# %s: %d games, %d calm positions; log-loss of the games held out %.4f before,"
                + " %.4f after%n",
            command,
            LocalDate.now(ZoneId.systemDefault()),
            tuned.games(),
            tuned.positions(),
            tuned.before(),
            tuned.after())
        + tuned.weights().text();
  }

  private static void tell(CommandContext context, PrintWriter to, TuningResult tuned) {
    NumberFormats figures = new NumberFormats(Locale.of(context.language().tag()));
    line(
        context,
        to,
        Text.of(
            "tune.games", "games", tuned.games(), "positions", figures.count(tuned.positions())));
    line(
        context,
        to,
        Text.of(
            "tune.loss",
            "before",
            figures.decimal(tuned.before(), 4),
            "scaled",
            figures.decimal(tuned.scaled(), 4),
            "after",
            figures.decimal(tuned.after(), 4)));
    line(context, to, Text.of("tune.bins"));
    for (TuningResult.Bin bin : tuned.bins()) {
      if (bin.positions() > 0) {
        line(
            context,
            to,
            Text.of(
                "tune.bin",
                "said",
                figures.percent(bin.said()),
                "came",
                figures.percent(bin.came()),
                "positions",
                figures.count(bin.positions())));
      }
    }
  }

  private static void line(CommandContext context, PrintWriter to, Text text) {
    to.println(context.words().tell(text));
  }
}

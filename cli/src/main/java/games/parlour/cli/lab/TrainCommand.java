package games.parlour.cli.lab;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.Program;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.output.NumberFormats;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.lab.training.GenerationReport;
import games.parlour.lab.training.Training;
import games.parlour.lab.training.TrainingFolder;
import games.parlour.lab.training.TrainingTerms;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Teaches the network of a game's evaluation by self-played games. */
final class TrainCommand implements Command {
  private static final int USUAL_GAMES = 3000;
  private static final int MOST_GENERATIONS = 1_000_000;
  private static final int MOST_MINUTES = 1_000_000;

  @Override
  public String name() {
    return "train";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .value("folder")
        .value("minutes")
        .value("generations")
        .value("games")
        .value("seed")
        .value("concurrency");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    train(context, arguments.game(), arguments);
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void train(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    OptionalLong games = arguments.number("games", 1, MatchCommand.MOST_GAMES);
    OptionalLong seed = arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    int generations =
        (int) arguments.number("generations", 1, MOST_GENERATIONS).orElse(MOST_GENERATIONS);
    Duration time =
        Duration.ofMinutes(arguments.number("minutes", 1, MOST_MINUTES).orElse(MOST_MINUTES));
    int threads = MatchCommand.threads(arguments);
    String name = arguments.value("folder").orElseThrow(TrainCommand::withoutFolder);
    Training.check(game);
    Path path = RecordFiles.path(name);
    TrainingFolder folder = TrainingFolder.of(path);
    Training<P, M> training =
        Training.of(
            game,
            (int) term(folder, name, "games", games, TrainingTerms::games, USUAL_GAMES),
            term(folder, name, "seed", seed, TrainingTerms::seed, 1),
            threads);
    long begin = System.nanoTime();
    context.learn(game);
    try (Interruption interruption = new Interruption()) {
      int kept =
          training.run(
              folder,
              generations,
              () -> System.nanoTime() - begin >= time.toNanos(),
              interruption::asked,
              generation -> heading(arguments.asTyped(), training, generation),
              report -> tell(context, game, report));
      if (kept == 0) {
        context.say("train.none");
      } else {
        Path file = path.resolve(TrainingFolder.NETWORK);
        context.say("train.written", "generations", kept, "file", file.toString());
      }
      context.out().flush();
    }
  }

  private static Refusal withoutFolder() {
    return new Refusal(
        Text.of(
            "refused.missing", "label", "--folder DIR", "command", Program.NAME + " lab train"));
  }

  /** What was said, or what the training was begun with; refuses what contradicts it. */
  private static long term(
      TrainingFolder folder,
      String name,
      String flag,
      OptionalLong said,
      ToLongFunction<TrainingTerms> begun,
      long usual) {
    long term = folder.terms().map(begun::applyAsLong).orElse(said.orElse(usual));
    if (said.isPresent() && said.getAsLong() != term) {
      throw new Refusal(
          Text.of(
              "refused.train.terms",
              "folder",
              name,
              "flag",
              "--" + flag,
              "value",
              String.valueOf(term)));
    }
    return term;
  }

  /** How the network can be had again, in lines that its reader leaves out. */
  private static String heading(String command, Training<?, ?> training, int generation) {
    return String.format(
        Locale.ROOT,
        "# %s%n# %s: seed %d, %d generations of %d games%n",
        command,
        LocalDate.now(ZoneId.systemDefault()),
        training.seed(),
        generation,
        training.games());
  }

  private static void tell(CommandContext context, Game<?, ?> game, GenerationReport report) {
    NumberFormats figures = new NumberFormats(Locale.of(context.language().tag()));
    Setup first = report.shares().getFirst().setup();
    context.say(
        "train.generation",
        "generation",
        report.generation(),
        "loss",
        figures.decimal(report.loss(), 4),
        "side",
        Text.of("side." + game.sides(first).getFirst().name()),
        "shares",
        report.shares().stream()
            .map(share -> context.words().tell(share(game, figures, share)))
            .collect(Collectors.joining(", ")));
    context.out().flush();
  }

  private static Text share(Game<?, ?> game, NumberFormats figures, GenerationReport.Share share) {
    String changed =
        game.options().stream()
            .map(option -> option.key())
            .filter(key -> !isUsual(game, share.setup(), key))
            .map(key -> key + "=" + share.setup().option(key))
            .collect(Collectors.joining(" "));
    return Text.of(
        "train.share",
        "won",
        figures.percent(share.won()),
        "setup",
        changed.isEmpty() ? Text.of("train.usual") : changed);
  }

  private static boolean isUsual(Game<?, ?> game, Setup setup, String key) {
    return game.setup(Occasion.COMPUTERS).option(key).equals(setup.option(key));
  }
}

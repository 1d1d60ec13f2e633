package games.parlour.cli.lab;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.ProgressLine;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.NumberFormats;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.search.Level;
import games.parlour.core.text.Text;
import games.parlour.lab.match.Ladder;
import games.parlour.lab.match.Tally;
import games.parlour.lab.statistics.Interval;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Measures whether the levels of a game are even steps. */
final class LadderCommand implements Command {
  private static final int USUAL_GAMES = 200;
  private static final Pattern LEVELS = Pattern.compile("(\\d)(?:-(\\d))?");

  @Override
  public String name() {
    return "ladder";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .value("games")
        .value("seed")
        .value("concurrency")
        .value("levels")
        .flag("json")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    climb(context, arguments.game(), arguments);
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void climb(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    Matcher levels = levels(arguments.value("levels").orElse(Ladder.LOWEST + "-" + Level.COUNT));
    int from = Integer.parseInt(levels.group(1));
    Ladder<P, M> ladder =
        new Ladder<>(
            game,
            arguments.setup(context, game, Occasion.COMPUTERS),
            from,
            levels.group(2) == null ? from : Integer.parseInt(levels.group(2)),
            (int) arguments.number("games", 1, MatchCommand.MOST_GAMES).orElse(USUAL_GAMES),
            arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1),
            MatchCommand.threads(arguments));
    try (Interruption interruption = new Interruption()) {
      List<Ladder.Step> steps;
      try (ProgressLine progress = new ProgressLine(context)) {
        steps =
            ladder.climb(
                (level, sofar) -> progress.tell(sofar(ladder, level, sofar)), interruption::asked);
      }
      if (arguments.has("json")) {
        context.out().println(json(ladder, steps).line());
      } else {
        tell(context, ladder, steps, arguments.asTyped());
      }
      context.out().flush();
    }
  }

  private static Matcher levels(String text) {
    Matcher levels = LEVELS.matcher(text);
    if (levels.matches()) {
      int from = Integer.parseInt(levels.group(1));
      int to = levels.group(2) == null ? from : Integer.parseInt(levels.group(2));
      if (from >= Ladder.LOWEST && from <= to && to <= Level.COUNT) {
        return levels;
      }
    }
    throw new Refusal(
        Text.of("refused.levels", "value", text, "least", Ladder.LOWEST, "most", Level.COUNT));
  }

  private static Text sofar(Ladder<?, ?> ladder, int level, Tally tally) {
    return Text.of(
        "ladder.progress",
        "level",
        level,
        "below",
        level - 1,
        "done",
        tally.all().games(),
        "games",
        ladder.games());
  }

  /** A table as Markdown has them, and under it how it can be had again. */
  private static void tell(
      CommandContext context, Ladder<?, ?> ladder, List<Ladder.Step> steps, String command) {
    NumberFormats figures = new NumberFormats(Locale.of(context.language().tag()));
    context.say("ladder.head");
    context.out().println("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (Ladder.Step step : steps) {
      Tally.Share all = step.tally().all();
      Interval interval = step.tally().interval();
      context.say(
          "ladder.row",
          "level",
          step.level(),
          "below",
          step.level() - 1,
          "games",
          all.games(),
          "counts",
          all.wins() + " / " + all.draws() + " / " + all.losses(),
          "score",
          figures.percent(all.score()),
          "low",
          figures.percent(interval.low()),
          "high",
          figures.percent(interval.high()),
          "turns",
          figures.decimal(step.tally().meanTurns(), 0),
          "even",
          Text.of(step.isEven() ? "ladder.yes" : "ladder.no"));
    }
    tellHowToRepeat(context, ladder.seed(), command);
  }

  /** The line below a table of measurements: what was measured when, and by which command. */
  static void tellHowToRepeat(CommandContext context, long seed, String command) {
    context.out().println();
    context.say(
        "ladder.again",
        "game",
        Text.of("game.name"),
        "date",
        LocalDate.now(ZoneId.systemDefault()).toString(),
        "seed",
        String.valueOf(seed),
        "command",
        command);
  }

  private static JsonAnswer json(Ladder<?, ?> ladder, List<Ladder.Step> steps) {
    List<Object> rows = new ArrayList<>();
    for (Ladder.Step step : steps) {
      Tally.Share all = step.tally().all();
      Interval interval = step.tally().interval();
      rows.add(
          new JsonAnswer()
              .with("level", step.level())
              .with("against", step.level() - 1)
              .with("games", all.games())
              .with("wins", all.wins())
              .with("draws", all.draws())
              .with("losses", all.losses())
              .with("score", NumberFormats.rounded(all.score(), 4))
              .with("score_low", NumberFormats.rounded(interval.low(), 4))
              .with("score_high", NumberFormats.rounded(interval.high(), 4))
              .with("mean_turns", NumberFormats.rounded(step.tally().meanTurns(), 4))
              .with("even", step.isEven())
              .fields());
    }
    return new JsonAnswer()
        .with("game", ladder.game().id())
        .with("options", ladder.setup().options())
        .with("seed", ladder.seed())
        .with("date", LocalDate.now(ZoneId.systemDefault()).toString())
        .with("steps", rows);
  }
}

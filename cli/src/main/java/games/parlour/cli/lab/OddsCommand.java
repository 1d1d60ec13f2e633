package games.parlour.cli.lab;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.ProgressLine;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.lab.match.GameResult;
import games.parlour.lab.match.OddsTrial;
import games.parlour.lab.match.Tally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measures how often players win where the rules play the other side themselves. */
final class OddsCommand implements Command {
  @Override
  public String name() {
    return "odds";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .values("player")
        .value("games")
        .value("time")
        .value("nodes")
        .value("seed")
        .value("concurrency")
        .flag("json")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    measure(context, arguments.game(), arguments);
    return 0;
  }

  private <P extends Position<P, M>, M extends Move> void measure(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    List<OddsTrial<P, M>> trials = trials(context, game, arguments);
    Map<OddsTrial<P, M>, Tally> counted = new LinkedHashMap<>();
    try (Interruption interruption = new Interruption()) {
      try (ProgressLine progress = new ProgressLine(context)) {
        for (OddsTrial<P, M> trial : trials) {
          Tally tally =
              trial.run(
                  (played, sofar) -> tell(context, progress, trial, played, sofar),
                  interruption::asked);
          counted.put(trial, tally);
        }
      }
      OddsReport<P, M> report = new OddsReport<>(context, counted);
      if (arguments.has("json")) {
        context.out().println(report.json().line());
      } else {
        report.tell(arguments.asTyped());
      }
      context.out().flush();
    }
  }

  private <P extends Position<P, M>, M extends Move> List<OddsTrial<P, M>> trials(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    List<String> players = arguments.values("player");
    if (players.isEmpty()) {
      throw TrialArguments.missing("--player SPEC", name());
    }
    int games = TrialArguments.games(arguments, name());
    Setup setup = arguments.setup(context, game, Occasion.COMPUTERS);
    List<OddsTrial<P, M>> trials = new ArrayList<>();
    for (String player : players) {
      trials.add(
          new OddsTrial<>(
              game,
              setup,
              player,
              MatchCommand.budget(arguments),
              games,
              TrialArguments.seed(arguments),
              MatchCommand.threads(arguments)));
    }
    return trials;
  }

  private static void tell(
      CommandContext context,
      ProgressLine progress,
      OddsTrial<?, ?> trial,
      GameResult played,
      Tally sofar) {
    TrialArguments.tellFault(context, progress, trial.player(), played);
    progress.tell(
        Text.of(
            "odds.progress",
            "player",
            trial.player(),
            "done",
            sofar.all().games(),
            "games",
            trial.games(),
            "wins",
            sofar.all().wins()));
  }
}

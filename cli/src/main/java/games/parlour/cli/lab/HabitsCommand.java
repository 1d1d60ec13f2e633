package games.parlour.cli.lab;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Games;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.ProgressLine;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.study.StudiedGame;
import games.parlour.core.text.Text;
import games.parlour.lab.match.Habits;
import games.parlour.lab.match.HabitsTrial;
import java.util.List;

/** Counts what a player does in each phase of a game, and what comes of it. */
final class HabitsCommand implements Command {
  @Override
  public String name() {
    return "habits";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .value("player")
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
    study(context, arguments.game(), arguments);
    return 0;
  }

  private <P extends Position<P, M>, M extends Move> void study(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    HabitsTrial<P, M> trial = trial(context, game, arguments);
    try (Interruption interruption = new Interruption()) {
      Habits habits;
      try (ProgressLine progress = new ProgressLine(context)) {
        habits =
            trial.run(
                (played, sofar) -> {
                  TrialArguments.tellFault(context, progress, trial.player(), played);
                  progress.tell(sofar(trial, sofar));
                },
                interruption::asked);
      }
      if (arguments.has("json")) {
        context.out().println(new HabitsJson(trial, habits).answer().line());
      } else {
        new HabitsReport(context, trial, habits).tell(arguments.asTyped());
      }
      context.out().flush();
    }
  }

  private <P extends Position<P, M>, M extends Move> HabitsTrial<P, M> trial(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    if (!(game instanceof StudiedGame<P, M> studied)) {
      throw notStudied(game);
    }
    String player =
        arguments
            .value("player")
            .orElseThrow(() -> TrialArguments.missing("--player SPEC", name()));
    return new HabitsTrial<>(
        studied,
        arguments.setup(context, game, Occasion.COMPUTERS),
        player,
        MatchCommand.budget(arguments),
        TrialArguments.games(arguments, name()),
        TrialArguments.seed(arguments),
        MatchCommand.threads(arguments));
  }

  private static Refusal notStudied(Game<?, ?> game) {
    List<String> others =
        Games.all().stream().filter(StudiedGame.class::isInstance).<String>map(Game::id).toList();
    return new Refusal(Text.of("refused.habits.game", "game", game.id(), "games", others));
  }

  private static Text sofar(HabitsTrial<?, ?> trial, Habits habits) {
    return Text.of(
        "habits.progress",
        "done",
        habits.tally().all().games(),
        "games",
        trial.games(),
        "wins",
        habits.wins(0),
        "side",
        Text.of("side." + trial.game().sides(trial.setup()).getFirst().name()));
  }
}

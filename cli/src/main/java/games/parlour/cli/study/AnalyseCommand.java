package games.parlour.cli.study;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Games;
import games.parlour.cli.files.RecordFiles;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import games.parlour.players.PlayerSpec;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.parallel.ParallelThinkers;
import games.parlour.players.search.Budget;
import java.util.List;

/** Tells the best lines of a position, or what to think of each move of a recorded game. */
public final class AnalyseCommand implements Command {
  private static final Budget USUAL = Budget.time(300);
  private static final int LINES = 3;

  private static final int MOST_LINES = 64;

  @Override
  public String name() {
    return "analyse";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("what", true)
        .options(Occasion.STUDY)
        .value("moves")
        .value("position")
        .value("lines")
        .value("time")
        .value("nodes")
        .value("depth")
        .value("threads")
        .flag("json");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    String what = arguments.parameter().orElse("");
    if (Games.among(List.of(what)).isPresent()) {
      position(context, Games.named(what), arguments);
    } else {
      for (String flag : List.of("moves", "position", "option")) {
        if (arguments.has(flag)) {
          throw new Refusal(Text.of("refused.analyse", "flag", "--" + flag, "file", what));
        }
      }
      record(context, RecordFiles.session(context, what), arguments);
    }
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void position(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    StudyPosition<P, M> study = StudyPosition.of(context, game, arguments);
    Analysis<P, M> analysis = analysis(game, study.setup(), arguments, LINES);
    new PositionAnalysisText<>(context, study).tell(analysis, arguments.has("json"));
  }

  private static <P extends Position<P, M>, M extends Move> void record(
      CommandContext context, Session<P, M> session, CommandArguments arguments) {
    Analysis<P, M> analysis = analysis(session.game(), session.setup(), arguments, 1);
    GameAnalysisText<P, M> lines = new GameAnalysisText<>(context, session, analysis);
    if (arguments.has("json")) {
      context.out().println(lines.json().page());
    } else {
      lines.print();
    }
  }

  private static <P extends Position<P, M>, M extends Move> Analysis<P, M> analysis(
      Game<P, M> game, Setup setup, CommandArguments arguments, int usualLines) {
    int threads = (int) arguments.number("threads", 1, PlayerSpec.MOST_THREADS).orElse(1);
    int lines = (int) arguments.number("lines", 1, MOST_LINES).orElse(usualLines);
    return ParallelThinkers.analysis(
        game, setup, threads, PlayerSpec.MEGABYTES, arguments.budget(USUAL), lines);
  }
}

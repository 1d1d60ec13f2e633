package games.parlour.cli;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Session;
import games.parlour.core.Text;
import games.parlour.players.PlayerSpec;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.parallel.ParallelSearch;
import games.parlour.players.search.Budget;
import java.util.List;

/** Tells the best lines of a position, or what to think of each move of a recorded game. */
final class AnalyseCommand implements Command {
  private static final Budget USUAL = Budget.time(300);
  private static final int LINES = 3;
  private static final int MOST_LINES = 64;

  @Override
  public String name() {
    return "analyse";
  }

  @Override
  public void shape(Shape shape) {
    shape
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
  public int run(Desk desk, Given given) {
    String what = given.parameter().orElse("");
    if (Games.among(List.of(what)).isPresent()) {
      position(desk, Games.named(what), given);
    } else {
      for (String flag : List.of("moves", "position", "option")) {
        if (given.has(flag)) {
          throw new Refusal(Text.of("refused.analyse", "flag", "--" + flag, "file", what));
        }
      }
      record(desk, RecordFiles.session(desk, what), given);
    }
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void position(
      Desk desk, Game<P, M> game, Given given) {
    Analysis<P, M> analysis = analysis(game, given, LINES);
    Study<P, M> study = Study.of(desk, game, given);
    new PositionLines<>(desk, study).tell(analysis, given.has("json"));
  }

  private static <P extends Position<P, M>, M extends Move> void record(
      Desk desk, Session<P, M> session, Given given) {
    Analysis<P, M> analysis = analysis(session.game(), given, 1);
    GameLines<P, M> lines = new GameLines<>(desk, session, analysis);
    if (given.has("json")) {
      desk.out().println(lines.json().page());
    } else {
      lines.print();
    }
  }

  private static <P extends Position<P, M>, M extends Move> Analysis<P, M> analysis(
      Game<P, M> game, Given given, int usualLines) {
    int threads = (int) given.number("threads", 1, PlayerSpec.MOST_THREADS).orElse(1);
    int lines = (int) given.number("lines", 1, MOST_LINES).orElse(usualLines);
    return new Analysis<>(
        game,
        new ParallelSearch<>(game, threads, PlayerSpec.MEGABYTES),
        given.budget(USUAL),
        lines);
  }
}

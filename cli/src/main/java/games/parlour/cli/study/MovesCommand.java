package games.parlour.cli.study;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import java.util.List;

/** Lists the legal moves of a position. */
public final class MovesCommand implements Command {
  @Override
  public String name() {
    return "moves";
  }

  @Override
  public void shape(CommandSyntax shape) {
    StudyPosition.shape(shape);
    shape.flag("json");
  }

  @Override
  public int run(CommandContext desk, CommandArguments given) {
    return list(desk, given.game(), given);
  }

  private static <P extends Position<P, M>, M extends Move> int list(
      CommandContext desk, Game<P, M> game, CommandArguments given) {
    StudyPosition<P, M> study = StudyPosition.of(desk, game, given);
    List<String> moves = study.moves();
    if (given.has("json")) {
      desk.out().println(study.json().with("count", moves.size()).with("moves", moves).page());
    } else {
      moves.forEach(desk.out()::println);
    }
    return 0;
  }
}

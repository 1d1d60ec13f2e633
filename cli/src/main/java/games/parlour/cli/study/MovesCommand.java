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
  public void describe(CommandSyntax syntax) {
    StudyPosition.describe(syntax);
    syntax.flag("json");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    return list(context, arguments.game(), arguments);
  }

  private static <P extends Position<P, M>, M extends Move> int list(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    StudyPosition<P, M> study = StudyPosition.of(context, game, arguments);
    List<String> moves = study.moves();
    if (arguments.has("json")) {
      context.out().println(study.json().with("count", moves.size()).with("moves", moves).page());
    } else {
      moves.forEach(context.out()::println);
    }
    if (study.isCrowd()) {
      context.aside("moves.crowd", "most", Game.CROWD);
    }
    return 0;
  }
}

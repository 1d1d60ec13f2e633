package games.parlour.cli.study;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Program;
import games.parlour.cli.output.SafeText;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.players.parallel.UgiEngine;
import games.parlour.players.parallel.UgiLines;
import java.io.IOException;
import java.io.PrintWriter;

/** Lets another program ask the engine, line by line (UGI). */
public final class EngineCommand implements Command {
  @Override
  public String name() {
    return "engine";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.parameter("game", true).options(Occasion.STUDY);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    return answer(context, arguments.game(), arguments);
  }

  private static <P extends Position<P, M>, M extends Move> int answer(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    arguments.setup(context, game, Occasion.STUDY);
    PrintWriter out = context.out();
    UgiEngine<P, M> engine =
        new UgiEngine<>(
            game,
            arguments.chosen(game),
            "Parlour " + Program.number(),
            context.words(),
            line -> {
              out.println(SafeText.line(line));
              out.flush();
            });
    try (UgiLines in = new UgiLines(context.in())) {
      String line = in.next();
      while (line != null && engine.line(line)) {
        line = in.next();
      }
    } catch (IOException nobodyThere) {
      // the same as the end of the lines
    }
    engine.end();
    return 0;
  }
}

package games.parlour.cli.check;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.study.StudyPosition;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.testkit.perft.Perft;
import java.util.Map;

/** Counts the positions that so many moves lead to, move by move: how rules are checked. */
public final class PerftCommand implements Command {
  private static final int DEEPEST = 64;

  @Override
  public String name() {
    return "perft";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    StudyPosition.describe(syntax);
    syntax.value("depth").flag("divide").flag("json");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    return count(context, arguments.game(), arguments);
  }

  private static <P extends Position<P, M>, M extends Move> int count(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    int depth =
        (int)
            arguments
                .number("depth", 0, DEEPEST)
                .orElseThrow(() -> new Refusal(Text.of("refused.depth")));
    StudyPosition<P, M> study = StudyPosition.of(context, game, arguments);
    boolean divided = arguments.has("divide") && depth > 0;
    Map<String, Long> parts = divided ? Perft.divide(game, study.position(), depth) : Map.of();
    long count =
        divided
            ? parts.values().stream().mapToLong(Long::longValue).sum()
            : Perft.count(game, study.position(), depth);
    if (arguments.has("json")) {
      JsonAnswer json = study.json().with("depth", depth).with("count", count);
      context.out().println((divided ? json.with("divide", parts) : json).page());
    } else {
      parts.forEach((move, part) -> context.out().println(move + " " + part));
      context.out().println(count);
    }
    return 0;
  }
}

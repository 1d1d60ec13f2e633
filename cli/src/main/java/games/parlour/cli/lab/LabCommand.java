package games.parlour.cli.lab;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import java.util.List;

/** Longer studies, each called by a further word. */
public final class LabCommand implements Command {
  @Override
  public String name() {
    return "lab";
  }

  @Override
  public void describe(CommandSyntax syntax) {}

  @Override
  public List<Command> parts() {
    return List.of(
        new HabitsCommand(),
        new LadderCommand(),
        new OddsCommand(),
        new TacticsCommand(),
        new TrainCommand(),
        new TuneCommand());
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    throw new IllegalStateException("a part is called, or the help is shown");
  }
}

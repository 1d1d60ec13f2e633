package games.parlour.cli.host;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import java.util.List;

/** What the host of a server sees and decides beside it, each called by a further word. */
public final class AdminCommand implements Command {
  @Override
  public String name() {
    return "admin";
  }

  @Override
  public void describe(CommandSyntax syntax) {}

  @Override
  public List<Command> parts() {
    return List.of(
        new AdminGames(),
        new AdminGame(),
        new AdminClose(),
        new AdminGroups(),
        new AdminGroup(),
        new AdminPeople(),
        new AdminBlock(),
        new AdminUnblock(),
        new AdminBlocked(),
        new AdminReports(),
        new AdminReport(),
        new AdminDecide(),
        new AdminAnnounce(),
        new AdminReset(),
        new AdminNodes());
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    throw new IllegalStateException("a part is called, or the help is shown");
  }
}

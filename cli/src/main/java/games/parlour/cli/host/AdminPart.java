package games.parlour.cli.host;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.serve.ServerLocation;
import games.parlour.server.host.HostDesk;
import java.time.Clock;

/** A command of the host that works on a server's database. */
abstract class AdminPart implements Command {
  @Override
  public final String helpKey() {
    return "admin." + name();
  }

  @Override
  public final void describe(CommandSyntax syntax) {
    takes(syntax);
    ServerLocation.describe(syntax);
  }

  /** The flags and parameters besides those that say where the data are. */
  abstract void takes(CommandSyntax syntax);

  @Override
  public final int run(CommandContext context, CommandArguments arguments) {
    check(arguments);
    ServerLocation location = ServerLocation.of(context, arguments);
    try (HostDesk desk = HostDesk.open(location.address(), location.keyFile(), Clock.systemUTC())) {
      work(new AdminOutput(context), arguments, desk);
    }
    return 0;
  }

  /** Refuses what can be seen to be wrong without looking at any data. */
  void check(CommandArguments arguments) {}

  /** Does it. */
  abstract void work(AdminOutput output, CommandArguments arguments, HostDesk desk);
}

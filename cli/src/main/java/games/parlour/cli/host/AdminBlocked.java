package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.server.host.HostDesk;

/** Lists everybody who is blocked. */
final class AdminBlocked extends AdminPart {
  @Override
  public String name() {
    return "blocked";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.flag("json");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    AdminPeople.show(output, arguments, desk.people().blocked());
  }
}

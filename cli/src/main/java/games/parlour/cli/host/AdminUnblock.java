package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostPeople.HostPerson;

/** Ends the block of somebody. */
final class AdminUnblock extends AdminPart {
  @Override
  public String name() {
    return "unblock";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("person", true);
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    HostPerson person = AdminPeople.one(desk, arguments.parameter().orElse(""));
    if (!desk.people().unblock(person.id())) {
      throw new Refusal(Text.of("refused.admin.unblocked", "name", output.name(person.name())));
    }
    output.say("admin.unblocked", "name", output.name(person.name()));
  }
}

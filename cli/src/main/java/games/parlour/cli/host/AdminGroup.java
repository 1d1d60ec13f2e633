package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostGroups.HostGroup;

/** Tells of one class or club, or ends it. */
final class AdminGroup extends AdminPart {
  @Override
  public String name() {
    return "group";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("id", true).flag("end").flag("json");
  }

  @Override
  void check(CommandArguments arguments) {
    arguments.apart("end", "json");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    String id = arguments.parameter().orElse("");
    HostGroup group =
        desk.groups()
            .find(id)
            .orElseThrow(() -> new Refusal(Text.of("refused.admin.group", "id", id)));
    if (arguments.has("end")) {
      end(output, desk, group);
    } else if (arguments.has("json")) {
      output.json(AdminGroups.json(group));
    } else {
      output.fact("admin.id", group.id());
      output.fact("admin.name", group.name());
      output.fact("admin.leader", group.leader());
      output.fact("admin.members", String.valueOf(group.members()));
      output.fact("admin.games", String.valueOf(group.games()));
      output.fact("admin.tournaments", String.valueOf(group.tournaments()));
      output.fact("admin.created", AdminOutput.time(group.created()));
      output.fact("admin.ended", AdminOutput.time(group.ended()));
    }
  }

  private static void end(AdminOutput output, HostDesk desk, HostGroup group) {
    if (group.ended().isPresent()) {
      throw new Refusal(Text.of("refused.admin.group.ended", "id", group.id()));
    }
    desk.groups().end(group.id(), desk.now());
    output.say("admin.group.ended", "id", group.id());
  }
}

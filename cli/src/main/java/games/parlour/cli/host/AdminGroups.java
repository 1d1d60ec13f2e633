package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.SafeText;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostGroups.HostGroup;
import java.util.List;

/** Lists classes and clubs. */
final class AdminGroups extends AdminPart {
  @Override
  public String name() {
    return "groups";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.value("most").flag("json");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    int most = (int) arguments.number("most", 1, 100_000).orElse(50);
    List<HostGroup> groups = desk.groups().list(most);
    if (arguments.has("json")) {
      output.json(groups.stream().map(AdminGroups::json).toList());
      return;
    }
    output.table(
        "admin.groups.none",
        List.of(
            "admin.id",
            "admin.name",
            "admin.leader",
            "admin.members",
            "admin.games",
            "admin.created",
            "admin.ended"),
        groups.stream().map(AdminGroups::row).toList());
  }

  private static List<String> row(HostGroup group) {
    return List.of(
        group.id(),
        SafeText.line(group.name()),
        SafeText.line(group.leader()),
        String.valueOf(group.members()),
        String.valueOf(group.games()),
        AdminOutput.time(group.created()),
        AdminOutput.time(group.ended()));
  }

  static JsonAnswer json(HostGroup group) {
    return new JsonAnswer()
        .with("id", group.id())
        .with("name", group.name())
        .with("leader", group.leader())
        .with("members", group.members())
        .with("games", group.games())
        .with("tournaments", group.tournaments())
        .with("created", group.created())
        .with("ended", group.ended().orElse(null));
  }
}

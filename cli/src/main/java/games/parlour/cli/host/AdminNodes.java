package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.SafeText;
import games.parlour.server.host.HostDesk;
import games.parlour.server.node.NodeRegistry.Node;
import java.util.List;

/** Lists the servers that share a database. */
final class AdminNodes extends AdminPart {
  @Override
  public String name() {
    return "nodes";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.flag("json");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    List<Node> nodes = desk.nodes();
    if (arguments.has("json")) {
      output.json(nodes.stream().map(AdminNodes::json).toList());
      return;
    }
    output.table(
        "admin.nodes.none",
        List.of("admin.id", "admin.address", "admin.version", "admin.started", "admin.seen"),
        nodes.stream().map(AdminNodes::row).toList());
  }

  private static List<String> row(Node node) {
    return List.of(
        node.id(),
        SafeText.line(node.name()),
        SafeText.line(node.program()),
        AdminOutput.time(node.started()),
        AdminOutput.time(node.seen()));
  }

  private static JsonAnswer json(Node node) {
    return new JsonAnswer()
        .with("id", node.id())
        .with("address", node.name())
        .with("version", node.program())
        .with("started", node.started())
        .with("seen", node.seen());
  }
}

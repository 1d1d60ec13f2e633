package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.output.SafeText;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostReports.HostReport;

/** Shows one report with what was said at the table. */
final class AdminReport extends AdminPart {
  @Override
  public String name() {
    return "report";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("id", true).flag("json");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    HostReport report = find(desk, arguments.parameter().orElse(""));
    if (arguments.has("json")) {
      output.json(AdminReports.json(output, report));
      return;
    }
    output.fact("admin.id", report.id());
    output.fact("admin.time", AdminOutput.time(report.at()));
    output.fact("admin.reason", output.word("admin.reason." + report.reason()));
    output.fact("admin.accused", output.name(report.accusedName()) + " (" + report.accused() + ")");
    output.fact("admin.reporter", output.name(report.reporterName()));
    output.fact("admin.game", report.table());
    if (!report.about().isEmpty()) {
      output.fact("admin.about", report.about());
    }
    String decision = report.decision();
    if (decision != null) {
      output.fact("admin.decision", decision + " (" + AdminOutput.time(report.decided()) + ")");
    }
    output.say("admin.context");
    report.context().stream()
        .skip(1)
        .forEach(line -> output.context().out().println("  " + SafeText.line(line)));
  }

  /** The report with this id; refuses one that is not there. */
  static HostReport find(HostDesk desk, String id) {
    return desk.reports()
        .find(id)
        .orElseThrow(() -> new Refusal(Text.of("refused.admin.report", "id", id)));
  }
}

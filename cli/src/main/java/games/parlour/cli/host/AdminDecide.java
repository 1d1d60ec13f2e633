package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostReports.HostReport;

/** Decides a report, and may block the person whom it is about. */
final class AdminDecide extends AdminPart {
  @Override
  public String name() {
    return "decide";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("id", true).value("decision").flag("block").value("days").value("why");
  }

  @Override
  void check(CommandArguments arguments) {
    if (AdminBlock.text(arguments, "decision").isEmpty()) {
      throw new Refusal(Text.of("refused.admin.decision"));
    }
    arguments.needs("days", "block");
    arguments.needs("why", "block");
    AdminBlock.why(arguments);
    AdminBlock.days(arguments);
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    HostReport report = AdminReport.find(desk, arguments.parameter().orElse(""));
    desk.reports().decide(report.id(), AdminBlock.text(arguments, "decision"), desk.now());
    output.say("admin.decided.now", "id", report.id());
    if (arguments.has("block")) {
      AdminBlock.block(output, arguments, desk, AdminPeople.one(desk, report.accused()));
    }
  }
}

package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostReports.HostReport;
import java.util.List;

/** Lists what people reported. */
final class AdminReports extends AdminPart {
  @Override
  public String name() {
    return "reports";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.flag("all").value("most").flag("json");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    int most = (int) arguments.number("most", 1, 100_000).orElse(50);
    List<HostReport> reports = desk.reports().list(arguments.has("all"), most);
    if (arguments.has("json")) {
      output.json(reports.stream().map(report -> json(output, report)).toList());
      return;
    }
    output.table(
        arguments.has("all") ? "admin.reports.none" : "admin.reports.done",
        List.of(
            "admin.id",
            "admin.time",
            "admin.reason",
            "admin.accused",
            "admin.reporter",
            "admin.decided"),
        reports.stream().map(report -> row(output, report)).toList());
  }

  private static List<String> row(AdminOutput output, HostReport report) {
    return List.of(
        report.id(),
        AdminOutput.time(report.at()),
        output.word("admin.reason." + report.reason()),
        output.name(report.accusedName()),
        output.name(report.reporterName()),
        AdminOutput.time(report.decided()));
  }

  static JsonAnswer json(AdminOutput output, HostReport report) {
    return new JsonAnswer()
        .with("id", report.id())
        .with("at", report.at())
        .with("reason", report.reason())
        .with("about", report.about())
        .with("accused", report.accused())
        .with("accusedName", output.name(report.accusedName()))
        .with("reporter", report.reporter())
        .with("reporterName", output.name(report.reporterName()))
        .with("table", report.table())
        .with("context", report.context())
        .with("decision", report.decision())
        .with("decided", report.decided().orElse(null));
  }
}

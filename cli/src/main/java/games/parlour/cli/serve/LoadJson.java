package games.parlour.cli.serve;

import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.NumberFormats;
import games.parlour.load.LatencySamples;
import games.parlour.load.LoadPlan;
import games.parlour.load.LoadReport;
import games.parlour.load.NodeReport;
import java.util.OptionalDouble;

/** What a load test has shown, for programs. */
final class LoadJson {
  private LoadJson() {}

  static JsonAnswer of(LoadPlan plan, LoadReport report) {
    JsonAnswer json =
        new JsonAnswer()
            .with("tables", plan.tables())
            .with("opened", report.tables())
            .with("streams", report.streams())
            .with("rateAsked", plan.rate())
            .with("rate", report.rate())
            .with("warmUp", plan.warmUp())
            .with("seconds", report.seconds())
            .with("moves", report.moves())
            .with("answerMs", times(report.answer()))
            .with("eventMs", times(report.event()));
    if (plan.nodes().size() > 1) {
      json.with("sameNodeMs", times(report.sameNode()))
          .with("crossNodeMs", times(report.crossNode()));
    }
    return json.with(
            "nodes",
            report.nodes().stream().map(node -> node(node, report.seconds()).fields()).toList())
        .with("verified", report.verified())
        .with("violations", report.violations())
        .with("faults", report.faults());
  }

  private static JsonAnswer times(LatencySamples.Summary summary) {
    return new JsonAnswer()
        .with("count", summary.count())
        .with("p50", summary.p50())
        .with("p99", summary.p99())
        .with("max", summary.max());
  }

  /** A node; what it does not tell about itself is left out. */
  private static JsonAnswer node(NodeReport node, double seconds) {
    JsonAnswer json =
        new JsonAnswer()
            .with("address", node.address())
            .with("streams", node.streams())
            .with("moves", node.moves());
    node.cpuSeconds()
        .ifPresent(
            used ->
                json.with("cpuSeconds", NumberFormats.rounded(used, 2))
                    .with("cores", NumberFormats.rounded(used / seconds, 3)));
    add(json, "residentMb", node.after().residentMb());
    add(json, "heapMb", node.after().heapMb());
    add(json, "streamsHeld", node.after().streams());
    add(json, "tablesInMemory", node.after().tables());
    return json;
  }

  private static void add(JsonAnswer json, String key, OptionalDouble value) {
    value.ifPresent(number -> json.with(key, NumberFormats.rounded(number, 1)));
  }
}

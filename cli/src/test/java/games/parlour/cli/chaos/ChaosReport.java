package games.parlour.cli.chaos;

import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.ScenarioResult.Times;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** The table at the end, and what its columns mean. */
final class ChaosReport {
  private static final String ROW = "%-22s %7s %8s %6s %8s %6s %6s %11s %8s %8s %8s %8s%n";

  private static final String LEGEND =
      """
      standstill: how long the slowest table stood still, from the beginning of a fault until it had
                  moved after its end
      after:      from the end of a fault until every table had moved again
      Half of all faults took as long as the first figure at most, all of them as the longest.
      """;

  private ChaosReport() {}

  static String text(ChaosRun run, List<Scenario> scenarios, List<ScenarioResult> results) {
    StringBuilder text = new StringBuilder();
    text.append(
        ROW.formatted(
            "scenario",
            "faults",
            "moves",
            "lost",
            "doubled",
            "stuck",
            "other",
            "standstill",
            "longest",
            "after",
            "longest",
            "seconds"));
    for (int i = 0; i < scenarios.size(); i++) {
      String why = run.whyNot(scenarios.get(i));
      ScenarioResult result = results.get(i);
      if (why.isEmpty()) {
        text.append(
            ROW.formatted(
                result.name(),
                result.faults(),
                result.moves(),
                result.count(Flaw.LOST),
                result.count(Flaw.DOUBLED),
                result.count(Flaw.STUCK),
                result.count(Flaw.OTHER),
                seconds(result.standstills(), Times::median),
                seconds(result.standstills(), Times::longest),
                seconds(result.recoveries(), Times::median),
                seconds(result.recoveries(), Times::longest),
                result.seconds()));
      } else {
        text.append(String.format(Locale.ROOT, "%-22s skipped: %s%n", result.name(), why));
      }
    }
    return text.append(LEGEND).toString();
  }

  private static String seconds(Optional<Times> times, ToLongFunction<Times> which) {
    return times
        .map(all -> String.format(Locale.ROOT, "%.1f s", which.applyAsLong(all) / 1000.0))
        .orElse("-");
  }
}

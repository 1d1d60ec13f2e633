package games.parlour.cli.chaos;

import games.parlour.cli.chaos.Fault.Requirement;
import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.cluster.ClusterNode;
import games.parlour.cli.chaos.cluster.NodeLog;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Plays scenarios one after the other and tells what came of them. */
final class ChaosRun {
  /** After so many flaws nothing new is learnt. */
  private static final int ENOUGH = 20;

  private static final int TELL_EVERY = 25;

  private final ChaosPlan plan;
  private final PrintStream out;
  private final ChaosProgress progress;

  ChaosRun(ChaosPlan plan, PrintStream out) throws IOException {
    this.plan = plan;
    this.out = out;
    this.progress = new ChaosProgress(plan.folder());
  }

  /** Plays all; what came of each. */
  List<ScenarioResult> play(List<Scenario> scenarios) throws IOException, InterruptedException {
    List<ScenarioResult> results = new ArrayList<>();
    for (Scenario scenario : scenarios) {
      ScenarioResult result = progress.of(scenario.name());
      results.add(result);
      if (whyNot(scenario).isEmpty() && result.faults() < scenario.count()) {
        play(scenario, result);
      }
    }
    return results;
  }

  /** Why a scenario cannot be played by this plan; empty if it can. */
  String whyNot(Scenario scenario) {
    if (scenario.requirements().contains(Requirement.BEFORE) && plan.before().isEmpty()) {
      return "needs --before JAR";
    }
    boolean own =
        scenario.requirements().contains(Requirement.OWN_POSTGRESQL)
            || scenario.requirements().contains(Requirement.BEFORE);
    return own && plan.database().isPresent() ? "needs a PostgreSQL of its own" : "";
  }

  private void play(Scenario scenario, ScenarioResult result)
      throws IOException, InterruptedException {
    out.println(scenario.name() + " …");
    long begun = System.nanoTime();
    Generator random = new Generator(Generator.splitMix(plan.seed(), (int) result.faults() + 1));
    ScenarioEnvironment environment = new ScenarioEnvironment(scenario, plan, result);
    Thread hook = Thread.ofPlatform().unstarted(() -> end(environment));
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      environment.open(random.split());
      while (result.faults() < scenario.count() && flaws(result) < ENOUGH) {
        Fault fault = scenario.faults().get((int) result.faults() % scenario.faults().size());
        fault.action().happen(environment, random);
        environment.tables().recover();
        result.took((System.nanoTime() - begun) / 1_000_000);
        begun = System.nanoTime();
        save();
        if (result.faults() % TELL_EVERY == 0) {
          out.println("  " + result.faults() + " faults, " + result.moves() + " moves");
        }
      }
      if (flaws(result) < ENOUGH) {
        environment.tables().finish();
      }
    } catch (IOException | RuntimeException | AssertionError broken) {
      result.found(Flaw.OTHER, "it broke off: " + broken);
    } finally {
      end(environment);
      Runtime.getRuntime().removeShutdownHook(hook);
    }
    checkLogs(scenario, environment, result);
    result.took((System.nanoTime() - begun) / 1_000_000);
    save();
  }

  private void save() throws IOException {
    progress.save().forEach(out::println);
  }

  private static long flaws(ScenarioResult result) {
    long sum = 0;
    for (Flaw flaw : Flaw.values()) {
      sum += result.count(flaw);
    }
    return sum;
  }

  private static void end(ScenarioEnvironment environment) {
    try {
      environment.close();
    } catch (IOException | RuntimeException broken) {
      System.err.println("parlour: not everything could be ended: " + broken);
    }
  }

  private static void checkLogs(
      Scenario scenario, ScenarioEnvironment environment, ScenarioResult result)
      throws IOException {
    for (ClusterNode node : environment.nodes()) {
      List<String> wrong = NodeLog.unexpected(node.logged(), scenario.topics());
      if (!wrong.isEmpty()) {
        String first = wrong.getFirst().lines().limit(6).collect(Collectors.joining(" | "));
        result.found(Flaw.OTHER, "a node logged " + wrong.size() + " times, such as " + first);
      }
    }
  }
}

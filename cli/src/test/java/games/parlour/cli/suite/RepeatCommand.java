package games.parlour.cli.suite;

import games.parlour.cli.suite.RepeatPlan.Kind;
import games.parlour.cli.suite.SuiteRun.Failure;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code ./parlour test --repeat N}. The launcher runs this file as it is, with the folder of the
 * repository as the first argument.
 */
final class RepeatCommand {
  private static final int FAILED = 1;
  private static final int REFUSED = 2;
  private static final int LACKING = 3;

  private final Path root;
  private final RepeatPlan plan;
  private final RunTable table;
  private final String suite;
  private final PrintStream out;

  private RepeatCommand(Path root, RepeatPlan plan, PrintStream out) {
    this.root = root;
    this.plan = plan;
    this.table = new RunTable(plan.table());
    this.suite = String.join(" ", plan.suite());
    this.out = out;
  }

  public static void main(String[] args) throws InterruptedException {
    List<String> all = List.of(args);
    int cores = Runtime.getRuntime().availableProcessors();
    System.exit(
        run(Path.of(all.getFirst()), all.subList(1, all.size()), cores, System.out, System.err));
  }

  /** Repeats the suite; the exit code. */
  static int run(Path root, List<String> args, int cores, PrintStream out, PrintStream err)
      throws InterruptedException {
    RepeatPlan plan;
    try {
      plan = RepeatPlan.read(root, args, cores);
    } catch (IllegalArgumentException e) {
      err.println("parlour: " + e.getMessage());
      return REFUSED;
    }
    try {
      return new RepeatCommand(root, plan, out).repeat(cores);
    } catch (IOException e) {
      err.println(
          "parlour: The suite cannot be repeated (it needs Git and a clone): " + e.getMessage());
      return LACKING;
    }
  }

  private long passed(String sources) throws IOException {
    return table.inARow(sources, suite).stream().filter(run -> run.kind() == plan.kind()).count();
  }

  private int repeat(int cores) throws IOException, InterruptedException {
    String sources = SourceHash.of(root);
    long missing = plan.goal() - passed(sources);
    BusyCores load = new BusyCores(plan.kind() == Kind.BUSY ? cores : 0);
    try {
      for (long i = 1; i <= missing; i++) {
        SuiteRun run = runOnce(sources);
        table.add(run);
        String how = run.passed() ? "passed" : "failed: " + run.failures().getFirst().test();
        out.printf(
            "Run %d of %d (%s) %s, after %d s%n",
            i, missing, plan.kind().label(), how, run.seconds());
        String now = SourceHash.of(root);
        if (!now.equals(sources)) {
          out.println("The sources have changed; the count starts anew.");
          sources = now;
        }
      }
    } finally {
      load.close();
    }
    table.print(sources, suite, out);
    return passed(sources) >= plan.goal() ? 0 : FAILED;
  }

  /** Runs the suite once; the logs of a run that passed are not kept. */
  private SuiteRun runOnce(String sources) throws IOException, InterruptedException {
    Instant begun = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    String name = begun.toString().replaceAll("[:Z]", "") + "-" + plan.kind().label();
    Path logs = Files.createDirectories(table.logs(name));
    Path log = logs.resolve("suite.log");
    ProcessBuilder builder = new ProcessBuilder("bash", root.resolve("parlour").toString(), "test");
    builder.command().addAll(plan.suite());
    builder.directory(root.toFile()).redirectErrorStream(true).redirectOutput(log.toFile());
    // A run that leaves out scenes because a tool is missing has not passed.
    builder.environment().put("CI", "true");
    Process process = builder.redirectInput(Path.of("/dev/null").toFile()).start();
    int code = process.waitFor();
    List<Failure> failures = List.of();
    if (code == 0) {
      clear(logs);
    } else {
      FailureReader reader = new FailureReader(root, begun);
      failures = reader.failures(log);
      for (Path report : reader.reports()) {
        Files.copy(report, logs.resolve(report.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
      keepTraces(logs, begun);
    }
    return new SuiteRun(
        begun,
        SourceHash.commit(root),
        sources,
        plan.kind(),
        suite,
        Duration.between(begun, Instant.now()).toSeconds(),
        failures,
        code == 0 ? "" : name);
  }

  /** Keeps the pictures and traces of scenes in the browser that failed. */
  private void keepTraces(Path logs, Instant begun) throws IOException {
    Path traces = root.resolve("web/target/browser");
    if (!Files.isDirectory(traces)) {
      return;
    }
    try (Stream<Path> files = Files.list(traces)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!Files.getLastModifiedTime(file).toInstant().isBefore(begun)) {
          Files.copy(file, logs.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  private static void clear(Path logs) throws IOException {
    try (Stream<Path> files = Files.list(logs)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(logs);
  }
}

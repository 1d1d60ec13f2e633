package games.parlour.cli.suite;

import games.parlour.cli.suite.RepeatPlan.Kind;
import games.parlour.cli.suite.SuiteRun.Failure;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The file that remembers all runs. It only grows, so that an interrupted repetition goes on. */
final class RunTable {
  private final Path file;

  RunTable(Path file) {
    this.file = file;
  }

  /** Adds a run at the end; two repetitions can share a table. */
  void add(SuiteRun run) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    String begin = Files.exists(file) ? "" : SuiteRun.HEADER + "\n";
    Files.writeString(
        file, begin + run.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** The folder for the logs of a run. */
  Path logs(String name) {
    return file.resolveSibling(name);
  }

  /**
   * The runs that passed since the last failure, of the same sources and the same part of the
   * suite. Other sources in between start the count anew; other parts of the suite do not.
   */
  List<SuiteRun> inARow(String sources, String suite) throws IOException {
    List<SuiteRun> row = new ArrayList<>();
    for (SuiteRun run : all()) {
      if (!run.suite().equals(suite)) {
        continue;
      }
      if (!run.passed() || !run.sources().equals(sources)) {
        row.clear();
      } else {
        row.add(run);
      }
    }
    return row;
  }

  private List<SuiteRun> all() throws IOException {
    return Files.exists(file)
        ? Files.readAllLines(file).stream().map(SuiteRun::read).flatMap(Optional::stream).toList()
        : List.of();
  }

  /** Prints how many runs passed, and what failed how often. */
  void print(String sources, String suite, PrintStream out) throws IOException {
    List<SuiteRun> runs = all().stream().filter(run -> run.isLike(sources, suite)).toList();
    Map<Kind, Long> row =
        inARow(sources, suite).stream()
            .collect(Collectors.groupingBy(SuiteRun::kind, TreeMap::new, Collectors.counting()));
    String counts =
        Arrays.stream(Kind.values())
            .map(kind -> kind.label() + " " + row.getOrDefault(kind, 0L))
            .collect(Collectors.joining(", "));
    out.println("Runs without a failure in a row: " + counts + " (" + file + ")");
    Map<String, List<SuiteRun>> failed = new TreeMap<>();
    for (SuiteRun run : runs) {
      run.failures().stream()
          .map(Failure::test)
          .distinct()
          .forEach(test -> failed.computeIfAbsent(test, none -> new ArrayList<>()).add(run));
    }
    if (failed.isEmpty()) {
      return;
    }
    out.println("Failed, of " + runs.size() + " runs of the same sources:");
    failed.entrySet().stream()
        .sorted((a, b) -> b.getValue().size() - a.getValue().size())
        .forEach(entry -> print(entry.getKey(), entry.getValue(), out));
  }

  private void print(String test, List<SuiteRun> runs, PrintStream out) {
    out.printf("%4d  %s%n", runs.size(), test);
    for (SuiteRun run : runs) {
      String seeds =
          run.failures().stream()
              .filter(failure -> failure.test().equals(test) && !failure.seed().isEmpty())
              .map(failure -> ", " + failure.seed())
              .distinct()
              .collect(Collectors.joining());
      out.println("        " + run.kind().label() + seeds + ", " + logs(run.logs()));
    }
  }
}

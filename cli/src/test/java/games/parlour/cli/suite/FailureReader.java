package games.parlour.cli.suite;

import games.parlour.cli.suite.SuiteRun.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds out what failed in a run: from Surefire's reports, and from the log of the run. */
final class FailureReader {
  private static final Pattern CASE =
      Pattern.compile(
          "<testcase name=\"([^\"]*)\" classname=\"([^\"]*)\"[^>]*[^/]>(.*?)</testcase>",
          Pattern.DOTALL);
  private static final Pattern FAILED = Pattern.compile("<(failure|error)[ >]");
  private static final Pattern SEED = Pattern.compile("parlour\\.seed=(-?\\d+)");
  private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");
  private static final Pattern SCENE = Pattern.compile("^\\s*FAIL +(.+)$");
  private static final Pattern BUILD = Pattern.compile("^(parlour: |\\[ERROR\\] +)(.{1,200}).*$");

  private final Path root;
  private final Instant begun;

  FailureReader(Path root, Instant begun) {
    this.root = root;
    this.begun = begun;
  }

  /** Surefire's reports of this run in which something failed. */
  List<Path> reports() throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> modules = Files.list(root)) {
      for (Path module : modules.toList()) {
        Path folder = module.resolve("target/surefire-reports");
        if (Files.isDirectory(folder)) {
          try (Stream<Path> reports = Files.list(folder)) {
            reports.filter(this::hasFailed).sorted().forEach(found::add);
          }
        }
      }
    }
    return found;
  }

  private boolean hasFailed(Path report) {
    try {
      return report.toString().endsWith(".xml")
          && !Files.getLastModifiedTime(report).toInstant().isBefore(begun)
          && FAILED.matcher(Files.readString(report)).find();
    } catch (IOException e) {
      return false; // removed by a build that goes on
    }
  }

  /** What failed; never empty, because the run failed. */
  List<Failure> failures(Path log) throws IOException {
    Set<Failure> failures = new LinkedHashSet<>();
    for (Path report : reports()) {
      Matcher test = CASE.matcher(Files.readString(report));
      while (test.find()) {
        if (FAILED.matcher(test.group(3)).find()) {
          String name = test.group(2).replaceFirst("^games\\.parlour\\.", "");
          failures.add(new Failure(name + "." + test.group(1), seed(test.group(3))));
        }
      }
    }
    String last = "no reason found in the log";
    for (String line : Files.readAllLines(log)) {
      String plain = COLOUR.matcher(line).replaceAll("");
      Matcher scene = SCENE.matcher(plain);
      if (scene.matches()) {
        failures.add(new Failure(scene.group(1).strip(), ""));
      }
      Matcher build = BUILD.matcher(plain);
      if (failures.isEmpty() && build.matches()) {
        last = build.group(2);
      }
    }
    return failures.isEmpty() ? List.of(new Failure("build: " + last, "")) : List.copyOf(failures);
  }

  private static String seed(String text) {
    Matcher seed = SEED.matcher(text);
    return seed.find() ? "seed " + seed.group(1) : "";
  }
}

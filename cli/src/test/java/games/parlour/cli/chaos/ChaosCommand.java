package games.parlour.cli.chaos;

import games.parlour.cli.chaos.Fault.Requirement;
import games.parlour.cli.chaos.cluster.FakeClock;
import games.parlour.cli.chaos.cluster.NamedDatabase;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code ./parlour chaos}: breaks servers of its own on this machine while people play there. The
 * launcher runs it with the class path of the tests and the built jar in {@code program.jar}.
 */
final class ChaosCommand {
  private static final int USUAL_KILLS = 10;
  private static final int MOST_KILLS = 100_000;
  private static final List<String> NAMES =
      Scenario.all(USUAL_KILLS).stream().map(Scenario::name).toList();
  private static final String USAGE =
      "chaos takes --kills N (1 to "
          + MOST_KILLS
          + "), --seed S (a whole number from 0), --db postgresql://…, --before JAR, --folder DIR and"
          + " --scenario NAME ("
          + String.join(", ", NAMES)
          + ")";

  private ChaosCommand() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    System.exit(run(args, System.out, System.err));
  }

  /** Does it; the exit code. */
  static int run(String[] args, PrintStream out, PrintStream err)
      throws IOException, InterruptedException {
    int kills = USUAL_KILLS;
    long seed = System.nanoTime() >>> 8 & 0xffffffffL;
    Optional<String> database = Optional.empty();
    Optional<Path> before = Optional.empty();
    Optional<Path> folder = Optional.empty();
    List<String> names = new ArrayList<>();
    if (args.length == 1 && args[0].equals("--help")) {
      out.println(USAGE + ".");
      return 0;
    }
    for (int i = 0; i < args.length; i += 2) {
      String value = i + 1 < args.length ? args[i + 1] : "";
      Optional<Path> path = path(value);
      if (args[i].equals("--kills") && isNumber(value, MOST_KILLS) && Long.parseLong(value) > 0) {
        kills = Integer.parseInt(value);
      } else if (args[i].equals("--seed") && isNumber(value, Long.MAX_VALUE)) {
        seed = Long.parseLong(value);
      } else if (args[i].equals("--db") && value.matches("(jdbc:)?postgresql://[^/]+/.+")) {
        database = Optional.of(value);
      } else if (args[i].equals("--before") && path.filter(Files::isRegularFile).isPresent()) {
        before = path;
      } else if (args[i].equals("--folder") && path.filter(ChaosCommand::isFolder).isPresent()) {
        folder = path;
      } else if (args[i].equals("--scenario") && NAMES.contains(value)) {
        names.add(value);
      } else {
        err.println("parlour: " + wrong(args, i) + "; " + USAGE + ".");
        return 2;
      }
    }
    List<String> chosen = names.isEmpty() ? NAMES : names;
    List<Scenario> scenarios =
        Scenario.all(kills).stream().filter(one -> chosen.contains(one.name())).toList();
    Optional<String> lacking = lacking(scenarios);
    if (lacking.isPresent()) {
      err.println("parlour: " + lacking.get());
      return 3;
    }
    Path place = folder.isPresent() ? folder.get() : Files.createTempDirectory("parlour-chaos");
    ChaosPlan plan = new ChaosPlan(kills, chosen, seed, database, before, place);
    Optional<String> refusal = database.flatMap(one -> NamedDatabase.refusal(one, plan.key()));
    if (refusal.isPresent()) {
      err.println("parlour: " + refusal.get());
      if (folder.isEmpty()) {
        clear(place);
      }
      return 2;
    }
    return play(plan, scenarios, folder.isPresent(), out);
  }

  private static Optional<String> lacking(List<Scenario> scenarios) throws IOException {
    boolean clocks =
        scenarios.stream().anyMatch(one -> one.requirements().contains(Requirement.FAKE_CLOCK));
    return clocks && FakeClock.library().isEmpty()
        ? Optional.of(
            "libfaketime is missing for clocks that jump; install it (on Debian: apt-get install"
                + " libfaketime) or name other scenarios.")
        : Optional.empty();
  }

  private static int play(ChaosPlan plan, List<Scenario> scenarios, boolean isKept, PrintStream out)
      throws IOException, InterruptedException {
    out.println("Breaking servers of its own in " + plan.folder() + ", seed " + plan.seed());
    ChaosRun run = new ChaosRun(plan, out);
    List<ScenarioResult> results = run.play(scenarios);
    out.println();
    out.print(ChaosReport.text(run, scenarios, results));
    boolean held = true;
    for (int i = 0; i < scenarios.size(); i++) {
      held &=
          !run.whyNot(scenarios.get(i)).isEmpty()
              || results.get(i).holds() && results.get(i).faults() >= scenarios.get(i).count();
    }
    if (held && !isKept) {
      clear(plan.folder());
    }
    out.println(
        held
            ? "Every check held."
            : "Some checks failed; logs and findings are in " + plan.folder() + ".");
    return held ? 0 : 1;
  }

  private static String wrong(String[] args, int at) {
    boolean known =
        List.of("--kills", "--seed", "--db", "--before", "--folder", "--scenario")
            .contains(args[at]);
    return known
        ? args[at] + " cannot be " + (at + 1 < args.length ? "\"" + args[at + 1] + "\"" : "empty")
        : "\"" + args[at] + "\" is not known";
  }

  private static boolean isNumber(String text, long most) {
    return text.matches("[0-9]{1,18}") && Long.parseLong(text) <= most;
  }

  private static Optional<Path> path(String text) {
    try {
      return text.isEmpty()
          ? Optional.empty()
          : Optional.of(Path.of(text).toAbsolutePath().normalize());
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Whether it is a folder, or can become one. */
  private static boolean isFolder(Path path) {
    try {
      return Files.isWritable(Files.createDirectories(path));
    } catch (IOException e) {
      return false;
    }
  }

  private static void clear(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .sorted(Comparator.reverseOrder())
          .forEach(
              file -> {
                try {
                  Files.delete(file);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }
}

package games.parlour.cli.suite;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What {@code ./parlour test --repeat N} was asked for.
 *
 * @param goal how many runs in a row are to pass
 * @param kind under which load they run
 * @param table the file that remembers the runs
 * @param suite further arguments for {@code ./parlour test}; none for the whole suite
 */
record RepeatPlan(int goal, Kind kind, Path table, List<String> suite) {
  private static final String USAGE =
      "\"test --repeat N\" takes a number of runs from 1 to 1000, --busy, --table FILE, and"
          + " what \"test\" takes";
  private static final String NUMBER = "[1-9][0-9]{0,2}|1000";

  /** What else the machine does during a run. */
  enum Kind {
    /** Nothing that we start. */
    QUIET,
    /** Every core is kept busy. */
    BUSY,
    /** The suite is bound to one core, for example by {@code taskset -c 0}. */
    ONE_CORE;

    String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  RepeatPlan {
    suite = List.copyOf(suite);
  }

  /** Reads the arguments; what is wrong with them is the message of the exception. */
  static RepeatPlan read(Path root, List<String> args, int cores) {
    Kind kind = cores == 1 ? Kind.ONE_CORE : Kind.QUIET;
    int goal = 0;
    Path table = root.resolve("test-runs").resolve("runs.tsv");
    List<String> suite = new ArrayList<>();
    for (int i = 0; i < args.size(); i++) {
      String arg = args.get(i);
      String value = i + 1 < args.size() ? args.get(i + 1) : "";
      switch (arg) {
        case "--busy" -> kind = Kind.BUSY;
        case "--repeat" -> {
          if (!value.matches(NUMBER)) {
            throw new IllegalArgumentException(
                "\"" + value + "\" is not a number of runs; " + USAGE + ".");
          }
          goal = Integer.parseInt(value);
          i++;
        }
        case "--table" -> {
          if (value.isBlank()) {
            throw new IllegalArgumentException("--table names no file; " + USAGE + ".");
          }
          table = Path.of(value).toAbsolutePath();
          i++;
        }
        default -> suite.add(arg);
      }
    }
    if (goal == 0) {
      throw new IllegalArgumentException("--repeat N is missing; " + USAGE + ".");
    }
    return new RepeatPlan(goal, kind, table, suite);
  }
}

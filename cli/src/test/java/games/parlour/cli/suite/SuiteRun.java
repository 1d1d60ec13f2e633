package games.parlour.cli.suite;

import games.parlour.cli.suite.RepeatPlan.Kind;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One run of the suite, a line of the table.
 *
 * @param sources a hash of everything that was tested
 * @param suite the arguments of {@code ./parlour test}, separated by spaces
 * @param failures what failed; empty after a run that passed
 * @param logs the folder with the logs of a run that failed, beside the table; otherwise empty
 */
record SuiteRun(
    Instant begun,
    String commit,
    String sources,
    Kind kind,
    String suite,
    long seconds,
    List<Failure> failures,
    String logs) {
  static final String HEADER = "begun\tcommit\tsources\tkind\ttest\tseconds\tfailed\tlogs";
  private static final String BETWEEN = " | ";
  private static final int COLUMNS = 8;

  SuiteRun {
    failures = List.copyOf(failures);
  }

  /**
   * A test that failed.
   *
   * @param seed how its random choices are repeated, or nothing
   */
  record Failure(String test, String seed) {
    private String text() {
      return seed.isEmpty() ? test : test + " {" + seed + "}";
    }

    private static Failure read(String text) {
      int brace = text.lastIndexOf(" {");
      return text.endsWith("}") && brace > 0
          ? new Failure(text.substring(0, brace), text.substring(brace + 2, text.length() - 1))
          : new Failure(text, "");
    }
  }

  boolean passed() {
    return failures.isEmpty();
  }

  /** Whether both tested the same sources in the same way. */
  boolean isLike(String otherSources, String otherSuite) {
    return sources.equals(otherSources) && suite.equals(otherSuite);
  }

  String line() {
    return String.join(
        "\t",
        begun.toString(),
        commit,
        sources,
        kind.label(),
        clean(suite),
        Long.toString(seconds),
        clean(String.join(BETWEEN, failures.stream().map(Failure::text).toList())),
        logs);
  }

  private static String clean(String cell) {
    return cell.replaceAll("[\\t\\r\\n]+", " ");
  }

  /** Reads a line; nothing for one that is not a run. */
  static Optional<SuiteRun> read(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length != COLUMNS || line.equals(HEADER)) {
      return Optional.empty();
    }
    List<Failure> failures =
        Arrays.stream(cells[6].split(" \\| ", -1))
            .filter(cell -> !cell.isEmpty())
            .map(Failure::read)
            .toList();
    return Arrays.stream(Kind.values())
        .filter(kind -> kind.label().equals(cells[3]))
        .findFirst()
        .map(
            kind ->
                new SuiteRun(
                    Instant.parse(cells[0]),
                    cells[1],
                    cells[2],
                    kind,
                    cells[4],
                    Long.parseLong(cells[5]),
                    failures,
                    cells[7]));
  }
}

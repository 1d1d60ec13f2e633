package games.parlour.cli.attack;

import games.parlour.cli.attack.AttackRun.AttackPlan;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code ./parlour attack --requests N --seed S}. The launcher runs this file as it is, with the
 * built program on the class path and its jar in the property {@code parlour.jar}.
 */
final class AttackCommand {
  private static final long USUAL = 20_000;
  private static final long MOST = 1_000_000_000;
  private static final String USAGE =
      "attack takes --requests N (1 to " + MOST + ") and --seed S (a whole number from 0)";

  private AttackCommand() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    System.exit(run(args, System.err));
  }

  /** Does it; the exit code. */
  static int run(String[] args, PrintStream err) throws IOException, InterruptedException {
    long requests = USUAL;
    long seed = System.nanoTime() >>> 8 & 0xffffffffL;
    for (int i = 0; i < args.length; i += 2) {
      Optional<Long> number = i + 1 < args.length ? number(args[i + 1]) : Optional.empty();
      if (args[i].equals("--requests") && number.filter(n -> n > 0 && n <= MOST).isPresent()) {
        requests = number.get();
      } else if (args[i].equals("--seed") && number.isPresent()) {
        seed = number.get();
      } else {
        err.println("parlour: " + wrong(args, i) + "; " + USAGE + ".");
        return 2;
      }
    }
    if (!hasAddresses()) {
      err.println("parlour: attack needs addresses of its own, such as 127.0.1.1; Linux has them.");
      return 3;
    }
    return attack(requests, seed);
  }

  /** Attackers and players come from several addresses, so that each has limits of its own. */
  private static boolean hasAddresses() throws IOException {
    try (ServerSocket any = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.1.1"))) {
      return any.isBound();
    } catch (BindException none) {
      return false;
    }
  }

  private static String wrong(String[] args, int at) {
    boolean known = List.of("--requests", "--seed").contains(args[at]);
    return known
        ? args[at] + " cannot be " + (at + 1 < args.length ? "\"" + args[at + 1] + "\"" : "empty")
        : "\"" + args[at] + "\" is not known";
  }

  private static Optional<Long> number(String text) {
    return text.matches("[0-9]{1,18}") ? Optional.of(Long.parseLong(text)) : Optional.empty();
  }

  private static int attack(long requests, long seed) throws IOException, InterruptedException {
    System.out.println("Attacking a server of its own: " + requests + " requests, seed " + seed);
    Path folder = Files.createTempDirectory("parlour-attack");
    List<String> program = List.of("-jar", System.getProperty("parlour.jar", ""));
    List<String> findings =
        AttackRun.attack(new AttackPlan(requests, seed, program, folder, 1), System.out);
    if (findings.isEmpty()) {
      clear(folder);
      System.out.println("Every check held.");
      return 0;
    }
    findings.forEach(System.out::println);
    System.out.println(
        "Some checks failed; what the server kept is in "
            + folder
            + ". Repeat it with: ./parlour attack --requests "
            + requests
            + " --seed "
            + seed);
    return 1;
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

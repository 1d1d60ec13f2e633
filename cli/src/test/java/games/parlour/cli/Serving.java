package games.parlour.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The real program as a server, in a process of its own. */
final class Serving implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("http://localhost:([0-9]+)/");

  private final Process process;
  private final String said;
  private final int port;

  private Serving(Process process, String said, int port) {
    this.process = process;
    this.said = said;
    this.port = port;
  }

  /** Starts a server on any free port and waits until it has said where it listens. */
  static Serving start(Path home, Map<String, String> env, String... args) throws IOException {
    Process process = process(home, env, args);
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String first = out.readLine();
    Matcher address = ADDRESS.matcher(String.valueOf(first));
    if (!address.find()) {
      process.destroyForcibly();
      throw new IllegalStateException("it said " + first + "; " + errors(home));
    }
    return new Serving(process, String.valueOf(first), Integer.parseInt(address.group(1)));
  }

  private static Process process(Path home, Map<String, String> env, String... args)
      throws IOException {
    List<String> line = Programs.line("serve");
    line.addAll(List.of(args));
    ProcessBuilder builder = Programs.builder(home, env, line).redirectErrorStream(false);
    return builder.redirectError(home.resolve("errors.txt").toFile()).start();
  }

  /** A server that is to be refused; its exit code and what it said on the standard error. */
  static Run refused(Path home, Map<String, String> env, String... args)
      throws IOException, InterruptedException {
    Process process = process(home, env, args);
    if (!process.waitFor(120, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("it did not end");
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.exitValue(), out, errors(home));
  }

  private static String errors(Path home) throws IOException {
    return Files.readString(home.resolve("errors.txt"));
  }

  int port() {
    return port;
  }

  /** The line with the address. */
  String said() {
    return said;
  }

  /** Kills it as no program can expect. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  /** Asks it to end; its exit code. */
  int terminate() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(120, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("it did not end");
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}

package games.parlour.cli.attack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A server as a person starts it, in a process of its own with a small heap. */
final class ServerUnderAttack implements AutoCloseable {
  static final int HEAP_MB = 384;

  /** The file in its folder with what it logged: nothing, if all is well. */
  static final String LOG = "log.txt";

  private static final Pattern ADDRESS = Pattern.compile("http://localhost:([0-9]+)/");

  private final Process process;
  private final int port;

  private ServerUnderAttack(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /**
   * Starts a server and waits until it listens.
   *
   * @param program what follows the options of Java and leads to the program, such as -jar FILE
   * @param folder for its data, its settings and its log
   */
  static ServerUnderAttack start(List<String> program, Path folder, List<String> settings)
      throws IOException {
    Path config = Files.write(folder.resolve("parlour.conf"), settings);
    Path log = folder.resolve(LOG);
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("-Xmx" + HEAP_MB + "m", "-XX:+ExitOnOutOfMemoryError"));
    line.addAll(program);
    line.addAll(List.of("serve", "--port", "0", "--data", folder.resolve("data").toString()));
    line.addAll(List.of("--config", config.toString()));
    ProcessBuilder builder = new ProcessBuilder(line);
    builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
    builder.environment().put("PARLOUR_HOME", folder.toString());
    builder.redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()));
    Process process = builder.start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String first = String.valueOf(out.readLine());
    Matcher address = ADDRESS.matcher(first);
    if (!address.find()) {
      process.destroyForcibly();
      throw new IOException("the server said " + first + "; " + Files.readString(log));
    }
    return new ServerUnderAttack(process, Integer.parseInt(address.group(1)));
  }

  int port() {
    return port;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** The most memory that the process ever had, in MB; 0 where the system does not tell. */
  long peakMegabytes() {
    Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
    try (Stream<String> lines = Files.lines(status)) {
      return lines
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException unknown) {
      return 0;
    }
  }

  /** Asks it to end; false if it does not, or not well. */
  boolean stop() throws InterruptedException {
    process.destroy();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    return ended && process.exitValue() == 0;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}

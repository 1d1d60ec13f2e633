package games.parlour.server;

import games.parlour.server.http.Pages;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own that can be killed; its computers take an hour for a move. */
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static ServerProcess start(String database) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                database)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader said = process.inputReader();
    String port = said.readLine();
    if (port == null) {
      throw new IOException("the server did not start");
    }
    return new ServerProcess(process, Integer.parseInt(port));
  }

  int port() {
    return port;
  }

  /** Ends it at once, as a lost machine would. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    if (!process.waitFor(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("the process is still there");
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  public static void main(String[] args) throws InterruptedException {
    Config config =
        new Config("127.0.0.1", 0, args[0], 2, Duration.ofHours(1), House.GENEROUS, Pages.none());
    try (Server server = Server.start(config, House.GAMES)) {
      System.out.println(server.port());
      Thread.sleep(Duration.ofHours(1));
    }
  }
}

package games.parlour.cli.chaos.cluster;

import games.parlour.cli.fixture.ProgramProcess;
import games.parlour.cli.fixture.ServerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One server of a scenario, which can be started again and again. */
public final class ClusterNode implements AutoCloseable {
  /** All people come from one address, so its limits are as good as none. */
  private static final List<String> SETTINGS =
      List.of(
          "limits.guest.reads = 100000 then 100000/s",
          "limits.guest.writes = 100000 then 100000/s",
          "limits.guest.openings = 100000 then 100000/s",
          "limits.address.reads = 1000000 then 100000/s",
          "limits.address.writes = 1000000 then 100000/s",
          "limits.address.openings = 100000 then 10000/s",
          "limits.address.newcomers = 100000 then 10000/s",
          "limits.address.streams = 20000",
          "limits.streams = 20000");

  private final Path folder;
  private final List<String> place;
  private final Map<String, String> env = new LinkedHashMap<>();
  private Optional<Path> jar = Optional.empty();
  private volatile @Nullable ServerProcess process;
  private boolean isClosed;

  /**
   * A node that is not started yet; what an earlier run has left of it is ended.
   *
   * @param folder for its settings and its log
   * @param place the words that say where its data are, such as --db ADDRESS
   */
  public ClusterNode(Path folder, List<String> place) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.place = List.copyOf(place);
    Files.write(folder.resolve("parlour.conf"), SETTINGS);
    endLeftover();
    Files.deleteIfExists(log());
  }

  /** Adds to what its process finds in its environment. */
  public ClusterNode with(Map<String, String> more) {
    env.putAll(more);
    return this;
  }

  /** Takes another jar than the one that was just built, from its next start on. */
  public void use(Optional<Path> other) {
    jar = other;
  }

  /** Starts it; one that is being started is waited for, and ended, by whoever closes it. */
  public synchronized void start() throws IOException, InterruptedException {
    if (isClosed) {
      throw new IOException("the run is being ended");
    }
    List<String> words =
        new ArrayList<>(List.of("serve", "--port", "0", "--pace", "0", "--config"));
    words.add(folder.resolve("parlour.conf").toString());
    words.addAll(place);
    String[] line = words.toArray(String[]::new);
    ServerProcess started =
        ServerProcess.start(
            ProgramProcess.builder(
                folder,
                env,
                jar.isPresent() ? ProgramProcess.line(jar.get(), line) : ProgramProcess.line(line)),
            log());
    Files.writeString(pidFile(), String.valueOf(started.pid()));
    process = started;
  }

  /** Where it listens; 0 while it is down. */
  public int port() {
    ServerProcess now = process;
    return now == null ? 0 : now.port();
  }

  /** Ends it as no program can expect. */
  public void kill() throws InterruptedException {
    ServerProcess now = running();
    now.kill();
    process = null;
  }

  /** Asks it to end, and waits for it. */
  public void stop() throws InterruptedException {
    running().terminate();
    process = null;
  }

  /** It does nothing any more, and everything that it holds stays held. */
  public void freeze() throws IOException, InterruptedException {
    signal(running().pid(), "STOP");
  }

  public void thaw() throws IOException, InterruptedException {
    signal(running().pid(), "CONT");
  }

  public long pid() {
    return running().pid();
  }

  private ServerProcess running() {
    ServerProcess now = process;
    if (now == null) {
      throw new IllegalStateException("this node is down");
    }
    return now;
  }

  static void signal(long pid, String name) throws IOException, InterruptedException {
    Process kill = new ProcessBuilder("sh", "-c", "kill -" + name + " " + pid).start();
    if (!kill.waitFor(10, TimeUnit.SECONDS) || kill.exitValue() != 0) {
      throw new IOException("no " + name + " for " + pid);
    }
  }

  /** What it logged since the scenario began. */
  public List<String> logged() throws IOException {
    return Files.exists(log()) ? Files.readAllLines(log()) : List.of();
  }

  private Path log() {
    return folder.resolve("log.txt");
  }

  private Path pidFile() {
    return folder.resolve("pid");
  }

  private void endLeftover() throws IOException {
    if (Files.exists(pidFile())) {
      String pid = Files.readString(pidFile()).strip();
      Path line = Path.of("/proc", pid, "cmdline");
      if (Files.exists(line) && Files.readString(line).contains(folder.toString())) {
        ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
      }
    }
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    ServerProcess now = process;
    process = null;
    if (now != null) {
      now.close();
    }
  }
}

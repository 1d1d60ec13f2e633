package games.parlour.players.parallel;

import games.parlour.core.Refusal;
import games.parlour.core.Text;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * An engine's process: lines go in, lines come out, and no wait is for ever. Whatever goes wrong
 * with it is a refusal that names its command, and ends it. One thread at a time.
 */
final class UgiProcess implements AutoCloseable {
  /** An engine that says more than this while nobody asks must wait. */
  private static final int MOST_LINES = 1 << 16;

  /** So much is told of a line that is too long, which means nothing. */
  private static final int SHOWN = 80;

  /** How often it is looked whether the process still is there. */
  private static final Duration GLANCE = Duration.ofMillis(100);

  private static final Duration FAREWELL = Duration.ofMillis(500);

  /** A process that is ended by force is gone at once, unless the machine is busy. */
  private static final Duration END = Duration.ofSeconds(30);

  private final String command;
  private final Process process;
  private final Writer in;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(MOST_LINES);
  private volatile boolean listened;
  private String last = "";

  UgiProcess(String command) {
    this.command = command;
    try {
      process = new ProcessBuilder(ShellWords.of(command)).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new Refusal(Text.of("refused.ugi.start", "command", command));
    }
    in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    Thread.ofPlatform().daemon().name("ugi lines").start(this::listen);
  }

  private void listen() {
    try (UgiLines out = new UgiLines(process.getInputStream())) {
      for (String line = out.next(); line != null; line = out.next()) {
        lines.put(UgiLines.isTooLong(line) ? "too long: " + UgiLines.beginning(line, SHOWN) : line);
      }
    } catch (IOException | InterruptedException over) {
      // the process was ended
    } finally {
      listened = true;
    }
  }

  /** Says a line. */
  void say(String line) {
    try {
      in.write(line + "\n");
      in.flush();
    } catch (IOException e) {
      throw dead();
    }
  }

  /**
   * Waits for a line that begins with a word, and gives it; the lines before it are shown to
   * somebody.
   */
  String await(String asked, String word, Duration patience, Consumer<String> others) {
    long until = System.nanoTime() + patience.toNanos();
    while (true) {
      String line = next(until, asked, patience);
      last = line.isBlank() ? last : line.strip();
      if (line.strip().equals(word) || line.strip().startsWith(word + " ")) {
        return line.strip();
      }
      others.accept(line.strip());
    }
  }

  private String next(long until, String asked, Duration patience) {
    try {
      while (System.nanoTime() < until) {
        boolean allSaid = listened;
        String line = lines.poll(allSaid ? 0 : GLANCE.toMillis(), TimeUnit.MILLISECONDS);
        if (line != null) {
          return line;
        }
        if (allSaid) {
          throw dead();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close();
    int seconds = (int) Math.max(1, patience.toSeconds());
    throw new Refusal(
        Text.of("refused.ugi.silent", "command", command, "asked", asked, "seconds", seconds));
  }

  private Refusal dead() {
    close();
    return new Refusal(Text.of("refused.ugi.dead", "command", command, "line", last));
  }

  /** Whether the process still runs. */
  boolean isAlive() {
    return process.isAlive();
  }

  /** Asks it to go, and sees to it that it does, with all that it has started. */
  @Override
  public void close() {
    // Those whose parent has ended could not be found any more.
    List<ProcessHandle> started = process.descendants().toList();
    try {
      if (process.isAlive()) {
        in.write("quit\n");
        in.flush();
        in.close();
        process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
      }
    } catch (IOException gone) {
      // it does not listen any more
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    started.forEach(ProcessHandle::destroyForcibly);
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    awaitEnd();
    lines.clear();
  }

  private void awaitEnd() {
    try {
      process.waitFor(END.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

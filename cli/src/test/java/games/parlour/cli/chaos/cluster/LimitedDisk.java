package games.parlour.cli.chaos.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;

/**
 * A folder for data that can be full: a small file system of its own where this program may mount
 * one, otherwise a limit on the size of the files that a node writes.
 */
public final class LimitedDisk implements AutoCloseable {
  private static final int SIZE_MB = 48;
  private static final int SMALLEST_FILE = 4096;

  private final Path folder;
  private final boolean mounted;

  public LimitedDisk(Path folder) throws IOException, InterruptedException {
    this.folder = Files.createDirectories(folder);
    // One that a killed run has left is not used again.
    while (run("umount", folder.toString())) {
      Thread.onSpinWait();
    }
    this.mounted =
        run("mount", "-t", "tmpfs", "-o", "size=" + SIZE_MB + "m", "tmpfs", folder.toString());
  }

  public Path folder() {
    return folder;
  }

  /** Takes all the room that is left. */
  public void fill(long node) throws IOException, InterruptedException {
    if (!mounted) {
      limit(node, String.valueOf(SMALLEST_FILE));
      return;
    }
    for (int size = 1 << 20; size >= SMALLEST_FILE; size /= 4) {
      byte[] bytes = new byte[size];
      try (OutputStream out =
          Files.newOutputStream(filler(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
        for (int i = 0; i < SIZE_MB * 1024; i++) {
          out.write(bytes);
        }
      } catch (IOException full) {
        // then smaller pieces may still fit
      }
    }
  }

  /** Makes room again. */
  public void clear(long node) throws IOException, InterruptedException {
    if (mounted) {
      Files.deleteIfExists(filler());
    } else {
      limit(node, "unlimited");
    }
  }

  private Path filler() {
    return folder.resolve("filler");
  }

  private static void limit(long node, String bytes) throws IOException, InterruptedException {
    if (!run("prlimit", "--pid", String.valueOf(node), "--fsize=" + bytes + ":unlimited")) {
      throw new IOException("prlimit cannot limit files (on Debian: apt-get install util-linux)");
    }
  }

  private static boolean run(String... line) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(line)
              .redirectErrorStream(true)
              .redirectOutput(Redirect.DISCARD)
              .start();
      return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      if (mounted) {
        run("umount", "-l", folder.toString());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

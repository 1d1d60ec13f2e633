package games.parlour.cli.chaos.cluster;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

/** The wall clock that one process sees, by way of libfaketime; it can jump while it runs. */
public final class FakeClock {
  private static final Path LIBRARIES = Path.of("/usr/lib");

  private final Path file;

  public FakeClock(Path file) throws IOException {
    this.file = file;
    jump("+0");
  }

  /** Where Debian puts the library; none where it is not installed. */
  public static Optional<Path> library() throws IOException {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(LIBRARIES)) {
      for (Path folder : folders) {
        Path library = folder.resolve("faketime/libfaketime.so.1");
        if (Files.exists(library)) {
          return Optional.of(library);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * What a process has to find in its environment. Steady clocks and waiting are left as they are.
   */
  public Map<String, String> env() throws IOException {
    Path library = library().orElseThrow(() -> new IOException("libfaketime is missing"));
    return Map.of(
        "LD_PRELOAD", library.toString(),
        "FAKETIME_TIMESTAMP_FILE", file.toString(),
        "FAKETIME_CACHE_DURATION", "1",
        "FAKETIME_DONT_FAKE_MONOTONIC", "1",
        "FAKETIME_FORCE_MONOTONIC_FIX", "0",
        "NO_FAKE_STAT", "1");
  }

  /** From now on it is so much later or earlier than in truth, such as +1h or -1h. */
  public void jump(String offset) throws IOException {
    Path next = Files.writeString(file.resolveSibling("time.new"), offset + "\n");
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
  }
}

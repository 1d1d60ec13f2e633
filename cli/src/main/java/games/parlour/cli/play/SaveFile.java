package games.parlour.cli.play;

import games.parlour.cli.files.NewFile;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.security.SecureRandom;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;

/**
 * The file that a game is kept in. Each save replaces it whole, so that a killed program leaves the
 * game as it was or as it is, never half of it; what somebody else wrote there is left alone.
 */
final class SaveFile {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  /** In characters of up to four bytes, so that a name stays below the usual 255 bytes. */
  private static final int MOST_OF_STEM = 60;

  private Path path;
  private String known;
  private String saved;

  private SaveFile(Path path, String known, String saved) {
    this.path = path;
    this.known = known;
    this.saved = saved;
  }

  /** A new file for a game, in a folder that is made if there is none. */
  static SaveFile fresh(Path folder, String game, LocalDateTime now) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new Refusal(Text.of("refused.save.folder", "folder", folder.toString()));
    }
    Path path;
    do {
      path = folder.resolve(game + "-" + STAMP.format(now) + "-" + chance() + ".txt");
    } while (Files.exists(path));
    return new SaveFile(path, "", "");
  }

  /**
   * A file that was read and is gone on with.
   *
   * @param content all that is in it, comments too
   * @param record the game that it holds, as it would be saved
   */
  static SaveFile of(Path path, String content, String record) {
    return new SaveFile(path, content, record);
  }

  /** Whether a game can be saved over a file. */
  static boolean takes(Path path) {
    Path folder = path.getParent();
    return Files.isRegularFile(path)
        && Files.isWritable(path)
        && folder != null
        && Files.isWritable(folder);
  }

  Path path() {
    return path;
  }

  /**
   * Saves what the file does not hold yet; returns whether it went under a new name, as somebody
   * else had changed the file.
   */
  boolean save(String text) {
    if (text.equals(saved) && Files.exists(path)) {
      return false;
    }
    try {
      boolean foreign =
          Files.exists(path) && !Arrays.equals(Files.readAllBytes(path), bytes(known));
      Optional<Set<PosixFilePermission>> rights = rights(path);
      if (foreign) {
        path = aside(path);
      }
      Path draft = path.resolveSibling(".parlour-" + chance());
      try {
        NewFile.write(draft, text, rights);
        Files.move(
            draft, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(draft);
      }
      known = text;
      saved = text;
      return foreign;
    } catch (IOException e) {
      throw new Refusal(Text.of("refused.save", "file", path.toString()));
    }
  }

  /** Who may read and write a file, if there is one on a disk that knows of this. */
  private static Optional<Set<PosixFilePermission>> rights(Path path) throws IOException {
    var view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    return view == null || !Files.exists(path)
        ? Optional.empty()
        : Optional.of(view.readAttributes().permissions());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Path aside(Path path) {
    String name = path.getFileName().toString();
    String stem = name.endsWith(".txt") ? name.substring(0, name.length() - 4) : name;
    String brief =
        stem.substring(0, stem.offsetByCodePoints(0, Math.min(MOST_OF_STEM, count(stem))));
    return path.resolveSibling(brief + "-" + chance() + ".txt");
  }

  private static int count(String text) {
    return text.codePointCount(0, text.length());
  }

  private static String chance() {
    byte[] bytes = new byte[3];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}

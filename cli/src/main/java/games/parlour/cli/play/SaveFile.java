package games.parlour.cli.play;

import games.parlour.cli.NewFile;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The file that a game is kept in. Each save replaces it whole, so that a killed program leaves the
 * game as it was or as it is, never half of it; what somebody else wrote there is left alone.
 */
final class SaveFile {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

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
      if (foreign) {
        path = aside(path);
      }
      Path draft = path.resolveSibling("." + path.getFileName() + "." + chance());
      try {
        NewFile.write(draft, text);
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

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Path aside(Path path) {
    String name = path.getFileName().toString();
    String stem = name.endsWith(".txt") ? name.substring(0, name.length() - 4) : name;
    return path.resolveSibling(stem + "-" + chance() + ".txt");
  }

  private static String chance() {
    byte[] bytes = new byte[3];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}

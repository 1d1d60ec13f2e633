package games.parlour.server.secret;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/** The file with the server's key: 64 hexadecimal digits, which only its owner can read. */
public final class ServerKey {
  /** How the file is called in a server's folder. */
  public static final String FILE = "parlour.key";

  private static final int BYTES = 32;
  private static final int LONGEST = 200;
  private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{64}");

  private ServerKey() {}

  /** The key in a file, if the file is there; refuses a file that holds none. */
  public static Optional<SecretCipher> read(Path file) {
    try {
      if (!Files.exists(file)) {
        return Optional.empty();
      }
      PrivateFiles.tighten(file);
      return Optional.of(new SecretCipher(HexFormat.of().parseHex(digits(file))));
    } catch (IOException unreadable) {
      throw new Refusal(Text.of("refused.key.read", "file", file.toString()));
    }
  }

  private static String digits(Path file) throws IOException {
    String text = Files.size(file) > LONGEST ? "" : Files.readString(file).strip();
    if (!DIGITS.matcher(text).matches()) {
      throw new Refusal(Text.of("refused.key.form", "file", file.toString()));
    }
    return text;
  }

  /** The key in a file as it is written, for a backup. */
  public static String written(Path file) {
    try {
      return digits(file);
    } catch (IOException unreadable) {
      throw new Refusal(Text.of("refused.key.read", "file", file.toString()));
    }
  }

  /** What tells a written key from another; nothing, if it is none. */
  public static Optional<String> fingerprint(String written) {
    return DIGITS.matcher(written).matches()
        ? Optional.of(new SecretCipher(HexFormat.of().parseHex(written)).fingerprint())
        : Optional.empty();
  }

  /** Puts a written key where no file is yet. */
  public static void restore(Path file, String written) {
    if (!write(file, HexFormat.of().parseHex(written))) {
      throw new Refusal(Text.of("refused.key.write", "file", file.toString()));
    }
  }

  /** The key in a file; where there is no file, a new key is put there. */
  public static SecretCipher readOrCreate(Path file) {
    return read(file).orElseGet(() -> create(file));
  }

  /**
   * A killed program leaves the whole key or none, and of two that begin at once the first one's
   * key counts for both.
   */
  private static SecretCipher create(Path file) {
    byte[] key = new byte[BYTES];
    new SecureRandom().nextBytes(key);
    return write(file, key) ? new SecretCipher(key) : read(file).orElseThrow();
  }

  /** Whether the key was put there; else somebody was quicker. */
  private static boolean write(Path file, byte[] key) {
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null && !Files.isDirectory(folder)) {
        PrivateFiles.createFolder(folder);
      }
      PrivateFiles.writeOnce(file, HexFormat.of().formatHex(key) + "\n");
      return true;
    } catch (FileAlreadyExistsException quicker) {
      return false;
    } catch (IOException unwritable) {
      throw new Refusal(Text.of("refused.key.write", "file", file.toString()));
    }
  }
}

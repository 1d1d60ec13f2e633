package games.parlour.server.backup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The end of a backup, its archive's comment: the hash of every byte before it. What an archive
 * says of itself covers only its contents, so damage elsewhere would go unnoticed.
 */
final class BackupSeal {
  /** Stands at the end until the hash is known. */
  static final String BLANK = "0".repeat(64);

  private BackupSeal() {}

  /** Puts the hash where the blank stands. */
  static void close(Path file) throws IOException {
    byte[] seal = hashBefore(file).getBytes(StandardCharsets.US_ASCII);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(seal), channel.size() - seal.length);
      channel.force(true);
    }
  }

  /** Fails unless every byte is as it was written. */
  static void check(Path file) throws IOException {
    ByteBuffer seal = ByteBuffer.allocate(BLANK.length());
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() > seal.capacity()) {
        channel.read(seal, channel.size() - seal.capacity());
      }
    }
    if (!new String(seal.array(), StandardCharsets.US_ASCII).equals(hashBefore(file))) {
      throw new IOException("the seal does not fit");
    }
  }

  private static String hashBefore(Path file) throws IOException {
    MessageDigest hash = sha256();
    long left = Files.size(file) - BLANK.length();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] buffer = new byte[1 << 16];
      while (left > 0) {
        int read = in.read(buffer, 0, (int) Math.min(buffer.length, left));
        if (read < 0) {
          throw new IOException("the file ends early");
        }
        hash.update(buffer, 0, read);
        left -= read;
      }
    }
    return HexFormat.of().formatHex(hash.digest());
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}

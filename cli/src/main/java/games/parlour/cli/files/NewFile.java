package games.parlour.cli.files;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/** Writes files that were not there before; nothing is ever overwritten. */
public final class NewFile {
  private static final Set<StandardOpenOption> NEW =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

  private NewFile() {}

  /** Writes a file under a name that a person chose; refuses one that is taken or cannot be. */
  public static void write(String name, String text) {
    Path path = RecordFiles.path(name);
    try {
      write(path, text, Optional.empty());
    } catch (FileAlreadyExistsException taken) {
      throw new Refusal(Text.of("refused.save.exists", "file", name));
    } catch (IOException e) {
      throw new Refusal(Text.of("refused.file.unwritable", "file", name));
    }
  }

  /**
   * Writes a new file; when this returns, it is on the disk.
   *
   * @param rights who may read and write it, from its first byte on; else as is usual
   */
  public static void write(Path path, String text, Optional<Set<PosixFilePermission>> rights)
      throws IOException {
    FileAttribute<?>[] attributes =
        rights.stream().map(PosixFilePermissions::asFileAttribute).toArray(FileAttribute<?>[]::new);
    try (FileChannel channel = FileChannel.open(path, NEW, attributes)) {
      if (rights.isPresent()) {
        Files.setPosixFilePermissions(path, rights.get());
      }
      ByteBuffer left = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      while (left.hasRemaining()) {
        channel.write(left);
      }
      channel.force(true);
    }
  }
}

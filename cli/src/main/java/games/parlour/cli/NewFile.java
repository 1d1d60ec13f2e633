package games.parlour.cli;

import games.parlour.core.Refusal;
import games.parlour.core.Text;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes files that were not there before; nothing is ever overwritten. */
public final class NewFile {
  private NewFile() {}

  /** Writes a file under a name that a person chose; refuses one that is taken or cannot be. */
  public static void write(String name, String text) {
    Path path = RecordFiles.path(name);
    try {
      write(path, text);
    } catch (FileAlreadyExistsException taken) {
      throw new Refusal(Text.of("refused.save.exists", "file", name));
    } catch (IOException e) {
      throw new Refusal(Text.of("refused.file.unwritable", "file", name));
    }
  }

  /** Writes a new file; when this returns, it is on the disk. */
  public static void write(Path path, String text) throws IOException {
    try (FileChannel channel =
        FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer left = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      while (left.hasRemaining()) {
        channel.write(left);
      }
      channel.force(true);
    }
  }
}

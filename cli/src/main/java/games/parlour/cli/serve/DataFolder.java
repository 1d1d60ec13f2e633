package games.parlour.cli.serve;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.secret.PrivateFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** The folder with a server's data; one server at a time has it. */
public final class DataFolder implements AutoCloseable {
  /** The file by which one server at a time has the folder. */
  public static final String LOCK = "parlour.lock";

  private final Path path;
  private final FileChannel channel;

  private DataFolder(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /** Makes it where it is missing; refuses a folder that another server uses. */
  public static DataFolder open(Path path) {
    try {
      if (!Files.isDirectory(path)) {
        PrivateFiles.createFolder(path); // it holds the games under way
      }
      Path file = path.resolve(LOCK);
      PrivateFiles.createFile(file);
      FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
      @Nullable FileLock lock = channel.tryLock();
      if (lock == null) {
        channel.close();
        throw new Refusal(Text.of("refused.data.used", "folder", path.toString()));
      }
      return new DataFolder(path, channel);
    } catch (IOException e) {
      throw new Refusal(Text.of("refused.data", "folder", path.toString()));
    }
  }

  Path path() {
    return path;
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // the lock ends with the process at the latest
    }
  }
}

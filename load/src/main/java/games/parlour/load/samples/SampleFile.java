package games.parlour.load.samples;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A new file that takes samples as they come; each is in it once it is added. A file without any is
 * removed in the end. One thread at a time.
 */
public final class SampleFile implements AutoCloseable {
  private final Path path;
  private final FileChannel channel;
  private boolean empty = true;

  /** Makes the file for a run with so many nodes; it must not be there yet. */
  public SampleFile(Path path, int nodes) throws IOException {
    this.path = path;
    this.channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    write(SampleText.head(nodes));
  }

  /** Writes a sample. */
  public void add(LoadSample sample) throws IOException {
    write(SampleText.line(sample));
    empty = false;
  }

  private void write(String text) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (left.hasRemaining()) {
      channel.write(left);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
    if (empty) {
      Files.deleteIfExists(path);
    }
  }
}

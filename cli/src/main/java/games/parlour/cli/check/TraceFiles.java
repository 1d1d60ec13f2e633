package games.parlour.cli.check;

import games.parlour.cli.files.RecordFiles;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Reads files of lines that may be compressed; what cannot be read is refused by name. */
final class TraceFiles {
  /** Far above any recorded game; keeps a small compressed file from filling memory. */
  private static final int MOST_BYTES = 64 << 20;

  private static final int GZIP_FIRST = 0x1f;
  private static final int GZIP_SECOND = 0x8b;

  private TraceFiles() {}

  static List<String> lines(String file) {
    Path path = RecordFiles.path(file);
    if (Files.isDirectory(path)) {
      throw refused("refused.file.folder", file);
    }
    if (!Files.exists(path)) {
      throw refused("refused.file.none", file);
    }
    try (InputStream in = opened(path)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw refused("refused.file.large", file);
      }
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes))
          .toString()
          .lines()
          .toList();
    } catch (CharacterCodingException notText) {
      throw refused("refused.file.text", file);
    } catch (IOException e) {
      throw refused("refused.file.unreadable", file);
    }
  }

  private static InputStream opened(Path path) throws IOException {
    InputStream in = new BufferedInputStream(Files.newInputStream(path));
    try {
      in.mark(2);
      boolean packed = in.read() == GZIP_FIRST && in.read() == GZIP_SECOND;
      in.reset();
      return packed ? new GZIPInputStream(in) : in;
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  private static Refusal refused(String key, String file) {
    return new Refusal(Text.of(key, "file", file));
  }
}

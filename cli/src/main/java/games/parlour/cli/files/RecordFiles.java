package games.parlour.cli.files;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.Games;
import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import games.parlour.server.api.record.RecordJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads game records from files; what cannot be read is refused by name. */
public final class RecordFiles {
  /** Far above any game that people or computers play; keeps a wrong file from filling memory. */
  private static final int MOST_BYTES = 64 << 20;

  private RecordFiles() {}

  /**
   * A record file as it stood when it was read.
   *
   * @param path where it is, links followed
   * @param text what was in it
   * @param parsed what it says
   */
  public record RecordFile(Path path, String text, RecordText.Parsed parsed) {}

  /** The path that a person wrote. */
  public static Path path(String text) {
    if (text.isEmpty()) {
      throw refused("refused.file.path", text);
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException noPath) {
      throw refused("refused.file.path", text);
    }
  }

  /** The record in a file. */
  public static RecordFile read(String file) {
    Path path = path(file);
    if (Files.isDirectory(path)) {
      throw refused("refused.file.folder", file);
    }
    if (!Files.exists(path)) {
      throw refused("refused.file.none", file);
    }
    try (InputStream in = Files.newInputStream(path)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw refused("refused.file.large", file);
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return new RecordFile(real(path), text, parse(file, text));
    } catch (CharacterCodingException notText) {
      throw refused("refused.file.text", file);
    } catch (IOException e) {
      throw refused("refused.file.unreadable", file);
    }
  }

  /** The game that a record file tells, played again; its words are known from then on. */
  public static Session<?, ?> session(CommandContext context, String file) {
    RecordFile read = read(file);
    try {
      Game<?, ?> game = Games.named(read.parsed().record().setup().game());
      context.learn(game);
      return Session.replay(game, read.parsed());
    } catch (Refusal refusal) {
      throw in(file, refusal);
    }
  }

  /** Where a file is, links followed; a pipe has no such place. */
  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException nowhere) {
      return path.toAbsolutePath();
    }
  }

  private static RecordText.Parsed parse(String file, String text) {
    try {
      return RecordJson.readAny(text);
    } catch (Refusal refusal) {
      throw in(file, refusal);
    }
  }

  /** A refusal with the file that it is about. */
  public static Refusal in(String file, Refusal refusal) {
    return new Refusal(Text.of("refused.file.says", "file", file, "why", refusal.reason()));
  }

  private static Refusal refused(String key, String file) {
    return new Refusal(Text.of(key, "file", file));
  }
}

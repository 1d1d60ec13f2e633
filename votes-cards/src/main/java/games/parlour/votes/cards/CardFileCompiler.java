package games.parlour.votes.cards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Turns the card file into plain data; a mistake in it ends the build with one line. */
public final class CardFileCompiler {
  private CardFileCompiler() {}

  /** Takes the card file, and the file to write. */
  public static void main(String[] args) throws IOException {
    Path source = Path.of(args[0]);
    Path target = Path.of(args[1]);
    try {
      String data = compile(Files.readString(source));
      Files.createDirectories(target.toAbsolutePath().getParent());
      Files.writeString(target, data);
    } catch (CardFileException e) {
      System.err.println(source.getFileName() + ": " + e.getMessage());
      System.exit(1);
    }
  }

  /** The plain data that a card file says. */
  static String compile(String yaml) {
    Map<?, ?> file = parse(yaml);
    CardFileSchema.check(file);
    return PlainDataWriter.write(file);
  }

  private static Map<?, ?> parse(String yaml) {
    try {
      Object file = new Load(LoadSettings.builder().build()).loadFromString(yaml);
      if (file instanceof Map<?, ?> map) {
        return map;
      }
      throw new CardFileException("is not a map");
    } catch (YamlEngineException e) {
      throw new CardFileException(String.valueOf(e.getMessage()).replaceAll("\\s+", " "));
    }
  }
}

package games.parlour.cli.files;

import games.parlour.core.RecordText;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.lab.match.GameResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A folder with a record of every game of a match. */
public final class RecordFolder {
  private static final int MOST_OF_A_NAME = 24;

  private final Path folder;
  private final String names;

  private RecordFolder(Path folder, String names) {
    this.folder = folder;
    this.names = names;
  }

  /** A folder that a person named: it is made, or must be empty. */
  public static RecordFolder of(String name, String a, String b) {
    Path folder = RecordFiles.path(name);
    try {
      Files.createDirectories(folder);
      try (Stream<Path> files = Files.list(folder)) {
        if (files.findAny().isPresent() || !Files.isWritable(folder)) {
          throw refused(name);
        }
      }
    } catch (IOException e) {
      throw refused(name);
    }
    return new RecordFolder(folder, brief(a) + "-" + brief(b));
  }

  public Path path() {
    return folder;
  }

  /** Writes a game whole or not at all. */
  public void keep(GameResult game) {
    String name = String.format(Locale.ROOT, "%05d-%s.txt", game.number(), names);
    Path draft = folder.resolve(".parlour-" + name);
    try {
      NewFile.write(draft, RecordText.write(game.record()), Optional.empty());
      Files.move(draft, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new Refusal(
          Text.of("refused.file.unwritable", "file", folder.resolve(name).toString()));
    }
  }

  /** The word for a player as a part of a file's name. */
  private static String brief(String player) {
    String plain = player.replaceAll("[^A-Za-z0-9.=]+", "");
    return plain.substring(0, Math.min(MOST_OF_A_NAME, plain.length()));
  }

  private static Refusal refused(String folder) {
    return new Refusal(Text.of("refused.folder", "folder", folder));
  }
}

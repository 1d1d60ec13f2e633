package games.parlour.testkit.golden;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.testkit.law.LawViolation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder of a game's golden games: {@code NAME.record}, a game record, and beside it {@code
 * NAME.told}, its transcript by {@link TranscriptWriter}. With {@code -Dparlour.golden=write} the
 * transcripts are regenerated; look at the difference before keeping it.
 */
public final class GoldenFiles {
  private static final String LAW = "a golden game is told as before";
  private static final String WRITE = "-Dparlour.golden=write writes it";

  private GoldenFiles() {}

  /** Compares every game in the folder with its transcript; returns how many there are. */
  public static <P extends Position<P, M>, M extends Move> int check(Game<P, M> game, Path folder) {
    return check(game, folder, System.getProperty("parlour.golden", "").equals("write"));
  }

  static <P extends Position<P, M>, M extends Move> int check(
      Game<P, M> game, Path folder, boolean write) {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> records =
          files.filter(file -> file.toString().endsWith(".record")).sorted().toList();
      for (Path record : records) {
        checkOne(game, record, write);
      }
      return records.size();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <P extends Position<P, M>, M extends Move> void checkOne(
      Game<P, M> game, Path record, boolean write) throws IOException {
    String told = TranscriptWriter.tell(game, Files.readString(record));
    String name = String.valueOf(record.getFileName()).replace(".record", ".told");
    Path file = record.resolveSibling(name);
    if (write) {
      Files.writeString(file, told);
    } else {
      LawViolation.unless(Files.exists(file), LAW, "there is no", name + ";", WRITE);
      compare(name, Files.readString(file).lines().toList(), told.lines().toList());
    }
  }

  private static void compare(String name, List<String> stored, List<String> told) {
    for (int i = 0; i < Math.max(stored.size(), told.size()); i++) {
      String was = i < stored.size() ? stored.get(i) : "nothing";
      String is = i < told.size() ? told.get(i) : "nothing";
      LawViolation.unless(
          was.equals(is),
          LAW,
          name,
          "line",
          i + 1,
          "was\n" + was + "\nand is\n" + is + "\n",
          WRITE);
    }
  }
}

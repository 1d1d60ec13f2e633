package games.parlour.chitral;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.text.Resources;
import games.parlour.testkit.golden.GoldenFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Recorded games, told entry by entry as they always were. */
class GoldenGamesTest {
  private static final Path FOLDER = Path.of("src/test/resources/games/parlour/chitral/golden");

  private static String read(String name) {
    return Resources.read(GoldenGamesTest.class, "golden/" + name);
  }

  @Test
  void theyAreToldAsBefore() {
    assertThat(GoldenFiles.check(new FortChitral(), FOLDER)).isEqualTo(5);
  }

  @Test
  void theyShowWhatIsRare() {
    assertThat(read("corners.record")).containsPattern("[0-9]+ \\S+ \\S+x\\S+x");
    assertThat(read("each.record")).containsPattern("g9:e7:g9xf7");
    assertThat(read("ranks.told")).contains("White has 4 of the 4 squares");
    assertThat(read("each.told")).contains("White has three men or fewer");
    assertThat(read("at-the-table.told")).contains("White has no move and passes");
  }
}

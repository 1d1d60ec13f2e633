package games.parlour.suffragetto;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.record.Entry;
import games.parlour.core.record.RecordText;
import games.parlour.core.text.Resources;
import games.parlour.testkit.golden.GoldenFiles;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded games, told entry by entry as they always were. */
class GoldenGamesTest {
  private static final Path FOLDER = Path.of("src/test/resources/games/parlour/suffragetto/golden");

  @Test
  void theyAreToldAsBefore() {
    assertThat(GoldenFiles.check(new Suffragetto(), FOLDER)).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1908", "2016", "german"})
  void eachEditionShowsWhatIsRare(String edition) {
    String record = Resources.read(getClass(), "golden/" + edition + ".record");
    List<String> moves =
        RecordText.read(record).record().log().stream()
            .filter(Entry.Moved.class::isInstance)
            .map(entry -> ((Entry.Moved) entry).move())
            .toList();
    assertThat(moves).anyMatch(move -> move.matches(".*x.*x.*"));
    assertThat(moves).anyMatch(move -> move.matches("=[0-9].*"));
    if (!edition.equals("1908")) {
      assertThat(moves).contains("=yes", "=no");
    }
    String told = Resources.read(getClass(), "golden/" + edition + ".told");
    assertThat(told).contains("enters", "start again from the Prison Yard");
    assertThat(told.lines().filter(line -> line.startsWith("  over: "))).hasSize(1);
  }
}

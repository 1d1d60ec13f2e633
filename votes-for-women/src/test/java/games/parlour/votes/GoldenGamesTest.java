package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Resources;
import games.parlour.testkit.GoldenFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Recorded games, told entry by entry as they always were. */
class GoldenGamesTest {
  private static final Path FOLDER = Path.of("src/test/resources/games/parlour/votes/golden");

  private static String read(String name) {
    return Resources.read(GoldenGamesTest.class, "golden/" + name);
  }

  @Test
  void theyAreToldAsBefore() {
    assertThat(GoldenFiles.check(new VotesForWomen(), FOLDER)).isEqualTo(3);
  }

  @Test
  void theyShowWhatIsRare() {
    assertThat(read("never-sent.told")).contains("six turns are over");
    assertThat(read("ratified-in-final-voting.told")).contains("36 states have ratified");
    assertThat(read("rejected-in-final-voting.told")).contains("13 states have rejected");
    String all =
        read("never-sent.record")
            + read("ratified-in-final-voting.record")
            + read("rejected-in-final-voting.record");
    assertThat(all)
        .contains("claimed:change-in-plans", "claimed:the-winning-plan")
        .contains("claimed:eye-on-the-future", "event:progress-not-politics")
        .contains("event:anti-suffrage-riots", "supersede", "move:");
  }
}

package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.text.Resources;
import games.parlour.testkit.golden.GoldenFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded games, told entry by entry as they always were. */
class GoldenGamesTest {
  private static final Path FOLDER = Path.of("src/test/resources/games/parlour/votes/golden");

  private static String read(String name) {
    return Resources.read(GoldenGamesTest.class, "golden/" + name);
  }

  @Test
  void theyAreToldAsBefore() {
    assertThat(GoldenFiles.check(new VotesForWomen(), FOLDER)).isEqualTo(11);
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

  @Test
  void theyShowPartnersInEveryMode() {
    for (String mode : List.of("two-on-one", "one-on-two", "two-on-two")) {
      assertThat(read(mode + ".record"))
          .contains("option.mode: " + mode, "owner:", "give:", "look:", "accept", "decline");
    }
    assertThat(read("two-on-one.record")).contains("lose:", "claimed:the-winning-plan");
    assertThat(read("one-on-two.record")).contains("claimed:eye-on-the-future");
    assertThat(read("one-on-two.told")).contains("six turns are over");
    assertThat(read("two-on-two.record")).contains("option.hands: open", "claimed:transportation");
  }

  /** The rules' example: three campaigners, of which Purple leads two and Yellow one. */
  @Test
  void theyShowThreeDiceForTwoCampaignersAndForOne() {
    assertThat(read("two-on-one.told"))
        .contains("Purple 1 gets the 1.", "Purple 2 gets the 2.", "Purple 1 gets the 4.")
        .containsPattern("Yellow 1 gets the \\d\\.\n  Yellow 1 gets the \\d\\.\n  Yellow 1 gets");
    assertThat(read("two-on-two.told"))
        .containsPattern("Purple 2 gets the 1\\.[^P]*Purple 2 gets the 3\\.\n  Purple 1 gets the 1")
        .contains("first sees: Second Opposition drew Southern Resentment.");
  }

  @Test
  void theyShowTheOppobot() {
    String alone = read("solitaire-ratified.told");
    String together = read("cooperative-never-sent.told");

    assertThat(alone)
        .contains("36 states have ratified", "Oppobot called the vote in Mississippi.")
        .contains("3 cubes are left over for the nearest state, Arkansas.")
        .contains("all states in Atlantic & Appalachia have decided: roll again.")
        .contains("The d8 shows 8, but New Jersey has had its turn: roll both dice again.")
        .contains("No other state is left to choose: Texas.");
    assertThat(together)
        .contains("six turns are over", "Purple and Yellow swapped the cards they held.")
        .contains("California leaves the game without effect: its condition is not met.")
        .contains("Midwest has the most undecided states: 8.");
  }

  /** The same game under both versions, up to the card that the Oppobot wasted under the second. */
  @Test
  void theyShowWhatTheOppobotOverlookedBeforeVersion3() {
    assertThat(untilBacklash("backlash-played")).isEqualTo(untilBacklash("backlash-overlooked"));
    assertThat(read("backlash-overlooked.record")).contains("\nrules: 2\n");
    assertThat(read("backlash-overlooked.told"))
        .contains("Oppobot played Backlash to the Movement for Campaigning.");
    assertThat(read("backlash-played.record")).contains("\nrules: 3\n");
    assertThat(read("backlash-played.told"))
        .contains("Oppobot played Backlash to the Movement as an event.")
        .contains("New Mexico loses 1 yellow cube.");
  }

  private static String untilBacklash(String name) {
    String record = read(name + ".record");
    return record.substring(record.indexOf("seed:"), record.indexOf("backlash-to-the-movement"));
  }

  /** 1 and 4 are Idaho, 2 and 1 Montana, 6 and 8 New Jersey. */
  @ParameterizedTest
  @ValueSource(strings = {"solitaire-ratified.record", "cooperative-never-sent.record"})
  void theyHaveThePrintedExample(String name) {
    String rolls =
        read(name)
            .lines()
            .dropWhile(line -> !line.endsWith("draw:oppobot-conservative-opposition"))
            .limit(7)
            .map(line -> line.substring(line.lastIndexOf(':') + 1))
            .collect(Collectors.joining(" "));

    assertThat(rolls).isEqualTo("oppobot-conservative-opposition 1 4 2 1 6 8");
  }
}

package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Resources;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of all versions of the rules: each is replayed under its own. */
class RulesVersionTest {
  private static Session<VotesPosition, VotesMove> replay(String record) {
    return Session.replay(new VotesForWomen(), RecordText.read(record));
  }

  private static String record(String name, int rules) {
    return Resources.read(RulesVersionTest.class, "golden/" + name + ".record")
        .replaceFirst("\nrules: \\d+\n", "\nrules: " + rules + "\n");
  }

  @Test
  void newGamesArePlayedUnderTheThird() {
    assertThat(new VotesForWomen().rulesVersion()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solitaire-ratified", "cooperative-never-sent"})
  void anOldGameAgainstTheOppobotReplaysUnderTheRulingsItBeganWith(String name) {
    Session<VotesPosition, VotesMove> session = replay(record(name, 1));

    assertThat(session.record().setup().rules()).isEqualTo(1);
    assertThat(session.position().turn()).isInstanceOf(Turn.Over.class);
  }

  /** Both bid more than the die can show, which version 2 offers no more. */
  @ParameterizedTest
  @ValueSource(strings = {"solitaire-ratified", "cooperative-never-sent"})
  void takenForANewOneItIsRefusedWhereTheRulingsDiffer(String name) {
    assertThatThrownBy(() -> replay(record(name, 2)))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("commit:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "never-sent",
        "ratified-in-final-voting",
        "rejected-in-final-voting",
        "two-on-one",
        "one-on-two",
        "two-on-two"
      })
  void withoutTheOppobotAllVersionsAreTheSame(String name) {
    String first = replay(record(name, 1)).position().toString();

    assertThat(replay(record(name, 2)).position().toString()).isEqualTo(first);
    assertThat(replay(record(name, 3)).position().toString()).isEqualTo(first);
  }

  /**
   * Two recorded games of old versions in which the Oppobot overlooks the last cubes and campaigns.
   */
  @ParameterizedTest
  @CsvSource({
    "gerrymandering-overlooked, 1, 46, oppobot-gerrymandering",
    "backlash-overlooked, 2, 265, oppobot-backlash-to-the-movement"
  })
  void whatTheOppobotOverlookedInAnOldGameItOverlooksAgain(
      String name, int rules, int drawn, String card) {
    Session<VotesPosition, VotesMove> session = replay(record(name, rules));

    assertThat(session.record()).isEqualTo(RecordText.read(record(name, rules)).record());
    assertThat(session.position().turn()).isInstanceOf(Turn.Over.class);
    assertThat(VotesGames.text(session.moveOf(drawn))).isEqualTo("draw:" + card);
    assertThat(session.positionAfter(drawn).toString()).contains("doing=bot-campaign");
  }

  /** Under version 3 the card is played, and what the record has on the next line is refused. */
  @ParameterizedTest
  @CsvSource({"gerrymandering-overlooked, 57", "backlash-overlooked, 276"})
  void takenForNewOnesTheyAreRefusedAfterThatCard(String name, int line) {
    assertThatThrownBy(() -> replay(record(name, 3)))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.record.line{line=" + line + ", ");
  }

  /** An old position that is read from its line goes on as in the game it comes from. */
  @ParameterizedTest
  @CsvSource({"gerrymandering-overlooked, 1, 46", "backlash-overlooked, 2, 265"})
  void anOldPositionReadFromItsLineGoesOnUnderItsOwnVersion(String name, int rules, int drawn) {
    Session<VotesPosition, VotesMove> session = replay(record(name, rules));
    Setup setup = session.setup();
    String before = VotesGames.write(session.positionBefore(drawn));
    Setup read = VotesGames.GAME.setup(Occasion.STUDY, setup.options(), Optional.of(before));

    String played = session.positionAfter(drawn).toString();
    VotesMove draw = session.moveOf(drawn);

    assertThat(VotesGames.GAME.start(read.underRules(rules)).play(draw)).hasToString(played);
    assertThat(VotesGames.GAME.start(read).play(draw)).doesNotHaveToString(played);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4})
  void aVersionThatIsNotKnownIsRefusedByName(int rules) {
    assertThatThrownBy(() -> replay(record("never-sent", rules)))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> assertThat(refusal.reason().key()).isEqualTo("refused.rules"));
  }
}

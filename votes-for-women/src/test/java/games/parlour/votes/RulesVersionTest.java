package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Resources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of both versions of the rules: each is replayed under its own. */
class RulesVersionTest {
  private static Session<VotesPosition, VotesMove> replay(String record) {
    return Session.replay(new VotesForWomen(), RecordText.read(record));
  }

  private static String record(String name, int rules) {
    return Resources.read(RulesVersionTest.class, "golden/" + name + ".record")
        .replaceFirst("\nrules: \\d+\n", "\nrules: " + rules + "\n");
  }

  @Test
  void newGamesArePlayedUnderTheSecond() {
    assertThat(new VotesForWomen().rulesVersion()).isEqualTo(2);
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
  void withoutTheOppobotBothVersionsAreTheSame(String name) {
    assertThat(replay(record(name, 1)).position().toString())
        .isEqualTo(replay(record(name, 2)).position().toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void aVersionThatIsNotKnownIsRefusedByName(int rules) {
    assertThatThrownBy(() -> replay(record("never-sent", rules)))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> assertThat(refusal.reason().key()).isEqualTo("refused.rules"));
  }
}

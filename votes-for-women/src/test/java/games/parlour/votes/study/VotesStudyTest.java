package games.parlour.votes.study;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.study.StudyAnswer;
import games.parlour.core.study.StudyMeasure;
import games.parlour.core.study.StudyQuestion;
import games.parlour.core.text.Text;
import games.parlour.testkit.law.TextLaws;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesGames;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import games.parlour.votes.rules.state.Mode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is counted about players: which choice is which, and how a game stands. */
class VotesStudyTest {
  private static final VotesForWomen GAME = VotesGames.GAME;

  @Test
  void allThatIsCountedHasWordsAndAKeyOfItsOwn() {
    TextLaws<VotesPosition, VotesMove> laws = new TextLaws<>(GAME, GAME.setup(Occasion.STUDY));
    Set<String> keys = new HashSet<>();
    List<Text> all = new ArrayList<>(GAME.phases());
    GAME.measures().stream().map(StudyMeasure::name).forEach(all::add);
    for (StudyQuestion question : GAME.questions()) {
      all.add(question.name());
      all.addAll(question.answers());
      question.subject().ifPresent(all::add);
    }
    assertThat(all)
        .allSatisfy(laws::exists)
        .allSatisfy(text -> assertThat(keys.add(text.key())).as(text.key()).isTrue());
  }

  private static Text answered(VotesPosition position, String move) {
    StudyAnswer answer = GAME.answer(position, GAME.notation().read(position, move)).orElseThrow();
    return GAME.questions().get(answer.question()).answers().get(answer.value());
  }

  @ParameterizedTest
  @CsvSource({
    "event:anna-dickinson, study.card.event",
    "campaign:anna-dickinson, study.card.campaign",
    "organize:anna-dickinson, study.card.organize",
    "lobby:anna-dickinson, study.card.lobby",
    "claimed:texas, study.claimed.state"
  })
  void aCardHasFourUses(String move, String key) {
    VotesPosition position =
        VotesGames.at(
            "turn=3 round=2 actor=suffragist hand.suffragist=anna-dickinson"
                + " claimed.suffragist=texas campaigners=purple1:west,red1:south");
    assertThat(GAME.phase(position)).isEqualTo(2);
    assertThat(answered(position, move).key()).isEqualTo(key);
    Optional<StudyAnswer> answer = GAME.answer(position, GAME.notation().read(position, move));
    assertThat(answer.flatMap(StudyAnswer::subject).isPresent())
        .isEqualTo(!move.startsWith("claimed"));
  }

  @Test
  void finalVotingAsksWhoIsAheadInTheState() {
    VotesPosition position =
        VotesGames.at("turn=6 round=6 phase=voting sent=yes buttons=1/0 NY=p2 OH=r1");
    assertThat(GAME.phase(position)).isEqualTo(6);
    assertThat(answered(position, "vote:NY").key()).isEqualTo("study.vote.ahead");
    assertThat(answered(position, "vote:OH").key()).isEqualTo("study.vote.behind");
    assertThat(answered(position, "vote:TX").key()).isEqualTo("study.vote.level");
    VotesPosition rolled = VotesGames.play(position, "vote:TX", "die:1", "die:5");
    assertThat(answered(rolled, "reroll").key()).isEqualTo("study.roll.again");
  }

  @Test
  void measuresAreWhatLiesOnTheTable() {
    VotesPosition open =
        VotesGames.at(
            "turn=2 round=3 actor=suffragist congress=2 buttons=1/3 NY=p2y2 CT=r1 VT=p1"
                + " campaigners=purple1:northeast,yellow1:northeast,red1:south"
                + " hand.suffragist=union-victory");
    assertThat(GAME.measured(open)).containsExactly(2, 0, 0, 0, 1, 0, 5, 1, 1, 3, 2, 1);
    VotesPosition sent =
        VotesGames.at("turn=6 round=6 phase=voting sent=yes CA=ratified UT=rejected TX=rejected");
    assertThat(GAME.measured(sent)).startsWith(6, 1, 1, 2);
  }

  @ParameterizedTest
  @EnumSource(
      value = Mode.class,
      names = {"TWO_ON_TWO", "SOLITAIRE"})
  void phasesFollowEachOtherAndAnswersAreListed(Mode mode) {
    VotesPosition position = VotesGames.start(mode);
    Generator random = new Generator(1920);
    int phase = -1;
    while (!VotesGames.over(position)) {
      int next = GAME.phase(position);
      assertThat(next).isBetween(phase, GAME.phases().size() - 1);
      phase = next;
      assertThat(GAME.measured(position)).hasSameSizeAs(GAME.measures());
      if (position.turn() instanceof Turn.Decide) {
        for (VotesMove move : position.moves()) {
          GAME.answer(position, move).ifPresent(VotesStudyTest::isListed);
        }
      }
      position = VotesGames.any(position, random);
    }
    assertThat(GAME.phase(position)).isEqualTo(-1);
    assertThat(phase).isGreaterThanOrEqualTo(5);
  }

  private static void isListed(StudyAnswer answer) {
    StudyQuestion question = GAME.questions().get(answer.question());
    if (question.isAmount()) {
      assertThat(answer.value()).isNotNegative();
    } else {
      assertThat(answer.value()).isBetween(0, question.answers().size() - 1);
    }
    assertThat(answer.subject().isPresent()).isEqualTo(question.subject().isPresent());
  }
}

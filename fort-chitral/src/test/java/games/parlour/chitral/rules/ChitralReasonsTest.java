package games.parlour.chitral.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.MoveReason;
import games.parlour.chitral.FortChitral;
import games.parlour.chitral.rules.ChitralMove.Pass;
import games.parlour.core.text.Language;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why a man cannot go somewhere: the reason that is given is the rule that forbids it. */
class ChitralReasonsTest {
  private static final FortChitral GAME = new FortChitral();

  private static String told(Optional<MoveReason> reason) {
    return reason
        .map(given -> given.rule().orElse("") + " " + GAME.texts(Language.EN).tell(given.text()))
        .orElse("");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          e5         |       | c3 | c4 | There is no man on c3.
          e5         | h3    | h3 | h4 | The man on h3 is not yours.
          e5         |       | e5 | e5 | F2 A man cannot end its turn where it began.
          e5 e6      |       | e5 | e6 | F2 Blocked by your own man on e6.
          e5         | e6    | e5 | e6 | F3 An enemy is on e6.
          e5         |       | e5 | e7 | F2 A step goes one square, and there is nobody on e6
          e5         | f6    | e5 | g7 | F2 Men jump only over their own side, and the man on f6 is
          e5 e6      | f7    | e5 | g7 | F2 A step goes one square, and there is nobody on f6
          e5 e6      | f8    | e5 | g9 | F2 Men jump only over their own side, and the man on f8 is
          e5 e6      | f7 h7 | e5 | g7 | F2 A step goes one square
          e5 e6      | f7    | e5 | i3 | F2 Too far: a step goes one square, and no jumps over
          e5         |       | e5 | i9 | F2 Too far: a step goes one square, and no jump is possible
          e5 f6 h6   |       | e5 | i3 | F2 Too far
          e5 e6      |       | e5 | e8 | F2 A step and a jump cannot be combined
          e5 f7      |       | e5 | f8 | F2 A step and a jump cannot be combined
          e5 e6      | f8    | e5 | g10 | F2 Too far
          """)
  void aReasonNamesItsRule(String white, String black, String from, String to, String reason) {
    for (String when : new String[] {"end", "each"}) {
      Scene scene = Scene.of(white, black == null ? "" : black).option("capture-when", when);
      assertThat(told(scene.position().reasonAgainst(from, to)).strip()).startsWith(reason);
    }
  }

  @Test
  void f2AnEnemyIsNamedInTheMiddleOfAChainToo() {
    // over e6 to e7, then over the black man on f7
    assertThat(told(Scene.of("e5 e6", "f7").position().reasonAgainst("e5", "g7")))
        .contains("nobody on f6");
    assertThat(told(Scene.of("e5 e6", "e8").position().reasonAgainst("e5", "e9")))
        .contains("the man on e8 is an enemy");
  }

  @Test
  void f2AManThatIsHemmedInIsToldSo() {
    assertThat(told(Scene.of("a1 a2 b1 b2 a3 c1 c3", "").position().reasonAgainst("a1")))
        .startsWith("F2 This man cannot move");
    assertThat(told(Scene.of("a1", "").position().reasonAgainst("a1"))).isEmpty();
  }

  @Test
  void f4NobodyMovesWhenTheGameIsOverAndNobodyPassesWithAMove() {
    ChitralPosition over = Scene.of("f6 f7 g6 g7", "").blackMoves().position();
    assertThat(told(over.reasonAgainst("i12", "i11"))).isEqualTo(" The game is over.");
    assertThat(Scene.of("e5", "").position().whyNot(new Pass()).orElseThrow().key())
        .isEqualTo("reason.pass");
  }

  @Test
  void everyLayoutHasItsReasons() {
    for (Layout layout : Layout.ALL) {
      String white = "e5 e6 a1 b1 c1";
      ChitralPosition position = Scene.on(layout, white, "a9 b9 c9 d9").position();
      assertThat(told(position.reasonAgainst("e5", "e8"))).startsWith("F2 A step and a jump");
      assertThat(told(position.reasonAgainst("e5", "e7"))).isEmpty();
    }
  }
}

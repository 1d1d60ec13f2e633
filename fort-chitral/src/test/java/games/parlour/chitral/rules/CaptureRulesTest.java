package games.parlour.chitral.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** F3: captures. */
class CaptureRulesTest {
  private static Scene straight(String white, String black) {
    return Scene.of(white, black).option("capture-lines", "orthogonal");
  }

  private static Scene each(String white, String black) {
    return Scene.of(white, black).option("capture-when", "each");
  }

  /** The man on f5 goes to f6, with an enemy beside f6 and a partner behind. */
  @ParameterizedTest
  @CsvSource({"e6, d6", "g6, h6", "f7, f8", "e7, d8", "g7, h8", "e5, d4", "g5, h4"})
  void f3AnEnemyBetweenTheMovedManAndAnotherIsTaken(String enemy, String partner) {
    Scene scene = Scene.of("f5 " + partner, enemy);
    assertThat(scene.from("f5")).contains("f5-f6x" + enemy);
    Layout board = Layout.CORNERS;
    assertThat(scene.play("f5-f6x" + enemy).men().black().contains(board.grid().square(enemy)))
        .as("the man on %s is taken", enemy)
        .isFalse();
  }

  @Test
  void f3SouthIsTakenToo() {
    assertThat(Scene.of("g6 f4", "f5").from("g6")).contains("g6-f6xf5");
  }

  @Test
  void f3TheThreeMustTouchInAStraightLine() {
    assertThat(Scene.of("f5 f9", "f7").from("f5")).contains("f5-f6");
    assertThat(Scene.of("f4 f8", "f7").from("f4")).contains("f4-f5");
    assertThat(Scene.of("f5 g8", "f7").from("f5")).contains("f5-f6");
  }

  @Test
  void f3TheEdgeIsNoPartner() {
    assertThat(Scene.of("c5", "a5").from("c5")).contains("c5-b5");
    assertThat(Scene.of("b2", "a1").from("b2")).contains("b2-b1", "b2-a2");
  }

  @Test
  void f3SeveralAreTakenAtOnceOneInEachDirection() {
    assertThat(Scene.of("f5 d6 h6 f8", "e6 g6 f7").from("f5")).contains("f5-f6xe6xf7xg6");
  }

  @Test
  void f3CapturesAreNamedByFileThenRank() {
    assertThat(Scene.of("f5 d8 d6 h6", "e7 e6 g6").from("f5")).contains("f5-f6xe6xe7xg6");
  }

  @Test
  void f3OnlyTheManThatMovedTakes() {
    // the enemy on e6 has stood between two white men since it went there
    Scene scene = Scene.of("d6 f6 h2", "e6");
    assertThat(scene.from("h2")).contains("h2-h3").noneMatch(text -> text.contains("x"));
  }

  @Test
  void f3WhoMovesBetweenTwoEnemiesIsSafe() {
    ChitralPosition after = Scene.of("d6 f6", "e7").blackMoves().play("e7-e6");
    assertThat(after.men().black().contains(Layout.CORNERS.grid().square("e6")))
        .as("the man who moved to e6 is still there")
        .isTrue();
    assertThat(Scene.moves(after)).contains("d6-d5");
  }

  @Test
  void f3TheSquareThatAManLeftIsNoPartner() {
    // round to the other side of e4: d4, behind it, has just been left
    assertThat(Scene.of("d4 d5 e6 f5", "e4").from("d4")).contains("d4:d6:f6:f4");
    assertThat(Scene.of("d4 d5 e6 f5 c4", "e4").from("d4")).contains("d4:d6:f6:f4");
  }

  @Test
  void f3TwoEnemiesSideBySideAreSafe() {
    assertThat(Scene.of("e6 i7", "f6 g6").from("i7")).noneMatch(text -> text.contains("x"));
  }

  @Test
  void f3OrthogonalLeavesDiagonalsAlone() {
    assertThat(straight("f5 d8", "e7").from("f5")).contains("f5-f6");
    assertThat(straight("f5 d6", "e6").from("f5")).contains("f5-f6xe6");
    assertThat(straight("f5 d8 f8", "e7 f7").from("f5")).contains("f5-f6xf7");
  }

  @Test
  void f3OrthogonalStillMovesDiagonally() {
    assertThat(straight("e5 f6", "").from("e5")).contains("e5-d4", "e5:g7");
  }

  @Test
  void f3AtTheEndAChainTakesOnlyWhereItEnds() {
    // e4 over e5 to e6, beside d6 with its partner c6, then over f6 to g6
    Scene scene = Scene.of("e4 e5 f6 c6", "d6");
    assertThat(scene.from("e4")).contains("e4:e6xd6", "e4:e6:g6").doesNotContain("e4:e6:g6xd6");
  }

  @Test
  void f3AtEachJumpAChainTakesWhereverItLands() {
    Scene scene = each("e4 e5 f6 c6", "d6");
    assertThat(scene.from("e4")).contains("e4:e6xd6", "e4:e6:g6xd6").doesNotContain("e4:e6:g6");
  }

  @Test
  void f3AtEachJumpTheSameEndWithOtherCapturesIsAnotherMove() {
    // from d3 to f5 by d5, past c5 with its partner b5, or by f3, past nobody
    Scene scene = each("d3 d4 e5 e3 f4 b5", "c5");
    assertThat(scene.jumps("d3"))
        .contains("d3:f3:f5", "d3:d5:f5xc5", "d3:d5xc5")
        .doesNotContain("d3:d5:f5");
  }

  @Test
  void f3AtEachJumpAChainMayPassItsStart() {
    // out to d6 and back past d4, where nobody is taken, on to f4; only the way by d6 takes c6
    Scene scene = each("d4 d5 e4 b6", "c6");
    assertThat(scene.jumps("d4")).containsExactly("d4:d6xc6", "d4:f4", "d4:d6:d4:f4xc6");
  }

  @Test
  void f3LandingOnTheStartInPassingTakesToo() {
    // d4 lies beside d3 with its partner d2; only who comes back to d4 takes it
    Scene scene = each("d4 d5 d2", "d3");
    assertThat(scene.jumps("d4")).containsExactly("d4:d6", "d4:d6:d4:d6xd3");
  }

  @Test
  void f3AtEachJumpAStepTakesAsEver() {
    assertThat(each("f5 d6", "e6").from("f5")).contains("f5-f6xe6");
  }
}

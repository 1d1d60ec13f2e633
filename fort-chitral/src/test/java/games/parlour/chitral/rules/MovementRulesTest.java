package games.parlour.chitral.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import org.junit.jupiter.api.Test;

/** F2: steps and jumps. */
class MovementRulesTest {
  @Test
  void f2WhiteBegins() {
    FortChitral game = new FortChitral();
    assertThat(Scene.state(game.start(game.setup(Occasion.TABLE)))).isEqualTo("white");
    assertThat(Scene.state(Scene.of("e5", "h8").play("e5-e6"))).isEqualTo("black");
  }

  @Test
  void f2AStepGoesInAllEightDirections() {
    assertThat(Scene.of("e5", "").from("e5"))
        .containsExactly("e5-d4", "e5-d5", "e5-d6", "e5-e4", "e5-e6", "e5-f4", "e5-f5", "e5-f6");
  }

  @Test
  void f2AStepStaysOnTheBoardAndNeedsAnEmptySquare() {
    assertThat(Scene.of("a1", "").from("a1")).containsExactly("a1-a2", "a1-b1", "a1-b2");
    assertThat(Scene.of("a1 b1", "a2").from("a1")).containsExactly("a1-b2", "a1:c1");
    assertThat(Scene.of("l6", "").from("l6")).hasSize(5);
  }

  @Test
  void f2AJumpGoesOverAnOwnManInAllEightDirections() {
    assertThat(Scene.of("e5 d4 d5 d6 e4 e6 f4 f5 f6", "").from("e5"))
        .containsExactly("e5:c3", "e5:c5", "e5:c7", "e5:e3", "e5:e7", "e5:g3", "e5:g5", "e5:g7");
  }

  @Test
  void f2NobodyJumpsOverAnEnemyOrTwoMenOrOntoSomebody() {
    assertThat(Scene.of("e5", "e6").jumps("e5")).isEmpty();
    assertThat(Scene.of("e5 e6 e7", "").jumps("e5")).isEmpty();
    assertThat(Scene.of("e5 e6", "e7").jumps("e5")).isEmpty();
    assertThat(Scene.of("e5 e7", "").jumps("e5")).isEmpty();
  }

  @Test
  void f2NobodyJumpsOverTheEdge() {
    assertThat(Scene.of("b1 a1", "").jumps("b1")).isEmpty();
    assertThat(Scene.of("b2 a1 a2 a3 b1", "").jumps("b2")).isEmpty();
  }

  @Test
  void f2AChainTurnsCornersAndStopsAfterAnyJump() {
    assertThat(Scene.of("e1 e2 f3 g2", "").jumps("e1"))
        .containsExactly("e1:e3", "e1:e3:g3:g1", "e1:e3:g3");
  }

  @Test
  void f2AChainDoesNotEndWhereItBegan() {
    // four men in a square to jump around
    assertThat(Scene.of("d3 e3 f4 e5 d4", "").jumps("d3"))
        .isNotEmpty()
        .noneMatch(m -> m.matches("d3.*:d3"));
  }

  @Test
  void f2AChainMayComePastItsStart() {
    ChitralPosition position = Scene.of("d3 e3 f4 e5 d4", "").position();
    assertThat(Scene.line(Scene.play(position, "d3:d5:d3:f3")))
        .isEqualTo(Scene.line(Scene.play(position, "d3:f3")));
    assertThatThrownBy(() -> Scene.play(position, "d3:d5:d3")).isInstanceOf(Refusal.class);
  }

  @Test
  void f2EveryEndOfARingIsOneMove() {
    assertThat(Scene.of("d3 e3 f4 e5 d4", "").jumps("d3"))
        .containsExactly("d3:d5", "d3:f3", "d3:d5:f5");
  }

  @Test
  void f2StepAndJumpAreNotMixed() {
    assertThat(Scene.of("e5 e6 g8", "").from("e5"))
        .contains("e5:e7")
        .noneMatch(m -> m.contains("g9"));
  }

  @Test
  void f2ChainsWithOneEndAndTheSameCapturesAreOneMove() {
    assertThat(Scene.of("d3 e3 f4 e5 d4", "").jumps("d3"))
        .filteredOn(m -> m.endsWith("f5"))
        .hasSize(1);
  }
}
